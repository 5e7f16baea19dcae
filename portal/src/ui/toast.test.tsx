// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { afterSending } from './leave.ts';
import { ToastRegion, useClearToasts, useToast } from './toast.tsx';

function Saving() {
  const toast = useToast();
  const clear = useClearToasts();
  return (
    <>
      <button onClick={() => toast('Saved')}>Save</button>
      <button onClick={clear}>Go on</button>
    </>
  );
}

const go = (path: string, options?: { readonly state: unknown }) => act(() => navigate(path, options));
const isShown = () => screen.queryByText('Saved') !== null;

beforeEach(() => {
  navigate('/profile');
  render(
    <ToastRegion closeLabel="Close">
      <Saving />
    </ToastRegion>,
  );
  fireEvent.click(screen.getByText('Save'));
});
afterEach(cleanup);

it('shows a message until it is closed', () => {
  expect(isShown()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isShown()).toBe(false);
});

it('leaves once the style sheet has shown it for long enough, and not when it has only come', () => {
  const toast = screen.getByText('Saved').parentElement ?? document.body;
  const end = (animationName: string) =>
    // jsdom knows no animations, and React then listens to their first name.
    fireEvent(toast, Object.assign(new Event('webkitAnimationEnd', { bubbles: true }), { animationName }));
  end('rise');
  expect(isShown()).toBe(true);
  end('leave');
  expect(isShown()).toBe(false);
});

it('makes room for what is newer', () => {
  fireEvent.click(screen.getByText('Go on'));
  expect(isShown()).toBe(false);
});

it.each([
  ['the customer goes on', ['/usage'], false],
  ['something else is looked for on the same page', ['/profile?sort=newest'], true],
  ['the customer goes on after that', ['/profile?sort=newest', '/usage'], false],
] as const)('where %s', (_, ways, want) => {
  for (const way of ways) go(way);
  expect(isShown()).toBe(want);
});

it('goes along to the page that sending leads to, and no further', () => {
  go('/messages', { state: afterSending });
  expect(isShown()).toBe(true);
  go('/usage');
  expect(isShown()).toBe(false);
});

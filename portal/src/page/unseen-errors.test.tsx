// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from '../ui/index.ts';
import { useUnseenErrors } from './unseen-errors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Block() {
  const tell = useUnseenErrors();
  return <button onClick={() => tell(['Not paid'])}>Pay</button>;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <ToastRegion closeLabel="Close">
      {isOpen ? <Block /> : null}
      <button onClick={() => setOpen(false)}>Take away</button>
    </ToastRegion>
  );
}

const press = (name: string) => act(() => fireEvent.click(screen.getByText(name)));
const isTold = () => screen.queryByText('Not paid') !== null;

it.each([
  { what: 'a block that the failure takes away', after: 0, told: true },
  { what: 'a block that is gone before it is painted', after: 900, told: true },
  { what: 'a block that has shown them', after: 1000, told: false },
])('tells errors of $what: $told', async ({ after, told }) => {
  render(<Page />);
  await press('Pay');
  vi.advanceTimersByTime(after);
  await press('Take away');
  expect(isTold()).toBe(told);
});

it('tells nothing while the block is there', async () => {
  render(<Page />);
  await press('Pay');
  vi.advanceTimersByTime(5000);
  expect(isTold()).toBe(false);
});

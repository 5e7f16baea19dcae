// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, Redirect, Route, Switch, useSearch } from 'wouter';
import { leaveEvent } from './leave.ts';
import { PageRouter, usePlace } from './page-router.tsx';

/** Puts what the page shows of its entry into the page. */
function Shown() {
  const { path, hash, state } = usePlace();
  return <output>{JSON.stringify({ path, search: useSearch(), hash, state })}</output>;
}

const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');
const at = (path: string, rest: object = {}) => ({ path, search: '', hash: '', state: null, ...rest });

beforeEach(() => {
  history.replaceState(null, '', '/es/bills');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

describe('the place that is shown', () => {
  it.each([
    { go: () => history.pushState(null, '', '/es/usage'), want: at('/es/usage') },
    {
      go: () => history.pushState({ sent: 1 }, '', '/es/bills?a=1'),
      want: at('/es/bills', { search: 'a=1', state: { sent: 1 } }),
    },
    { go: () => history.replaceState(null, '', '/es/pay'), want: at('/es/pay') },
    { go: () => history.pushState(null, '', '#here'), want: at('/es/bills', { hash: '#here' }) },
    {
      name: 'a secret',
      go: () => history.pushState(null, '', '#token=1'),
      want: at('/es/bills', { hash: '#token=1', state: { 'portal-fragment': '#token=1' } }),
    },
  ])('follows the history to $want', ({ go, want }) => {
    render(
      <PageRouter base="/es">
        <Shown />
      </PageRouter>,
    );
    expect(shown()).toEqual(at('/es/bills'));
    act(go);
    expect(shown()).toEqual(want);
    expect(location.hash).not.toContain('token');
  });

  it('is where a page leads before its first frame', () => {
    render(
      <PageRouter base="/es">
        <Shown />
        <Route path="/bills">
          <Redirect to="/pay" replace />
        </Route>
      </PageRouter>,
    );
    expect(shown()).toEqual(at('/es/pay'));
  });
});

describe('the way to another page', () => {
  /** Renders two pages with links to each other; the second tells when it is drawn. */
  function renderPages(onDrawn: () => void) {
    function Usage() {
      useEffect(() => onDrawn(), []);
      return <h1>Usage</h1>;
    }
    render(
      <PageRouter base="/es">
        <Switch>
          <Route path="/usage">
            <Usage />
          </Route>
          <Route>
            <Link href="/usage">to usage</Link>
            <Link href="/bills?a=1">to myself</Link>
          </Route>
        </Switch>
      </PageRouter>,
    );
  }

  /** Puts a browser in place that shows pages by a view transition. */
  function watchMotion() {
    const updates: Promise<void>[] = [];
    const start = vi.fn((update: () => Promise<void>) => {
      updates.push(update());
      return { ready: Promise.resolve() };
    });
    Reflect.set(document, 'startViewTransition', start);
    return { updates, start };
  }

  it('is shown by a motion that waits until the page is drawn', async () => {
    const told: string[] = [];
    const { updates } = watchMotion();
    renderPages(() => void told.push('drawn'));
    await act(async () => {
      fireEvent.click(screen.getByText('to usage'));
      void updates[0]?.then(() => told.push('moves'));
    });
    await updates[0];
    expect(told).toEqual(['drawn', 'moves']);
    expect(screen.getByRole('heading').textContent).toBe('Usage');
  });

  it('goes on where the motion of a change is skipped by the next one', async () => {
    const failed: unknown[] = [];
    const note = (error: unknown) => failed.push(error);
    process.on('unhandledRejection', note);
    const ready = Promise.reject(new DOMException('Transition was skipped.', 'AbortError'));
    Reflect.set(document, 'startViewTransition', (update: () => Promise<void>) => {
      void update();
      return { ready };
    });
    renderPages(() => {});
    await act(async () => fireEvent.click(screen.getByText('to usage')));
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', note);
    expect(failed).toEqual([]);
    expect(screen.getByRole('heading').textContent).toBe('Usage');
  });

  it.each([
    { name: 'the browser has no view transitions', reduced: false, has: false },
    { name: 'the customer prefers less motion', reduced: true, has: true },
  ])('is drawn at once where $name', ({ reduced, has }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    const { start } = watchMotion();
    if (!has) Reflect.deleteProperty(document, 'startViewTransition');
    renderPages(() => {});
    fireEvent.click(screen.getByText('to usage'));
    expect(screen.getByRole('heading').textContent).toBe('Usage');
    expect(start).not.toHaveBeenCalled();
  });

  it('has no motion within the page', () => {
    const { start } = watchMotion();
    renderPages(() => {});
    fireEvent.click(screen.getByText('to myself'));
    expect(location.search).toBe('?a=1');
    expect(start).not.toHaveBeenCalled();
  });

  it('is left to what asks first, with the address', () => {
    const asked: unknown[] = [];
    const ask = (event: Event) => {
      event.preventDefault();
      asked.push((event as CustomEvent<{ readonly to: string }>).detail.to); // as leave.ts makes it
    };
    addEventListener(leaveEvent, ask);
    renderPages(() => {});
    fireEvent.click(screen.getByText('to usage'));
    removeEventListener(leaveEvent, ask);
    expect(asked).toEqual(['/es/usage']);
    expect(location.pathname).toBe('/es/bills');
  });
});

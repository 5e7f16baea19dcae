// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, useEffect, useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

interface GreetingProps {
  readonly name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const Waiting = ({ name }: GreetingProps) => <p>Wait, {name}</p>;

/** A component whose code comes when the test says so. */
function createLater() {
  const file = Promise.withResolvers<ComponentType<GreetingProps>>();
  const fetchComponent = vi.fn(() => file.promise);
  return { Later: lazyComponent(fetchComponent, Waiting), file, fetchComponent };
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });
  override render() {
    return this.state.message === '' ? this.props.children : this.state.message;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

describe('later', () => {
  it('shows what waits, with the same properties, until the code is there', async () => {
    const { Later, file } = createLater();
    render(<Later name="Ann" />);
    expect(document.body.textContent).toBe('Wait, Ann');
    await act(async () => file.resolve(Greeting));
    expect(document.body.textContent).toBe('Hello Ann');
  });

  it('fetches once for all places, and shows at once what is there', async () => {
    const { Later, file, fetchComponent } = createLater();
    render([<Later key="1" name="Ann" />, <Later key="2" name="Bo" />]);
    await act(async () => file.resolve(Greeting));
    render(<Later name="Cy" />);
    expect(screen.getByText('Hello Cy')).toBeDefined();
    expect(fetchComponent).toHaveBeenCalledTimes(1);
  });

  it('waits for nothing where the code was fetched ahead', async () => {
    const { Later, file } = createLater();
    file.resolve(Greeting);
    await Later.load();
    render(<Later name="Ann" />);
    expect(document.body.textContent).toBe('Hello Ann');
  });

  it('shows what arrives after it was rendered and before its effects run', async () => {
    const { Later, file } = createLater();
    const steps: string[] = [];
    const Sibling = () => {
      useLayoutEffect(() => file.resolve(Greeting), []);
      useEffect(() => void steps.push('effects'), []);
      return null;
    };
    void Later.load().then(() => steps.push('arrival'));
    // Inside of `act` effects run at once, before anything can arrive.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    root.render([<Sibling key="1" />, <Later key="2" name="Ann" />]);
    await screen.findByText('Hello Ann', {}, { timeout: 1_000 });
    expect(steps).toEqual(['arrival', 'effects']);
  });

  it('throws where its boundary sees it when the code cannot be had', async () => {
    const { Later, file } = createLater();
    const onCaughtError = vi.fn();
    render(
      <Boundary>
        <Later name="Ann" />
      </Boundary>,
      { onCaughtError },
    );
    await act(async () => file.reject(new Error('gone')));
    expect(document.body.textContent).toBe('Error: gone');
    expect(onCaughtError).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a failure, and once while that is under way', async () => {
    const fetchComponent = vi
      .fn<() => Promise<ComponentType<GreetingProps>>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Greeting);
    const Later = lazyComponent(fetchComponent, Waiting);
    await expect(Later.load()).rejects.toThrow('offline');
    render([<Later key="1" name="Ann" />, <Later key="2" name="Bo" />]);
    expect(await screen.findByText('Hello Ann')).toBeDefined();
    expect(screen.getByText('Hello Bo')).toBeDefined();
    expect(fetchComponent).toHaveBeenCalledTimes(2);
  });

  it('tells nobody who has left', async () => {
    const { Later, file } = createLater();
    const { unmount } = render(<Later name="Ann" />);
    unmount();
    await act(async () => file.resolve(Greeting));
    expect(document.body.textContent).toBe('');
  });
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BlockBoundary } from './block-view.tsx';

const page = { text: (key: string) => key };

function Block({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error('broken');
  return <p>block</p>;
}

afterEach(cleanup);

describe('a block that breaks', () => {
  it('is told of in its place and to the root, and leaves the rest alone', () => {
    const onCaughtError = vi.fn();
    const { rerender } = render(
      <>
        <BlockBoundary page={page} key="/a">
          <Block isBroken />
        </BlockBoundary>
        <p>rest</p>
      </>,
      { onCaughtError },
    );
    expect(screen.getByRole('alert').textContent).toContain('blockBroken');
    expect(screen.getByRole('button').textContent).toBe('reload');
    expect(screen.getByText('rest')).toBeDefined();
    expect(onCaughtError).toHaveBeenCalledOnce();
    // At another address it gets another chance.
    rerender(
      <>
        <BlockBoundary page={page} key="/b">
          <Block isBroken={false} />
        </BlockBoundary>
        <p>rest</p>
      </>,
    );
    expect(screen.getByText('block')).toBeDefined();
  });

  it('shows a whole block as it is', () => {
    render(
      <BlockBoundary page={page} key="/a">
        <Block isBroken={false} />
      </BlockBoundary>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

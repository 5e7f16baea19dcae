// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BlockPage } from '../../page/page.ts';
import { ToastRegion } from '../../ui/index.ts';
import { ShareBlock } from './share.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = 'https://www.example.com/plans?code=MARIA-2345';
const values: Readonly<Record<string, unknown>> = { 'reads.r.code': 'MARIA-2345', 'reads.r.link': link };

/** Shows the block in a browser that can do what is given. */
function show(device: object, found: typeof values = values) {
  vi.stubGlobal('navigator', device);
  // What the block asks of its page.
  const page = {
    text: (key: string) => key.split('.').at(-1),
    optionalText: () => undefined,
    read: () => ({ state: 'ready' }),
    value: (source: string) => found[source],
  } as unknown as BlockPage;
  const block = { block: 'share', name: 'code', value: 'reads.r.code', link: 'reads.r.link' } as const;
  render(
    <ToastRegion closeLabel="close">
      <ShareBlock block={block} page={page} />
    </ToastRegion>,
  );
}
const message = () =>
  vi.waitFor(() => {
    const told = document.querySelector('.toast span')?.textContent;
    expect(told).toBeDefined();
    return told;
  });

describe('ShareBlock', () => {
  it('copies the value and tells so', async () => {
    const writeText = vi.fn(async () => undefined);
    show({ clipboard: { writeText } });
    fireEvent.click(screen.getByRole('button', { name: 'copy' }));
    expect(await message()).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('MARIA-2345');
  });

  it('marks the value where the browser copies nothing', async () => {
    show({ clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    fireEvent.click(screen.getByRole('button', { name: 'copy' }));
    expect(await message()).toBe('failed');
    expect(String(getSelection())).toBe('MARIA-2345');
  });

  it('copies the address where the device shares nothing', async () => {
    const writeText = vi.fn(async () => undefined);
    show({ clipboard: { writeText } });
    fireEvent.click(screen.getByRole('button', { name: 'copyLink' }));
    expect(await message()).toBe('linkCopied');
    expect(writeText).toHaveBeenCalledWith(link);
  });

  it.each([
    ['goes on quietly when the customer thinks better of it', 'AbortError', 0],
    ['copies the address when sharing fails', 'NotAllowedError', 1],
  ])('%s', async (_, name, copies) => {
    const writeText = vi.fn(async () => undefined);
    const share = vi.fn(() => Promise.reject(new DOMException('no', name)));
    show({ clipboard: { writeText }, share });
    fireEvent.click(screen.getByRole('button', { name: 'share' }));
    await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ text: 'message', url: link }));
    await vi.waitFor(() => expect(writeText).toHaveBeenCalledTimes(copies));
  });

  it.each([
    ['an address that is none', { ...values, 'reads.r.link': 'javascript:alert(1)' }, 1],
    ['no value', {}, 0],
  ])('offers nothing for %s', (_, found, buttons) => {
    show({}, found);
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  });
});

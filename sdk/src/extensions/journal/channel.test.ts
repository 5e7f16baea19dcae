import { afterEach, expect, it, vi } from 'vitest';
import { openChannel } from './channel.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Puts a channel with these members in the place of Node's. */
function stubChannel(members: object): void {
  vi.stubGlobal('BroadcastChannel', function Channel(name: string) {
    return { name, ...members };
  });
}

it('opens the channel of a name', () => {
  const channel = openChannel('things');
  expect(channel?.name).toBe('things');
  channel?.close();
});

it('opens a channel that keeps no process alive', () => {
  const unref = vi.fn();
  stubChannel({ unref });
  expect(openChannel('things')).toMatchObject({ name: 'things' });
  expect(unref).toHaveBeenCalledOnce();
});

it.each([{}, { unref: 7 }])('opens a channel of a browser, which has no process: %j', (members) => {
  stubChannel(members);
  expect(openChannel('things')).toEqual({ name: 'things', ...members });
});

it('opens none where there is none', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('things')).toBeUndefined();
});

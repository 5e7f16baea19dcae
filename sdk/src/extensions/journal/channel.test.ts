import { afterEach, expect, it, vi } from 'vitest';
import { openChannel } from './channel.ts';

afterEach(() => void vi.unstubAllGlobals());

it('opens the channel of a name, which keeps no process alive', () => {
  const unref = vi.spyOn(BroadcastChannel.prototype, 'unref');
  const channel = openChannel('things');
  expect([channel?.name, unref.mock.contexts]).toEqual(['things', [channel]]);
  channel?.close();
  unref.mockRestore();
});

it.each([{}, { unref: 7 }])('opens a channel of a browser, which has no process: %j', (members) => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        Object.assign(this, members);
      }
    },
  );
  expect(openChannel('things')).toEqual(members);
});

it('opens none where there is none', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('things')).toBeUndefined();
});

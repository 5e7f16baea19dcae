import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createTimestamps, isTimestamp, NODES } from './timestamps.ts';

describe('timestamps', () => {
  const step = fc.record({ by: fc.nat(3), wait: fc.nat(2), receive: fc.option(fc.nat(2)) });

  it('grow with every call, with time, and after what another client gave', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const clock = createFakeClock();
        const clients = [0, 1, 2, 3].map((place) => {
          const timestamps = createTimestamps(clock);
          timestamps.setNodeId(place);
          return { timestamps, last: 0 };
        });
        const given = new Set<number>();
        for (const { by, wait, receive } of steps) {
          clock.advance(wait);
          const client = clients[by];
          if (!client) continue;
          const other = receive === null ? 0 : (clients[receive]?.last ?? 0);
          client.timestamps.receive(other);
          const next = client.timestamps.next();
          expect(next).toBeGreaterThan(Math.max(client.last, other));
          expect(given).not.toContain(next);
          given.add(next);
          client.last = next;
        }
      }),
    );
  });

  it('say which of two clients asked later, when a millisecond lies between them', () => {
    const clock = createFakeClock();
    const [one, other] = [createTimestamps(clock), createTimestamps(clock)];
    one.setNodeId(NODES - 1);
    const first = one.next();
    clock.advance(1);
    expect(other.next()).toBeGreaterThan(first);
  });

  it.each([
    ['one of now', createTimestamps(createFakeClock(5)).next(), true],
    ['one of tomorrow', createTimestamps(createFakeClock(86_400_000)).next(), true],
    ['one of next week', createTimestamps(createFakeClock(7 * 86_400_000)).next(), false],
    ['none at all', -1, false],
    ['half a position', 0.5, false],
    ['a text', '7', false],
  ])('%s: %s is believed: %s', (_, value, want) => {
    expect(isTimestamp(value, 5)).toBe(want);
  });
});

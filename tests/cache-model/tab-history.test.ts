import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort, isRepeated, TIMEOUT, reportEffort } from './effort.ts';
import { runHistory, type Event } from './tab-history.ts';
import { IDS } from './things.ts';

const tab = fc.nat(1);
const id = fc.constantFrom(...IDS);
const which = fc.nat(9);

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    arbitrary: fc.record({ do: fc.constantFrom('read', 'read', 'write', 'invalidate'), tab, id }),
    weight: 6,
  },
  { arbitrary: fc.record({ do: fc.constantFrom('answer', 'answer', 'answer', 'refuse'), which }), weight: 6 },
  {
    arbitrary: fc.record({ do: fc.constantFrom('tell', 'tell', 'list', 'reload', 'reopen', 'dawdle'), tab }),
    weight: 5,
  },
  {
    arbitrary: fc.record({ do: fc.constantFrom('deliver', 'deliver', 'deliver', 'lose'), which }),
    weight: 5,
  },
  { arbitrary: fc.record({ do: fc.constant('elsewhere'), id }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, 1_000, 30_000) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('switch'), tab }), weight: 1 },
);

describe('two tabs and their reloads', () => {
  it(
    'never show something older or of another user, and in the end what the server has',
    async () => {
      const events = fc.array(event, { minLength: 1, maxLength: 20, size: 'max' });
      let histories = 0;
      let steps = 0;
      let agreements = 0;
      const property = fc.asyncProperty(events, async (all) => {
        if (await runHistory(all)) agreements += 1;
        histories += 1;
        steps += all.length;
      });
      await fc.assert(property, effort(5_000, 100_000));
      reportEffort({ histories, steps, agreements });
      // Laws that nothing is held to would hold for ever.
      if (!isRepeated) expect(agreements).toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});

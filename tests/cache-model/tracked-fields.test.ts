import fc from 'fast-check';
import { describe, it } from 'vitest';
import { effort, TIMEOUT, reportEffort } from './effort.ts';
import { NAMES, trackThrough, type Event } from './tracked-fields.ts';

const names = fc.subarray([...NAMES], { minLength: 1, maxLength: 2 });
const which = fc.nat(5);
const event: fc.Arbitrary<Event> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constantFrom('watch', 'read', 'push', 'push'), names }), weight: 4 },
  {
    arbitrary: fc.record({ do: fc.constantFrom('answer', 'answer', 'answer', 'refuse', 'unwatch'), which }),
    weight: 4,
  },
  { arbitrary: fc.record({ do: fc.constantFrom('list', 'change', 'change') }), weight: 3 },
);

describe('a record that is known in parts of several versions', () => {
  it(
    'has, once all is quiet, all tracked fields of its latest version, asked for once',
    async () => {
      const events = fc.array(event, { minLength: 1, maxLength: 16, size: 'max' });
      let steps = 0;
      const property = fc.asyncProperty(events, async (all) => {
        await trackThrough(all);
        steps += all.length;
      });
      await fc.assert(property, effort(10_000, 100_000));
      reportEffort({ steps });
    },
    TIMEOUT,
  );
});

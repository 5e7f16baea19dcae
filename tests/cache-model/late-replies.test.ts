import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import { effort, TIMEOUT } from './effort.ts';
import { fetchLateCode } from './late-code.ts';
import {
  keepsUsersApart,
  READS,
  risesByRequest,
  risesByVersion,
  risesThroughAll,
  type Exchange,
  type Turn,
} from './late-replies.ts';

const USUAL = 10_000;
const DEMANDED = 100_000;
const read = fc.nat(READS - 1);

const timestamps = fc
  .array(read, { minLength: 2, maxLength: 5 })
  .chain((asked) =>
    fc.tuple(fc.constant(asked), fc.shuffledSubarray([...asked.keys()], { minLength: asked.length })),
  );

const which = fc.nat(7);
const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ do: fc.constantFrom('read', 'write'), which }),
  fc.record({ do: fc.constant('answer'), which }),
);
/** Something before the switch, so that something can come late, and something after it. */
const turns = fc
  .tuple(fc.array(turn, { minLength: 1, maxLength: 4 }), fc.array(turn, { minLength: 1, maxLength: 5 }))
  .map(([before, after]): readonly Turn[] => [...before, { do: 'switch' }, ...after]);

const isVersioned = fc.boolean();
const exchange: fc.Arbitrary<Exchange> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('read'), read, isVersioned }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('write'), isVersioned, isTaken: fc.boolean() }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('answer'), which }), weight: 2 },
);

beforeAll(fetchLateCode);

describe('replies that come late', () => {
  it(
    'never overwrite fields of a newer version',
    () => {
      const answers = fc.array(fc.record({ read, rev: fc.integer({ min: 1, max: 9 }) }), {
        minLength: 2,
        maxLength: 6,
      });
      fc.assert(fc.property(answers, risesByVersion), effort(USUAL, DEMANDED));
    },
    TIMEOUT,
  );

  it(
    'never overwrite fields that were asked for later',
    async () => {
      const property = fc.asyncProperty(timestamps, ([asked, replies]) => risesByRequest(asked, replies));
      await fc.assert(property, effort(USUAL, DEMANDED));
    },
    TIMEOUT,
  );

  it(
    'never overwrite newer fields, with and without versions, around writes that are shown at once',
    async () => {
      const exchanges = fc.array(exchange, { minLength: 2, maxLength: 8, size: 'max' });
      await fc.assert(fc.asyncProperty(exchanges, risesThroughAll), effort(USUAL, DEMANDED));
    },
    TIMEOUT,
  );

  it(
    'never enter the store of another user than the one who asked',
    async () => {
      await fc.assert(fc.asyncProperty(turns, keepsUsersApart), effort(USUAL, DEMANDED));
    },
    TIMEOUT,
  );
});

import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import { historyOf } from './commands.ts';
import { demandedSteps, effort, TIMEOUT, reportEffort } from './effort.ts';
import { fetchLateCode } from './late-code.ts';
import { createSides } from './side-by-side.ts';

const LENGTH = 16;
const HISTORIES = 10_000;
/** The average length of histories of at most `LENGTH`. */
const USUAL = LENGTH / 2;

beforeAll(fetchLateCode);

describe('the client beside its model', () => {
  it(
    'is the same to everybody who reads, watches and writes',
    async () => {
      let histories = 0;
      let steps = 0;
      const most = fc.constantFrom(1, 2, 10_000);
      const budget = fc.record({ entities: most, results: most });
      // oxlint-disable-next-line max-params
      const property = fc.asyncProperty(fc.nat(8), budget, historyOf(LENGTH), async (eye, kept, commands) => {
        const sides = createSides(eye, kept);
        for (const command of commands) await sides.step(command);
        sides.finish();
        histories += 1;
        steps += commands.length;
      });
      await fc.assert(property, effort(HISTORIES, Math.ceil((demandedSteps ?? 0) / USUAL)));
      reportEffort({ histories, steps });
    },
    TIMEOUT,
  );
});

import { describe, expect, it } from 'vitest';
import { countJourneys, countUnitTests } from './test-reports.ts';

describe('countUnitTests', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  it.each([
    ['all passed', {}, [5, 0, 0]],
    ['one failed', { numFailedTests: 1 }, [5, 1, 0]],
    ['two were skipped', { numPendingTests: 2 }, [5, 2, 1]],
    ['one is to do', { numTodoTests: 1 }, [5, 1, 1]],
  ])('%s', (_, changes, want) => {
    const { passed, failed, notes } = countUnitTests({ ...report, ...changes });
    expect([passed, failed, notes.length]).toEqual(want);
  });
});

describe('countJourneys', () => {
  const journey = (status: string, line: number) => ({
    title: 'a journey',
    file: 'a.spec.ts',
    line,
    tests: [{ status }],
  });
  const reportOf = (flaky: number, stats: object = {}) => ({
    stats: { expected: 5, unexpected: 0, flaky, skipped: 0, ...stats },
    suites: [
      { specs: [journey('expected', 1)] },
      { suites: [{ specs: Array.from({ length: flaky }, (_, at) => journey('flaky', at + 2)) }] },
    ],
  });
  const note = (line: number) =>
    `flaky: a.spec.ts:${line} a journey failed, and passed when it was run again`;
  it.each([
    ['all passed', reportOf(0), { passed: 5, failed: 0, notes: [] }],
    [
      'one failed, one was skipped',
      reportOf(0, { unexpected: 1, skipped: 1 }),
      { passed: 5, failed: 2, notes: [] },
    ],
    ['two passed at the second run', reportOf(2), { passed: 7, failed: 0, notes: [note(2), note(3)] }],
    [
      'three passed at the second run',
      reportOf(3),
      {
        passed: 5,
        failed: 3,
        notes: [note(2), note(3), note(4), '3 flaky journeys count as failed: fewer than 3 may be'],
      },
    ],
  ])('%s', (_, report, want) => expect(countJourneys(report)).toEqual(want));
});

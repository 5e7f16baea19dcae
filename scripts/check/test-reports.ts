/** The counts of a test runner's report. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Passed tests that still should be looked into, a line each. */
  readonly notes: readonly string[];
}

/** The counts of Vitest's own report format. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Skipped by `skip`, or by the `only` of another test. */
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** A test that does not run proves nothing, so it counts as failed. */
export function countUnitTests(report: UnitReport): TestCounts {
  const idle = report.numPendingTests + report.numTodoTests;
  const notes = idle === 0 ? [] : [`${idle} tests were skipped or are to do, which counts as failed`];
  return { passed: report.numPassedTests, failed: report.numFailedTests + idle, notes };
}

interface JourneySuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly JourneySuite[];
}

/** Playwright's own report format. */
export interface JourneyReport extends JourneySuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** One or two journeys may stumble with the machine; from this number on it is the portal. */
const TOO_MANY_FLAKY = 3;

/** Names the journeys that passed only when they were run again; too many of them have failed. */
export function countJourneys(report: JourneyReport): TestCounts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + skipped;
  const notes = flakyJourneys(report).map(
    (name) => `flaky: ${name} failed, and passed when it was run again`,
  );
  if (flaky < TOO_MANY_FLAKY) return { passed: expected + flaky, failed, notes };
  const verdict = `${flaky} flaky journeys count as failed: fewer than ${TOO_MANY_FLAKY} may be`;
  return { passed: expected, failed: failed + flaky, notes: [...notes, verdict] };
}

function flakyJourneys({ specs = [], suites = [] }: JourneySuite): readonly string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(flakyJourneys),
  ];
}

/** A place of the tests: a file, and words that stand in the name of the test or in the code that checks. */
type Evidence = readonly [file: string, words: string];

/** One thing that a security team asks of a portal. */
export interface SecurityCheck {
  readonly number: number;
  /** What has to hold. */
  readonly requirement: string;
  readonly evidence: readonly Evidence[];
  /** `partly` says in `left` what does not hold yet. */
  readonly state: 'holds' | 'partly';
  readonly left?: string;
  /** What only the real org can show: the question to its owner. */
  readonly question?: string;
}

/** The command that runs a piece of evidence. */
export function commandOf([file]: Evidence): string {
  if (file.endsWith('.spec.ts') || file.startsWith('tests/e2e/'))
    return `npx playwright test -c tests/e2e/playwright.config.ts ${file.endsWith('.spec.ts') ? file : ''}`.trim();
  if (/\.test\.tsx?$/.test(file)) return `npm run unit -- ${file}`;
  if (file === 'scripts/check.ts') return 'npm run check';
  return file.startsWith('.oxlintrc') ? 'npm run lint' : 'npm run build';
}

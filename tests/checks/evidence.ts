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

/** The command that runs a piece of evidence, in its deep form: what no commit waits for runs, too. */
export function commandOf([file]: Evidence): string {
  const end = /\.(?:test|spec)\.tsx?$/.test(file) ? ` ${file}` : '';
  if (file.startsWith('tests/e2e/'))
    return `TEST_DEPTH=deep npx playwright test -c tests/e2e/playwright.config.ts${end}`;
  if (file.startsWith('tests/contract/') && end !== '') return `TEST_DEPTH=deep npm run contract --${end}`;
  if (end !== '') return `TEST_DEPTH=deep npm run unit --${end}`;
  if (file.startsWith('tests/bench/host/')) return 'npm run bench:host';
  if (file.startsWith('tests/deploy/')) return 'npm run test:operation';
  if (file === 'scripts/check.ts') return 'npm run check';
  return file.startsWith('.oxlintrc') ? 'npm run lint' : 'npm run build';
}

/** A check with its state and the commands that show it, as lines of text. */
export function writeCheck(
  check: Pick<SecurityCheck, 'requirement' | 'evidence' | 'state'>,
  mark: string,
): string {
  const commands = [...new Set(check.evidence.map(commandOf))];
  return [`${mark}${check.state}: ${check.requirement}`, ...commands.map((line) => `      ${line}`)].join(
    '\n',
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandOf, writeCheck, type SecurityCheck } from './evidence.ts';
import { attackChecks } from './attack-checks.ts';
import { securityChecks } from './security-checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The project's own file.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly [name: string]: string };
};

/** The lines of a test in which something is tested: its titles and the rows of its tables. A comment runs nothing. */
function linesOf(code: string): readonly string[] {
  return code.split('\n').filter((line) => /['"`]/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line));
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
/** A test that is skipped, or is left to do, shows nothing. */
const idle = /\b(?:it|test|describe)\.(?:skip|skipIf|runIf|todo|fixme|fails)\b/;

it('the lines of a test are told from its comments', () => {
  const code = ['/** `gone` */', "// it('gone')", " * 'gone'", "it('holds', f);", "  ['a row', 1],", 'f();'];
  expect(linesOf(code.join('\n'))).toEqual(["it('holds', f);", "  ['a row', 1],"]);
});

/** Fails for a piece of evidence that is no line of a test that runs. */
function expectEvidence(evidence: SecurityCheck['evidence']): void {
  for (const [file, words] of evidence) {
    const path = join(root, file);
    const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const lines = isTest(file) ? linesOf(code) : [code];
    const isThere = lines.some((line) => line.includes(words)) && !(isTest(file) && idle.test(code));
    expect(isThere, `${file}: ${words}`).toBe(true);
  }
}

it.each(attackChecks.map((check) => [check.requirement, check] as const))('%s', (_, { evidence }) => {
  expect(evidence).not.toEqual([]);
  expectEvidence(evidence);
});

describe('the checks of a security team', () => {
  it('are 48, each once', () => {
    expect(securityChecks.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
  });

  it.each(securityChecks.map((check) => [check.number, check.requirement, check] as const))(
    '%i: %s',
    (_number, _requirement, { evidence, state, left }) => {
      expect(evidence).not.toEqual([]);
      expectEvidence(evidence);
      expect(left === undefined).toBe(state === 'holds');
    },
  );

  it('list what to ask the owner of the org', () => {
    const readme = readFileSync(join(root, 'tests/checks/README.md'), 'utf8');
    const asked = securityChecks.flatMap(({ number, question }) =>
      question === undefined ? [] : [`- ${number}: ${question}`],
    );
    expect(readme.split('\n').filter((line) => /^- \d/.test(line))).toEqual(asked);
  });

  it('have commands that exist', () => {
    const all = [...securityChecks, ...attackChecks].flatMap(({ evidence }) => evidence.map(commandOf));
    const unknown = [...new Set(all)].filter((command) => {
      const name = /\bnpm run (\S+)/.exec(command)?.[1];
      if (name !== undefined) return scripts[name] === undefined;
      return !command.includes('playwright test -c tests/e2e/playwright.config.ts');
    });
    expect(unknown).toEqual([]);
  });

  it('stand in a table with their commands', async () => {
    const rows = [
      ...securityChecks.map((check) => writeCheck(check, `${String(check.number).padStart(2)}  `)),
      'Attacks',
      ...attackChecks.map((check) => writeCheck({ state: 'holds', ...check }, '    ')),
    ];
    const text = `# The checks and their commands\n\nWritten by their test.\n\n\`\`\`text\n${rows.join('\n')}\n\`\`\`\n`;
    await expect(text).toMatchFileSnapshot('commands.md');
  });
});

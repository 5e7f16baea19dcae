import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandOf } from './evidence.ts';
import { securityChecks } from './security-checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The project's own file.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly [name: string]: string };
};

describe('the checks of a security team', () => {
  it('are 48, each once', () => {
    expect(securityChecks.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
  });

  it.each(securityChecks.map((check) => [check.number, check.requirement, check] as const))(
    '%i: %s',
    (_number, _requirement, { evidence, state, left }) => {
      expect(evidence.length).toBeGreaterThan(0);
      for (const [file, words] of evidence) {
        const path = join(root, file);
        expect(existsSync(path) && readFileSync(path, 'utf8').includes(words), `${file}: ${words}`).toBe(
          true,
        );
      }
      expect(left === undefined).toBe(state === 'holds');
    },
  );

  it('have commands that exist', () => {
    const commands = new Set(securityChecks.flatMap(({ evidence }) => evidence.map(commandOf)));
    const unknown = [...commands].filter((command) => {
      const name = /^npm run (\S+)/.exec(command)?.[1];
      if (name !== undefined) return scripts[name] === undefined;
      return !existsSync(
        join(root, /playwright\.config\.ts/.test(command) ? 'tests/e2e/playwright.config.ts' : command),
      );
    });
    expect(unknown).toEqual([]);
  });
});

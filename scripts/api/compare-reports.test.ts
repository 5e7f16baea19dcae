import { describe, expect, it } from 'vitest';
import { compareReports } from './compare-reports.ts';

const report = (code: string): ReadonlyMap<string, string> =>
  new Map([['react.md', `# react\n\nMade.\n\n\`\`\`ts\n${code}\n\`\`\`\n`]]);
const HOOK = 'function useRead(config: string): void;';
const OPTIONS = 'interface Options {\n    readonly wait: number;\n}';

describe('changes of public types', () => {
  it.each<readonly [name: string, old: string, now: string, want: readonly string[]]>([
    ['nothing', HOOK, HOOK, []],
    ['an export that is gone', `${HOOK}\n\n${OPTIONS}`, OPTIONS, ['! `useRead` is gone.']],
    ['an export that is new', OPTIONS, `${HOOK}\n\n${OPTIONS}`, ['  `useRead` is new.']],
    [
      'an optional member that is new',
      OPTIONS,
      OPTIONS.replace('}', '    readonly name?: string;\n}'),
      ['  `Options` has more: readonly name?: string;'],
    ],
    [
      'a required member that is new',
      OPTIONS,
      OPTIONS.replace('}', '    readonly name: string;\n}'),
      ['! `Options` was `interface Options {` and is `readonly name: string;`.'],
    ],
    [
      'a member of another type',
      OPTIONS,
      OPTIONS.replace('number', 'string'),
      ['! `Options` was `readonly wait: number;` and is `readonly wait: string;`.'],
    ],
    [
      'an overload that is gone',
      `${HOOK}\n\nfunction useRead(): void;`,
      HOOK,
      ['! `useRead` was `function useRead(): void;` and is `function useRead(config: string): void;`.'],
    ],
  ])('%s', (_, old, now, want) => {
    const changes = compareReports(report(old), report(now));
    expect(changes.map(({ isBreaking, text }) => `${isBreaking ? '!' : ' '} ${text}`)).toEqual(want);
    expect(changes.every(({ subject }) => subject === '@energy-portal/sdk/react')).toBe(true);
  });

  it('name entry points that come and go', () => {
    const text = (changes: ReturnType<typeof compareReports>) => changes.map((each) => each.text);
    expect(text(compareReports(new Map(), report(HOOK)))).toEqual(['The entry point is new.']);
    expect(text(compareReports(report(HOOK), new Map()))).toEqual(['The entry point is gone.']);
  });
});

import { expect, it } from 'vitest';
import { isBreakAnnounced } from './announced.ts';

const changeset = (bump: string): string =>
  `---\n'@energy-portal/sdk': ${bump}\n---\n\nminor and major words.\n`;

it.each<readonly [version: string, changesets: readonly string[], want: boolean]>([
  ['0.1.0', [], false],
  ['0.1.0', [changeset('patch')], false],
  ['0.1.0', [changeset('patch'), changeset('minor')], true],
  ['0.1.0', [changeset('major')], true],
  ['1.4.0', [changeset('minor')], false],
  ['1.4.0', [changeset('major')], true],
  ['1.4.0', [changeset('major').replace('sdk', 'generator')], false],
])('version %s with %j announces a breaking change: %s', (version, changesets, want) =>
  expect(isBreakAnnounced({ version, changesets })).toBe(want),
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { readProject } from '../../load/project-files.ts';
import { checkProject } from '../check-project.ts';
import { measure } from './measure.ts';
import { slipsByKind } from './slips-by-kind.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { files } = readProject(root);

/** Each commit tries one of so many places of each kind of slip, and `npm run test:deep` twenty times as many. */
const every = process.env['TEST_DEPTH'] === 'deep' ? 8 : 160;

const slips = files.screens.flatMap(({ file, value: config }, at) =>
  slipsByKind(
    file.replace(/^screen-configs\/|\.json$/g, ''),
    { config, operations: files.catalogue.operations },
    { from: at * 7, every },
  ),
);

const measured = slips.map((slip) =>
  measure(slip, {
    root,
    check: (read) => checkProject(read, blockDescriptors),
    readFile: (path) => readFileSync(join(root, path), 'utf8'),
  }),
);
const tell = (found: typeof measured) =>
  found.map(({ config, told }) => [config.what, config.screen, config.wrong[0], told[0]].join(': '));

it('refuses 98 of 100 slips of every kind', () => {
  const missed = measured.filter(({ isRefused }) => !isRefused);
  expect(measured.length).toBeGreaterThan(10);
  expect(missed.length / measured.length, tell(missed).join('\n')).toBeLessThanOrEqual(0.02);
});

it('tells 98 of 100 at their line, or where the text belongs that is missing', () => {
  const isAtText = (told: readonly string[]) => told.every((line) => /^locales\/.* is missing\./.test(line));
  const astray = measured.filter(({ isRightLine, told }) => !isRightLine && !isAtText(told));
  expect(astray.length / measured.length, tell(astray).join('\n')).toBeLessThanOrEqual(0.02);
});

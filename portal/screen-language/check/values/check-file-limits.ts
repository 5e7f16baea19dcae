import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Limits of files, and the numbers that make sense there. */
const limits = [
  { member: 'maxBytes', least: 1024, most: Infinity, words: 'no file has so few bytes' },
  { member: 'longestName', least: 20, most: 1024, words: 'the name of a file has another length' },
  { member: 'most', least: 1, most: 100, words: 'nobody sends so many files' },
] as const;

/** The end of a file's name, without its dot. */
const ending = /^[a-z\d]{2,5}$/;

/** Limits of files that are numbers of something else: bytes, characters and files are counted each by itself. */
export function checkFileLimits(
  { config, blocks }: CheckedScreen,
  { constants }: Catalogue,
  report: Report,
): void {
  const ofFields = placedFields(config).flatMap(({ field: { files }, path }) =>
    files === undefined ? [] : [{ files, path: [...path, 'files'] as JsonPath }],
  );
  const ofBlocks = blocks.flatMap(({ block, path }) =>
    block.block === 'upload' ? [{ files: block, path }] : [],
  );
  const valueOf = (from: unknown) =>
    typeof from === 'string' && from.startsWith('constants.')
      ? readPath(constants, from.slice('constants.'.length))
      : undefined;
  for (const { files, path } of [...ofFields, ...ofBlocks]) {
    const formats: unknown = Reflect.get(files, 'formats');
    const kinds = valueOf(formats);
    const other = Array.isArray(kinds) ? kinds.find((kind) => !ending.test(String(kind))) : undefined;
    if (other !== undefined) {
      const message = `"${String(formats)}" has "${String(other)}", and no file's name ends so.`;
      report([...path, 'formats'], { rule: 'wrong-limit', message, remedy: 'Name another constant.' });
    }
    for (const { member, least, most, words } of limits) {
      const from: unknown = Reflect.get(files, member);
      const value = valueOf(from);
      if (typeof value !== 'number' || (value >= least && value <= most)) continue;
      const message = `"${String(from)}" is ${value}, and ${words}.`;
      report([...path, member], { rule: 'wrong-limit', message, remedy: 'Name another constant.' });
    }
  }
}

import type { DownloadBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockDescriptor, BlockFinding } from '../../../screen-language/model/block-descriptor.ts';
import { below, ownChunks } from '../descriptor-defaults.ts';

/** Buttons that make files out of the entries of a read, or fetch one that the org keeps. */
export const downloadDescriptor: BlockDescriptor<'download'> = {
  describe: ({ read, items, formats }) => ({
    texts: [
      'file',
      ...below('formats', formats),
      ...below(
        'columns',
        formats.flatMap((format) => (format.as === 'csv' ? format.columns : [])),
      ),
    ],
    optionalTexts: /^(heading|hint)$/,
    values: [],
    names: { formats },
    links: [],
    submissions: [],
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: (block) => [...checkLengths(block), ...checkZones(block)],
  chunks: ownChunks('src/blocks/download/download.tsx'),
  samples: [{ screen: 'usage/comparison', name: 'files', states: ['filled', 'empty'] }],
};

/** An entry of a Green Button file has one length. */
function checkLengths({ formats }: DownloadBlock): readonly BlockFinding[] {
  return formats.flatMap((format, index): readonly BlockFinding[] => {
    if (format.as !== 'green-button') return [];
    if ((format.days === undefined) !== (format.seconds === undefined)) return [];
    const message =
      format.days === undefined
        ? 'Nothing says how long an entry of the file is.'
        : 'Both "days" and "seconds" say how long an entry of the file is.';
    const remedy = 'Keep "days" for bills, or "seconds" for hours.';
    return [{ path: ['formats', index], finding: { rule: 'one-length', message, remedy } }];
  });
}

/** A zone that no calendar knows would end the file. */
function checkZones({ formats }: DownloadBlock): readonly BlockFinding[] {
  return formats.flatMap((format, index): readonly BlockFinding[] => {
    if (format.as !== 'green-button' || isZone(format.timeZone)) return [];
    const message = `There is no time zone "${format.timeZone}".`;
    const remedy = 'Write one such as "America/Chicago".';
    return [{ path: ['formats', index, 'timeZone'], finding: { rule: 'unknown-zone', message, remedy } }];
  });
}

function isZone(timeZone: string): boolean {
  // The list is much sooner there than a calendar, and lacks no more than second names of zones.
  if (Intl.supportedValuesOf('timeZone').includes(timeZone)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** A thing of which a block has one at most. */
interface Only {
  readonly list: string;
  readonly isOne: (entry: object) => boolean;
  readonly message: string;
  readonly remedy: string;
  readonly member: string;
}

const onlies: readonly Only[] = [
  {
    list: 'links',
    isOne: (entry) => 'style' in entry && entry.style === 'button',
    member: 'style',
    message: 'Two links look like the one main action here, and both can be there at once.',
    remedy:
      'Write "secondary" or "link" for one of them, or show them under conditions that exclude each other.',
  },
  {
    list: 'rows',
    isOne: (entry) => 'prominent' in entry && entry.prominent === true,
    member: 'prominent',
    message: 'Two rows are written large; one number is what the customer looks for.',
    remedy: 'Remove "prominent" from one of them.',
  },
  {
    list: 'columns',
    isOne: (entry) => 'opens' in entry && entry.opens === true,
    member: 'opens',
    message: 'Two columns are the link to the row; one is enough.',
    remedy: 'Remove "opens" from one of them.',
  },
];

/** Things that stand out because they are alone: the main button, the large number, the link of a row. */
export function checkOnlyOne({ config, blocks }: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const { block, path } of blocks) {
    for (const only of onlies) checkList({ block, path, only }, { config, catalogue }, report);
    if (block.block !== 'list' || block.link !== undefined) continue;
    const at = block.columns.findIndex(({ opens }) => opens === true);
    if (at === -1) continue;
    const message = 'This column is the link to the row, and the list has no "link".';
    report([...path, 'columns', at, 'opens'], {
      rule: 'no-link',
      message,
      remedy: 'Add "link" to the list, or remove "opens".',
    });
  }
}

interface ListOfBlock {
  readonly block: object;
  readonly path: JsonPath;
  readonly only: Only;
}

function checkList(
  { block, path, only }: ListOfBlock,
  { config, catalogue }: { readonly config: ScreenConfig; readonly catalogue: Catalogue },
  report: Report,
): void {
  const entries: unknown = Object.entries(block).find(([name]) => name === only.list)?.[1];
  const found = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, at) =>
    typeof entry === 'object' && entry !== null && only.isOne(entry) ? [{ entry, at }] : [],
  );
  found.forEach(({ entry, at }, index) => {
    const first = found.slice(0, index).find((other) => {
      const names = [other.entry, entry].flatMap((one: object) =>
        'show' in one && typeof one.show === 'string' ? [one.show] : [],
      );
      return judgeTogether(names, config, catalogue.constants) !== 'never';
    });
    if (first === undefined) return;
    // Both are told: either may be under the wrong condition.
    for (const one of [at, first.at])
      report([...path, only.list, one, only.member], {
        rule: 'second-of-one',
        message: only.message,
        remedy: only.remedy,
      });
  });
}

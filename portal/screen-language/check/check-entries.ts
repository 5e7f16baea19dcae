import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { Report } from './report.ts';

/** Entries need a title: one in the data, or one in the texts for each kind; never both. */
export function checkEntries(config: ScreenConfig, report: Report): void {
  for (const { block, path } of placedBlocks(config)) {
    if (block.block !== 'entries' || (block.kind === undefined) !== (block.title === undefined)) continue;
    const isBoth = block.kind !== undefined;
    const message = isBoth
      ? `"${block.name}" has two titles.`
      : `The entries of "${block.name}" have no title.`;
    const remedy = isBoth
      ? 'Take "kind" or "title" out.'
      : 'Add "title", or "kind" for titles out of the texts.';
    report([...path, 'name'], { rule: 'entry-title', message, remedy });
  }
}

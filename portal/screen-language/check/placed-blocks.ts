import type { Block, ScreenConfig } from '../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';

/** A block of a screen and where it stands. */
export interface PlacedBlock {
  readonly block: Block;
  readonly path: JsonPath;
}

/** All blocks of a screen. */
export function placedBlocks(config: ScreenConfig): readonly PlacedBlock[] {
  return (config.sections ?? []).flatMap(({ columns }, s) =>
    columns.flatMap(({ blocks }, c) =>
      blocks.map((block, b) => ({ block, path: ['sections', s, 'columns', c, 'blocks', b] })),
    ),
  );
}

import type { Block, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type {
  BlockDescriptors,
  BlockFacts,
  BlockFinding,
  BlockKind,
  BlockOf,
} from '../../model/block-descriptor.ts';
import type { Finding, JsonPath, SourceFile } from '../../load/source-file.ts';

/** A block of a screen, its place in the config, and what its descriptor says of it. */
export interface PlacedBlock {
  readonly block: Block;
  readonly path: JsonPath;
  readonly facts: BlockFacts;
  readonly findings: readonly BlockFinding[];
}

/** A config that has the shape of a screen, and its blocks. */
export interface CheckedScreen {
  readonly config: ScreenConfig;
  readonly blocks: readonly PlacedBlock[];
}

/** A screen and the file that it stands in. */
export interface FiledScreen {
  readonly source: SourceFile;
  readonly screen: CheckedScreen;
}

/** Reads the blocks of a screen by their descriptors. Blocks of an unknown kind are left out. */
export function describeScreen(config: ScreenConfig, descriptors: BlockDescriptors): CheckedScreen {
  const blocks = (config.sections ?? []).flatMap(({ columns }, s) =>
    columns.flatMap((column, c) =>
      column.blocks.flatMap((block, b) =>
        isKnown(block.block, descriptors)
          ? [placeBlock(block, ['sections', s, 'columns', c, 'blocks', b], { config, descriptors })]
          : [],
      ),
    ),
  );
  return { config, blocks };
}

/** A kind that is no kind was reported as such. */
const isKnown = (kind: BlockKind | object, descriptors: BlockDescriptors): boolean =>
  typeof kind === 'string' && Object.hasOwn(descriptors, kind);

function placeBlock<TKind extends BlockKind>(
  block: BlockOf<TKind>,
  path: JsonPath,
  { config, descriptors }: { readonly config: ScreenConfig; readonly descriptors: BlockDescriptors },
): PlacedBlock {
  const kind = block.block as TKind; // a block of a kind has its name there; TypeScript cannot follow `Extract`
  const { describe, check } = descriptors[kind];
  return { block, path, facts: describe(block), findings: check(block, config) };
}

/** Does the work once for a screen, which nobody changes: dozens of rules ask for the same. */
export function oncePerScreen<TFound>(
  find: (screen: CheckedScreen) => TFound,
): (screen: CheckedScreen) => TFound {
  const known = new WeakMap<CheckedScreen, { readonly found: TFound }>();
  return (screen) => {
    const kept = known.get(screen) ?? { found: find(screen) };
    known.set(screen, kept);
    return kept.found;
  };
}

/** Takes one finding at a path of the screen's JSON. */
export type Report = (path: JsonPath, finding: Finding) => void;

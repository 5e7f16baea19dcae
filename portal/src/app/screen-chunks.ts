import type { Access, ScreenChunks } from '../../screen-language/manifest.ts';
import type {
  BlockChunks,
  BlockKind,
  BlockOf,
  FormOfModel,
} from '../../screen-language/model/block-descriptor.ts';
import type { ScreenModel } from '../../screen-language/model/model.ts';
import { blockDescriptors } from '../blocks/registry.ts';

/** The members of a screen's model that say what it loads. */
export type LoadingModel = Pick<ScreenModel, 'operations' | 'draft' | 'sections'> &
  FormOfModel & { readonly reads: readonly Pick<ScreenModel['reads'][number], 'operation' | 'paged'>[] };

const livePage = 'src/app/live-page.tsx';
const customerDevice = 'src/app/customer-device.ts';
const pagedReads = 'src/screen/paged-reads.ts';
const tabDraftStorage = 'src/drafts/rare-drafts.ts';

/** The chunks of a page without a screen. */
export const plainChunks: ScreenChunks = { first: [livePage], soon: [], all: [livePage] };

/** Returns the chunks that a screen loads: the page's, its blocks', and those of the operations that it reads. */
export function chunksOfScreen(model: LoadingModel, access: Access): ScreenChunks {
  const blocks = model.sections.flatMap(({ columns }) =>
    columns.flatMap((column) =>
      column.blocks.map((block) => ({ isShown: block.show === undefined, ...chunksOfBlock(block, model) })),
    ),
  );
  const reads = [
    ...model.reads.flatMap(({ operation }) => chunkOfOperation(operation, model)),
    ...(model.reads.some(({ paged }) => paged === true) ? [pagedReads] : []),
  ];
  const shown = blocks.flatMap(({ isShown, first }) => (isShown ? first : []));
  const all = [
    livePage,
    ...blocks.flatMap(({ first, later }) => [...first, ...later]),
    ...(model.draft === undefined
      ? []
      : model.draft.inTab === true
        ? [tabDraftStorage]
        : chunkOfOperation('getDraft', model)),
    ...reads,
    ...(access === 'guest' ? [] : [customerDevice]),
  ];
  return {
    first: unique([livePage, ...shown, ...reads]),
    soon: access === 'customer' ? [customerDevice] : [],
    all: unique(all),
  };
}

function chunksOfBlock<TKind extends BlockKind>(block: BlockOf<TKind>, model: FormOfModel): BlockChunks {
  const kind = block.block as TKind; // a block of a kind has its name there; TypeScript cannot follow `Extract`
  return blockDescriptors[kind].chunks(block, model);
}

function chunkOfOperation(id: string, { operations }: LoadingModel): readonly string[] {
  const module = Object.hasOwn(operations, id) ? operations[id] : undefined;
  return module === undefined ? [] : [`../sdk/src/generated/operations/${module}.gen.ts`];
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

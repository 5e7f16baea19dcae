import type { ScreenModel } from '../screen-language/model/model.ts';
import type { ChunkManifest } from './build-files.ts';

/** Sources of the parts that the entry and the engine load lazily, as Vite names them. */
const livePage = 'src/app/live-page.tsx';
const pages = 'src/screen/paged-reads.ts';
const form = 'src/screen/form-block.tsx';
const formDraft = 'src/drafts/form-draft.tsx';
const tabDraftStorage = 'src/drafts/tab-draft-storage.ts';
const steps = 'src/forms/step-history.tsx';
const hostedField = 'src/forms/fields/hosted-field.tsx';
const files = 'src/forms/fields/files-input.tsx';
const answerCheck = 'src/forms/fields/answer-check.tsx';
const offerList = 'src/blocks/plans/offer-list.tsx';
const narrowableList = 'src/blocks/list/narrowable-list.tsx';

/** Blocks that come with the engine. */
const atHand: readonly string[] = ['action', 'links', 'message', 'record'];

/** Blocks whose source has another name. */
const sources: { readonly [block: string]: string } = { form };

/** The part of a screen's model that says what it loads. */
export interface LoadingScreen extends Pick<ScreenModel, 'operations' | 'draft' | 'leave'> {
  readonly reads: readonly Pick<ScreenModel['reads'][number], 'operation' | 'paged'>[];
  readonly steps: readonly {
    readonly fields: readonly { readonly as: string; readonly check?: unknown }[];
  }[];
  readonly sections: readonly { readonly columns: readonly { readonly blocks: readonly LoadingBlock[] }[] }[];
}

interface LoadingBlock {
  readonly block: string;
  readonly show?: unknown;
  readonly single?: unknown;
  readonly controls?: unknown;
}

/** Parts of the build that a page needs, in the order in which it does. */
export interface ScreenParts {
  /** For the first paint. */
  readonly first: readonly string[];
  /** All that a visit may load until the customer does something: also blocks under conditions. */
  readonly all: readonly string[];
}

/** What keeps a customer's data on the device. */
export const dataKeeper = 'src/app/persistence.ts';

/** The parts of a page without a screen. */
export const plainParts: readonly string[] = [livePage];

/**
 * The parts of the build behind a screen.
 *
 * @throws Error where the build has no part for a block or an operation
 */
export function partsOf(model: LoadingScreen, chunks: ChunkManifest): ScreenParts {
  const blocks = model.sections.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  const shown = blocks.filter(({ show }) => show === undefined);
  const modulesOf = (operations: readonly string[]) =>
    operations.flatMap((id) =>
      id in model.operations ? [operationSource(model.operations[id] ?? '', chunks)] : [],
    );
  const partsOfBlocks = (some: typeof blocks) =>
    some
      .filter(({ block }) => !atHand.includes(block))
      .flatMap((one) => [blockSource(one.block, chunks), ...companionsOf(one)]);
  const reads = modulesOf(model.reads.map(({ operation }) => operation));
  const followers = model.reads.some(({ paged }) => paged === true) ? [pages] : [];
  return {
    first: unique([livePage, ...partsOfBlocks(shown), ...reads, ...followers]),
    all: unique([
      livePage,
      ...partsOfBlocks(blocks),
      ...(blocks.some(({ block }) => block === 'form') ? partsOfForm(model) : []),
      ...(model.draft === undefined ? [] : model.draft.inTab ? [tabDraftStorage] : modulesOf(['getDraft'])),
      ...reads,
      ...followers,
    ]),
  };
}

/** What a block loads by itself beside its own part. */
function companionsOf({ block, single, controls }: LoadingBlock): readonly string[] {
  if (block === 'plans') return single === true ? [] : [offerList];
  return block === 'list' && controls !== undefined ? [narrowableList] : [];
}

/** What a form loads by itself beside its own part. */
function partsOfForm(model: LoadingScreen): readonly string[] {
  const has = (kind: RegExp) => model.steps.some(({ fields }) => fields.some(({ as }) => kind.test(as)));
  return [
    ...(model.leave === undefined ? [formDraft] : []),
    ...(model.steps.length > 1 ? [steps] : []),
    ...(has(/^hosted-/) ? [hostedField] : []),
    ...(has(/^files$/) ? [files] : []),
    ...(model.steps.some(({ fields }) => fields.some(({ check }) => check !== undefined))
      ? [answerCheck]
      : []),
  ];
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

function blockSource(block: string, chunks: ChunkManifest): string {
  const named = sources[block];
  const found = Object.keys(chunks).find(
    (source) => source === named || (named === undefined && isSourceOf(source, block)),
  );
  if (found === undefined) throw new Error(`The build has no part for the block ${block}.`);
  return found;
}

/** `src/blocks/<block>.tsx`, or in a folder of its own. */
function isSourceOf(source: string, block: string): boolean {
  return source === `src/blocks/${block}.tsx` || source === `src/blocks/${block}/${block}.tsx`;
}

function operationSource(module: string, chunks: ChunkManifest): string {
  const found = Object.keys(chunks).find((source) =>
    source.endsWith(`/generated/operations/${module}.gen.ts`),
  );
  if (found === undefined) throw new Error(`The build has no part for the operations ${module}.`);
  return found;
}

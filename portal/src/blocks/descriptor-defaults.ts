import type { BlockChunks, SampleState } from '../../screen-language/model/block-descriptor.ts';

interface Named {
  readonly name: string;
}

/** Returns the keys of the texts of named things: `rows.total` for the row `total`. */
export const below = (list: string, names: readonly Named[]): readonly string[] =>
  names.map(({ name }) => `${list}.${name}`);

/** Returns the keys of the texts of named things that have several each: `rows.total.label`, `rows.total.value`. */
export const within = (
  list: string,
  names: readonly Named[],
  members: readonly string[],
): readonly string[] => below(list, names).flatMap((path) => members.map((member) => `${path}.${member}`));

/** Returns the keys of the texts of a button that calls an operation, with the question that it may ask before. */
export const buttonTexts = ({ confirm }: { readonly confirm?: true }): readonly string[] => [
  'button',
  ...(confirm === undefined ? [] : ['confirm.title', 'confirm.body', 'confirm.no']),
];

/** The chunks of a block that comes with the screen engine. */
export const withEngine = (): BlockChunks => ({ first: [], later: [] });

/** Returns the chunks of a block of files that it always loads. */
export const ownChunks = (...files: readonly string[]) => {
  const chunks: BlockChunks = { first: files, later: [] };
  return (): BlockChunks => chunks;
};

/** The same for a block of `rare-blocks.ts`. */
export const rareChunks = (...files: readonly string[]) => ownChunks('src/blocks/rare-blocks.ts', ...files);

/** The description of a block that has texts and nothing else. */
export const textsAlone = {
  values: [],
  names: {},
  links: [],
  submissions: [],
  item: undefined,
  isSuccess: false,
} as const;

/** The check of a block that has no rules of its own. */
export const noCheck = () => [];

/** The states of a block that shows what a read answers. */
export const readStates: readonly SampleState[] = ['filled', 'loading', 'empty', 'failed'];

/** The state of a block that looks always the same. */
export const filled: readonly SampleState[] = ['filled'];

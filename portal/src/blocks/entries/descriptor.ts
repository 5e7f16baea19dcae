import type { BlockDescriptor, BlockOf } from '../../../screen-language/model/block-descriptor.ts';
import { below, buttonTexts, filled, ownChunks, readStates } from '../descriptor-defaults.ts';

type EntriesConfig = BlockOf<'entries'>;

/** The entries of a read, each with its facts and the ways on from it. */
export const entriesDescriptor: BlockDescriptor<'entries'> = {
  describe: (block) => {
    const { rows = [], links = [], actions = [], texts = {} } = block;
    return {
      texts: [
        ...(block.kind === undefined ? [] : ['kinds.other.title']),
        ...(block.mark === undefined ? [] : ['mark']),
        ...(block.done === undefined ? [] : ['progress']),
        ...below('rows', rows),
        ...below('links', links),
        ...actions.flatMap((action) => buttonTexts(action).map((key) => `actions.${action.name}.${key}`)),
        ...(block.folded === undefined ? [] : ['heading']),
      ],
      optionalTexts: /^(heading|empty|emptyHint|kinds\.\w+\.(title|body|bodies\.\w+))$/,
      values: [
        { texts: /^heading$/, values: ['count'] },
        { texts: /^progress$/, values: ['done', 'of'] },
        { texts: /^(kinds|links|actions)\./, values: Object.keys(texts), isOfItem: true },
      ],
      names: { rows, links, actions },
      links: links.map((link, at) => ({ link, path: ['links', at] })),
      submissions: actions.map(({ submit }, at) => ({ submit, path: ['actions', at, 'submit'] })),
      item: { kind: 'entry', read: block.read, items: block.items },
      isSuccess: false,
    };
  },
  check: checkTitle,
  chunks: ownChunks('src/blocks/entries/entries.tsx'),
  samples: [
    { screen: 'account/home', name: 'attention', states: readStates },
    { screen: 'account/accounts', name: 'pending', states: filled },
    { screen: 'account/enrollment', name: 'blockers', states: filled },
  ],
};

/** Entries need a title: one in the data, or one in the texts for each kind; never both. */
function checkTitle({ name, kind, title }: EntriesConfig) {
  if ((kind === undefined) !== (title === undefined)) return [];
  const isBoth = kind !== undefined;
  const message = isBoth ? `"${name}" has two titles.` : `The entries of "${name}" have no title.`;
  const remedy = isBoth
    ? 'Take "kind" or "title" out.'
    : 'Add "title", or "kind" for titles out of the texts.';
  return [{ path: ['name'], finding: { rule: 'entry-title', message, remedy } }];
}

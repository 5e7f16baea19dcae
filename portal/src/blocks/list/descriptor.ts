import type { BlockDescriptor, BlockOf } from '../../../screen-language/model/block-descriptor.ts';
import { below, buttonTexts, filled, readStates } from '../descriptor-defaults.ts';
import { checkControls } from './check-controls.ts';

/** The entries of a read as a table, with what narrows it. */
export const listDescriptor: BlockDescriptor<'list'> = {
  describe: ({ read, items, columns, controls, link, actions = [] }) => ({
    texts: [
      'caption',
      'empty',
      ...below('columns', columns),
      ...controlTexts(controls),
      ...actions.flatMap((action) => buttonTexts(action).map((key) => `actions.${action.name}.${key}`)),
    ],
    optionalTexts: /^(heading|emptyHint|noMatchHint|cells\.\w+)$/,
    values: [
      { texts: /^found(More)?$/, values: ['count'] },
      { texts: /^(actions|cells)\./, values: [], isOfItem: true },
    ],
    names: { columns },
    links: link === undefined ? [] : [{ link, path: ['link'] }],
    submissions: actions.map(({ submit }, at) => ({ submit, path: ['actions', at, 'submit'] })),
    item: { kind: 'entry', read, items },
    isSuccess: false,
  }),
  check: checkControls,
  chunks: ({ controls }) => ({
    first: [
      'src/blocks/list/list.tsx',
      ...(controls === undefined ? [] : ['src/blocks/list/narrowable-list.tsx']),
    ],
    later: [],
  }),
  samples: [
    { screen: 'messages/list', name: 'cases', states: readStates },
    { screen: 'payments/autopay', name: 'methods', states: filled },
  ],
};

function controlTexts(controls: BlockOf<'list'>['controls']): readonly string[] {
  if (controls === undefined) return [];
  const choices = (['filter', 'sort'] as const).flatMap((control) =>
    controls[control] === undefined
      ? []
      : [`${control}.label`, ...controls[control].options.map((name) => `${control}.options.${name}`)],
  );
  const search = controls.search === undefined ? [] : ['search.label', 'search.button'];
  return [...choices, ...search, 'found', 'foundMore', 'noMatch', 'clear'];
}

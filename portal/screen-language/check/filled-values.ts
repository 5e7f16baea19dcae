import type { Block, ScreenConfig } from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import { answerOfRead, listOf, membersAt } from './item-path.ts';
import { placedBlocks } from './placed-blocks.ts';

/** Texts, and the names of the values that the page writes into them. Undefined: the specs do not list the names. */
export type FilledTexts = readonly (readonly [
  text: Pick<RegExp, 'test'>,
  names: readonly string[] | undefined,
])[];

/** What a message about an answer may say. */
const rules = ['label', 'minLength', 'maxLength', 'min', 'max', 'email'];

/** What the message of a submission that failed may say. */
const failures = ['email', 'count'];

/** Texts of files that all screens share. */
export const filledInShared: { readonly [file: string]: FilledTexts } = {
  common: [[/^(header\.home|footer\.sign)$/, ['brand']]],
  errors: [[/./, failures]],
  forms: [
    [/^aboutAccount$/, ['number']],
    [/^stepOf$/, ['at', 'of']],
    [/^draft\.body$/, ['time', 'hours']],
    [/^hosted\.given$/, ['brand', 'lastFour']],
    [/^review\.change$/, ['step']],
    [/^rules\./, rules],
    [/^files\.limits$/, ['most', 'formats', 'size']],
    [/^files\.accepts$/, ['formats', 'size']],
    [/^files\.sending$/, ['percent']],
    [/^files\.dropped$/, ['file']],
    [/^files\.tooMany$/, ['most']],
  ],
};

/** Texts of a block, by its kind and below its name. */
const filledInBlocks: { readonly [kind in Block['block']]?: FilledTexts } = {
  list: [[/^found(More)?$/, ['count']]],
  entries: [
    [/^heading$/, ['count']],
    [/^progress$/, ['done', 'of']],
  ],
  plans: [
    [/^(price|facts\.\w+\.(value|by\.\w+))$/, ['value']],
    [/^own\.label$/, ['usage']],
    [/^own\.bill$/, ['price']],
    [/^(found|compareNow)$/, ['count']],
    [/^compareHint$/, ['most']],
  ],
  timeline: [
    [/^summary$/, ['from', 'to', 'top', 'topAt', 'low', 'lowAt']],
    [/^series\.\w+\.value$/, ['value']],
  ],
  comparison: [
    [/^(before|rows\.\w+\.value)$/, ['value']],
    [/^rows\.\w+\.(more|less)$/, ['amount', 'percent']],
    [/^rows\.\w+\.moreThanNothing$/, ['amount']],
  ],
  difference: [
    [/^value$/, ['value']],
    [/^parts\.\w+\.(more|less)$/, ['amount']],
    [/^(more|less|moreThanNothing)$/, ['amount', 'percent', 'reasons']],
  ],
  upload: [
    [/^(given|removed)$/, ['file']],
    [/^limits$/, ['formats', 'size']],
    [/^pages$/, ['pages']],
    [/^sending$/, ['percent']],
  ],
};

/** Texts whose keys begin alike. */
export interface FilledPart {
  /** The beginning of their keys. */
  readonly at: string;
  /** What comes after it. */
  readonly filled: FilledTexts;
}

/** Texts of a screen that get more than the values that its `texts` name. */
export function filledTextsOf(config: ScreenConfig, catalogue: Catalogue): readonly FilledPart[] {
  const fields = (config.steps ?? []).flatMap((step) => step.fields ?? []);
  const ofFields = fields.map(({ name, text = name, options }): FilledPart => {
    const at = `fields.${text}.`;
    const always: FilledTexts = [
      [/^errors\./, rules],
      [/^warnings\.suggested$/, ['suggestion']],
    ];
    if (typeof options !== 'object' || !('labelText' in options)) return { at, filled: always };
    const [, read = '', ...list] = options.from.split('.');
    const members = membersAt(answerOfRead(read, config, catalogue), [...list, '0']);
    return {
      at,
      filled: [...always, [/^(entry$|entries\.)/, members]],
    };
  });
  const ofBlocks = placedBlocks(config).map(({ block }): FilledPart => {
    const filled = [...(filledInBlocks[block.block] ?? []), ...filledByEntry(block, config, catalogue)];
    return { at: `blocks.${block.name ?? ''}.`, filled };
  });
  return [{ at: 'messages.', filled: [[/./, failures]] }, ...ofFields, ...ofBlocks];
}

/** Texts about one entry of a list: they get its members, and what the block's own `texts` write. */
function filledByEntry(block: Block, config: ScreenConfig, catalogue: Catalogue): FilledTexts {
  if (block.block === 'plans') {
    return (block.flags ?? []).map(({ name, with: more = {} }) => [
      { test: (key) => key === `flags.${name}` },
      ['value', ...Object.keys(more)],
    ]);
  }
  if (block.block !== 'list' && block.block !== 'entries') return [];
  const answer = answerOfRead(block.read, config, catalogue);
  const list = listOf(block, answer);
  const members = membersAt(answer, list && [...list, '0']);
  const written = block.block === 'entries' ? Object.keys(block.texts ?? {}) : [];
  const text = block.block === 'entries' ? /^(kinds|links|actions)\./ : /^actions\./;
  return [[text, members && [...members, ...written]]];
}

import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { BlockFacts } from '../../model/block-descriptor.ts';
import type { CheckedScreen } from './checked-screen.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { answerOfRead, entryPath, membersAt } from '../schema/item-path.ts';

/** Texts, and the names of the values that the page writes into them. Undefined: the specs do not list the names. */
type ValuesByText = readonly (readonly [text: Pick<RegExp, 'test'>, names: readonly string[] | undefined])[];

/** Values of messages about an answer. */
const rules = ['label', 'minLength', 'maxLength', 'min', 'max', 'least', 'most', 'email'];

/** Values of messages of a submission that failed. */
const failures = ['email', 'count'];

/** Texts of files that all screens share. */
export const filledInShared: { readonly [file: string]: ValuesByText } = {
  common: [
    [/^(header\.home|footer\.sign)$/, ['brand']],
    [/^session\.body$/, ['time']],
  ],
  errors: [[/./, failures]],
  forms: [
    [/^away\.title$/, ['names']],
    [/^aboutAccount$/, ['number']],
    [/^stepOf$/, ['at', 'of']],
    [/^draft\.body$/, ['time', 'hours']],
    [/^hosted\.given$/, ['brand', 'lastFour']],
    [/^review\.change$/, ['step']],
    [/^group\.about$/, ['action', 'entry']],
    [/^group\.removed$/, ['entry']],
    [/^group\.moved$/, ['entry', 'number']],
    [/^group\.full$/, ['most']],
    [/^rules\./, rules],
    [/^slots\.times$/, ['day']],
    [/^slots\.free$/, ['day', 'count']],
    [/^slots\.chosen$/, ['slot']],
    [/^search\.found$/, ['count']],
    [/^files\.limits$/, ['most', 'formats', 'size']],
    [/^files\.accepts$/, ['formats', 'size']],
    [/^files\.sending$/, ['percent']],
    [/^entries\.all$/, ['count']],
    [/^entries\.found$/, ['found', 'count']],
    [/^files\.(dropped|shared\.use)$/, ['file']],
    [/^files\.tooMany$/, ['most']],
  ],
};

/** Texts whose keys begin alike. */
export interface FilledKeys {
  /** The beginning of their keys. */
  readonly at: string;
  /** The texts after it. */
  readonly filled: ValuesByText;
}

/** Texts of a screen that get more than the values that its `texts` name. */
export function filledTextsOf(
  { config, blocks }: CheckedScreen,
  catalogue: Catalogue,
): readonly FilledKeys[] {
  const ofFields = placedFields(config).map(({ text, field: { options, group, suggest } }): FilledKeys => {
    const at = `fields.${text}.`;
    const always: ValuesByText = [
      [/^errors\./, rules],
      [/^warnings\.suggested$/, ['suggestion']],
    ];
    if (suggest !== undefined) {
      const [, , ...list] = suggest.items.split('.');
      const members = membersAt(catalogue.operations[suggest.operation]?.data, [...list, '0']);
      return { at, filled: [...always, [/^entry$/, members]] };
    }
    if (group !== undefined) {
      const members = group.fields.map(({ name }) => name);
      return { at, filled: [...always, [/^each$/, ['number']], [/^entry$/, ['number', ...members]]] };
    }
    if (typeof options !== 'object' || !('labelText' in options)) return { at, filled: always };
    const [, read = '', ...list] = options.from.split('.');
    const members = membersAt(answerOfRead(read, config, catalogue), [...list, '0']);
    return {
      at,
      filled: [...always, [/^(entry$|entries\.)/, members]],
    };
  });
  const ofBlocks = blocks.map(({ block, facts }): FilledKeys => {
    const filled = facts.values.map(({ texts, values, isOfItem = false }): ValuesByText[number] => {
      const members = isOfItem ? membersOfItem(facts, config, catalogue) : [];
      return [texts, members && [...members, ...values]];
    });
    return { at: `blocks.${block.name ?? ''}.`, filled };
  });
  return [{ at: 'messages.', filled: [[/./, failures]] }, ...ofFields, ...ofBlocks];
}

/** The members of the entry that a text is about; undefined where the specs list none. */
function membersOfItem({ item }: BlockFacts, config: ScreenConfig, catalogue: Catalogue) {
  if (item === undefined || item.kind === 'members') return [];
  const answer = answerOfRead(item.read, config, catalogue);
  return membersAt(answer, entryPath(item, answer));
}

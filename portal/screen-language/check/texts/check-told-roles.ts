import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath, SourceFile } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { valuesIn } from '../facts/source-types.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { labelledValues } from '../facts/labelled-values.ts';
import { codesOf } from '../conditions/check-opposite-names.ts';
import { oppositeIn } from '../words/opposites.ts';
import { isSayingOneOf, sharedWords, wordsIn } from '../words/name-words.ts';
import { isAlike, quantityOf, quantityOfName } from '../facts/quantities.ts';
import { withoutValues } from '../words/said-numbers.ts';
import type { Told } from '../words/said-numbers.ts';
import { membersOf } from '../schema/schema-path.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';
import { vocabulary } from '../words/vocabulary.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** Values that play another role than their texts say: the constant of something else, the new thing for the one of now, one value twice. */
export const toldRoles = (context: Context): Told => [
  ...constantsIn(context),
  ...presentIn(context),
  ...beginningsIn(context),
  ...sentencesIn(context),
  ...twiceIn(context),
  ...flagsIn(context),
];

/** A constant beside others of its unit is the one that its texts and the screen are about. */
function constantsIn({ screen, catalogue, english }: Context): Told {
  return labelledValues({ screen, catalogue, english }).flatMap(({ from, key, text, place }): Told => {
    const steps = from.split('.');
    const name = steps.pop() ?? '';
    if (steps[0] !== 'constants') return [];
    const beside = Object.keys(Object(readPath(catalogue.constants, steps.slice(1).join('.'))));
    const said = [...wordsIn(withoutValues(text)), ...wordsIn(screen.config.id), ...wordsIn(key)];
    const better = beside.filter(
      (one) =>
        one !== name &&
        quantityOfName(one) === quantityOfName(name) &&
        wordsIn(one).at(-1) === wordsIn(name).at(-1) &&
        differing(one, name).some((word) => sharedWords([word], said).length > 0) &&
        differing(name, one).every((word) => sharedWords([word], said).length === 0),
    );
    const [only, ...others] = better;
    if (only === undefined || others.length > 0) return [];
    return [
      [undefined, place, `"${from}" is told in "${key}", which is about "${[...steps, only].join('.')}".`],
    ];
  });
}

/** The words of one name that another one does not have. */
const differing = (one: string, other: string): readonly string[] =>
  wordsIn(one).filter((word) => sharedWords([word], wordsIn(other)).length === 0);

/** A day since when something is so is none that is still to come. */
const beginningsIn = (context: Context): Told =>
  labelledValues(context).flatMap(({ from, key, text, place, name }): Told => {
    if (wordsIn(from.split('.').at(-1) ?? '').at(-1) !== 'since') return [];
    const said = text.split(/[.!?;]/).filter((one) => name === undefined || one.includes(`{{${name}}}`));
    if (!said.some((sentence) => isSayingOneOf(withoutValues(sentence), vocabulary.coming))) return [];
    return [[undefined, place, `"${from}" has passed, and the text "${key}" is about what is to come.`]];
  });

/** Sentences of the contract about what is there now, and about what is asked for. */
const ofNow = /\bof now\b|\bpresent\b|\bcurrent\b/i;
const ofNew = /\basked for\b|\bnot (?:yet )?confirmed\b|\bwaiting\b|\bto come\b|\brequested\b/i;

/** A value that the texts call the present one is none of what is asked for. */
function presentIn(context: Context): Told {
  const { screen, english } = context;
  const said = labelledValues(context).flatMap(({ from, key, text, place, name }) =>
    name === undefined ? [] : clausesBefore(name, text).map((sentence) => ({ from, key, sentence, place })),
  );
  const compared = placedFields(screen.config).flatMap(({ field, path, text }) => {
    const key = `fields.${text}.errors.differs`;
    const sentence = textAt(english.value, key);
    const sources = field.differs === undefined ? [] : valuesIn(field.differs, [...path, 'differs']);
    return sources.map(({ from, place }) => ({ from, key, sentence, place }));
  });
  return [...said, ...compared].flatMap(({ from, key, sentence, place }): Told => {
    if (!isSayingOneOf(withoutValues(sentence), vocabulary.present)) return [];
    const better = presentOf(from, context);
    if (better === undefined) return [];
    return [
      [
        undefined,
        place,
        `The text "${key}" is about what is there now, and "${from}" is not: "${better}" is.`,
      ],
    ];
  });
}

/** The words right before a value: a sentence may go on about something else. */
const clausesBefore = (name: string, text: string): readonly string[] =>
  text
    .split(new RegExp(`{{\\s*${name}\\s*}}`))
    .slice(0, -1)
    .map((before) => before.split(/[,;.!?()]|}}/).at(-1) ?? '');

/** The value of now, of the same quantity and kind, in the answer that a value of something new is from. */
function presentOf(from: string, context: Context): string | undefined {
  const steps = from.split('.');
  if (steps[0] !== 'reads' || steps.length < 3) return undefined;
  const sentencesOf = (path: string) =>
    (alternativesAt(describedBy(path, { ...context, items: [] })) ?? []).flatMap((one) =>
      one.flatMap(({ description }) => description ?? []),
    );
  const above = steps.slice(2).map((_, at) => steps.slice(0, at + 3).join('.'));
  const isNew = above.some((path) => sentencesOf(path).some((one) => ofNew.test(one) && !ofNow.test(one)));
  if (!isNew || above.some((path) => sentencesOf(path).some((one) => ofNow.test(one)))) return undefined;
  const root = steps.slice(0, 2).join('.');
  const beside = describedBy(root, { ...context, items: [] }).flatMap((one) =>
    membersOf(alternativesAt([one]) ?? []),
  );
  const tail = steps.at(-1) ?? '';
  const quantity = quantityOf(from, { ...context, items: [] });
  return beside
    .map((member) => `${root}.${member}`)
    .find((path) => {
      const isNow = sentencesOf(path).some((one) => ofNow.test(one));
      const like = quantityOf(path, { ...context, items: [] });
      const isKin = sharedWords(wordsIn(path.split('.').at(-1) ?? ''), wordsIn(tail)).length > 0;
      return isNow && isKin && isAlike(quantity, like) && (quantity === undefined) === (like === undefined);
    });
}

/** Words of sentences that are not said of the state that is their opposite. */
const comparing: readonly string[] = ['more', 'less', 'cheaper', 'dearer', 'open', 'closed', 'out', 'back'];

/** A sentence is shown in a state that it does not say the opposite of. */
function sentencesIn({ screen: { config, blocks }, english }: Context): Told {
  return blocks.flatMap(({ block, path }) => {
    const verdicts: unknown = Reflect.get(block, 'verdicts');
    const entries = (Array.isArray(verdicts) ? verdicts : []).map((one: unknown, at) => ({
      show: Reflect.get(Object(one), 'show') as unknown,
      key: `blocks.${block.name ?? ''}.verdicts.${String(Reflect.get(Object(one), 'name'))}`,
      place: [...path, 'verdicts', at, 'show'] as JsonPath,
    }));
    const own =
      block.block === 'message'
        ? [{ show: block.show, key: `blocks.${block.name}.heading`, place: [...path, 'show'] as JsonPath }]
        : [];
    return [...entries, ...own].flatMap(({ show, key, place }): Told => {
      const text = withoutValues(textAt(english.value, key));
      const code = (typeof show === 'string' ? codesOf(show, config) : []).find((one) =>
        comparing.includes(oppositeIn(text, one)?.[0] ?? ''),
      );
      return code === undefined
        ? []
        : [[undefined, place, `The text "${key}" is shown where it is "${code}".`]];
    });
  });
}

/** Two values of one sentence are two things. */
function twiceIn({ screen: { config }, english }: Context): Told {
  const values = Object.entries(config.texts ?? {});
  return leavesOf(english.value).flatMap((key): Told => {
    const said = placeholdersOf(textAt(english.value, key));
    const own = values.filter(([name]) => said.includes(name));
    const second = own.find(([, value], at) =>
      own.slice(0, at).some(([, other]) => JSON.stringify(other) === JSON.stringify(value)),
    );
    return second === undefined ? [] : [[undefined, ['texts', second[0]], sayingTwice(key)]];
  });
}

const sayingTwice = (key: string) => `The text "${key}" says the same value under two names.`;

/** The text of a flag says its value, and those that come with it. */
function flagsIn({ screen: { blocks }, english }: Context): Told {
  return blocks.flatMap(({ block, path }) =>
    block.block !== 'plans'
      ? []
      : (block.flags ?? []).flatMap((flag, at): Told => {
          const key = `blocks.${block.name}.flags.${flag.name}`;
          const said = placeholdersOf(textAt(english.value, key));
          const given = Object.entries<unknown>(flag.with ?? {}).map(([name, value]) => ({
            name,
            from: typeof value === 'string' ? value : String(Reflect.get(Object(value), 'from')),
          }));
          const all = [{ name: 'value', from: flag.value }, ...given].filter(({ name }) =>
            said.includes(name),
          );
          const second = all.find(({ from }, place) => all.slice(0, place).some((one) => one.from === from));
          const place: JsonPath = [...path, 'flags', at, 'with', second?.name ?? ''];
          return second === undefined ? [] : [[undefined, place, sayingTwice(key)]];
        }),
  );
}

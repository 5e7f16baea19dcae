import type { Condition } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath, SourceFile } from '../../load/source-file.ts';
import { itemsOf } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { allWordsOf, sharedWords } from '../words/name-words.ts';
import { withoutValues } from '../words/said-numbers.ts';
import type { Told } from '../words/said-numbers.ts';
import { textAt } from '../facts/text-keys.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** The contract's sentences about a yes or no: `True for the account that is shown now, false for one that switchAccount can show.` */
interface Flag {
  readonly from: string;
  readonly is: boolean;
  readonly sentences: { readonly [is in 'true' | 'false']?: string | undefined };
}

/** Marks and buttons that stand where the contract says that their yes or no is the other one. */
export function toldFlags(context: Context): Told {
  return context.screen.blocks.flatMap((placed) => [
    ...marksIn(placed, context),
    ...buttonsIn(placed, context),
  ]);
}

/** The text of a mark is what the contract says of the entries that bear it. */
function marksIn(placed: PlacedBlock, context: Context): Told {
  const { block, path } = placed;
  const mark: unknown = Reflect.get(block, 'mark');
  if (typeof mark !== 'string') return [];
  const key = `blocks.${block.name ?? ''}.mark`;
  const said = allWordsOf(withoutValues(textAt(context.english.value, key)));
  return flagsOf(mark, placed, context).flatMap(({ from, is, sentences }): Told => {
    const isAllIn = (sentence: string | undefined) =>
      said.length > 0 && sharedWords(said, allWordsOf(sentence ?? '')).length === said.length;
    if (!isAllIn(sentences[is ? 'false' : 'true']) || isAllIn(sentences[is ? 'true' : 'false'])) return [];
    return [
      [
        undefined,
        [...path, 'mark'],
        `The text "${key}" is said where "${from}" is ${!is}, and this asks for ${is}.`,
      ],
    ];
  });
}

/** A button that calls an operation stands where the contract says that it can be called. */
function buttonsIn(placed: PlacedBlock, context: Context): Told {
  const { block, path, facts } = placed;
  return facts.submissions.flatMap(({ submit, path: inside }): Told => {
    const holder = inside
      .slice(0, -1)
      .reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
    const [own, whole]: readonly unknown[] = [Reflect.get(Object(holder), 'show'), block.show];
    const shown = [own, whole].filter((one) => typeof one === 'string');
    return shown.flatMap((show) =>
      flagsOf(show, placed, context).flatMap(({ from, is, sentences, place }): Told => {
        const other = sentences[is ? 'false' : 'true'] ?? '';
        const same = sentences[is ? 'true' : 'false'] ?? '';
        const isOf = (sentence: string) => sentence.split(/\W+/).includes(submit.operation);
        if (!isOf(other) || isOf(same)) return [];
        const message = `${submit.operation} is for what has "${from}" ${!is}, and "${show}" asks for ${is}.`;
        const at = own === show ? [...path, ...inside.slice(0, -1), 'show'] : [...path, 'show'];
        return [
          [undefined, at, message],
          [undefined, place, message],
        ];
      }),
    );
  });
}

/** All that a condition asks of a yes or no, with the contract's sentences about it. */
function flagsOf(name: string, placed: PlacedBlock, { screen, catalogue }: Context) {
  const items = itemsOf(placed, { screen, catalogue });
  const { conditions = {} } = screen.config;
  const visit = (
    condition: Condition | undefined,
    place: JsonPath,
    depth: number,
  ): readonly (Flag & { readonly place: JsonPath })[] => {
    if (condition === undefined || depth > 10) return [];
    if (typeof condition === 'string')
      return visit(conditions[condition], ['conditions', condition], depth + 1);
    if ('all' in condition)
      return condition.all.flatMap((one, at) => visit(one, [...place, 'all', at], depth + 1));
    if (!('from' in condition) || typeof condition.is !== 'boolean') return [];
    const alternatives = alternativesAt(describedBy(condition.from, { screen, catalogue, items })) ?? [];
    const told = alternatives.flat().flatMap(({ description = '' }) => description.split(/[,;.]\s/));
    const sentenceOf = (is: boolean) => told.find((one) => new RegExp(`^${is}\\b`, 'i').test(one));
    const sentences = { true: sentenceOf(true), false: sentenceOf(false) };
    return [{ from: condition.from, is: condition.is, sentences, place: [...place, 'is'] }];
  };
  return visit(Object.hasOwn(conditions, name) ? conditions[name] : undefined, ['conditions', name], 0);
}

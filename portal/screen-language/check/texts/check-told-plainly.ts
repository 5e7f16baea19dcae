import type { Catalogue } from '../../load/catalogue.ts';
import type { SourceFile } from '../../load/source-file.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { labelledValues } from '../facts/labelled-values.ts';
import type { LabelledValue } from '../facts/labelled-values.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { allWordsOf, isSameWord } from '../words/name-words.ts';
import type { Told } from '../words/said-numbers.ts';
import { membersOf, typesOf } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** First words of names of values that are still to come. */
const toCome = ['new', 'pending', 'requested'];

/** A label that is about the thing itself, beside the one of two members that is still to come: "Mobile phone" of `newPhone`. */
export const toldPlainly = (context: Context): Told =>
  labelledValues(context).flatMap((value): Told => {
    const plain = plainBeside(value, context);
    if (plain === undefined) return [];
    return [
      [
        undefined,
        value.place,
        `The text says "${value.text.slice(0, 60)}", and "${value.from}" is still to come: the one of now is "${plain}".`,
      ],
    ];
  });

/** The member that is called the same without the word for what is to come, where no text around says so. */
function plainBeside(
  { from, text, name, key, items }: LabelledValue,
  { screen, catalogue }: Context,
): string | undefined {
  const path = from.split('.');
  const tail = allWordsOf(path.pop() ?? '');
  const qualifier = tail.find((word) => toCome.includes(word));
  // A sentence tells more than a label.
  if (qualifier === undefined || name !== undefined) return undefined;
  const said = [...allWordsOf(text), ...allWordsOf(key.split('.').at(-1) ?? '')];
  if (
    said.some((word) => [...toCome, 'next', 'asked', 'waiting', 'soon'].some((one) => isSameWord(word, one)))
  )
    return undefined;
  const parents = describedBy(path.join('.'), { screen, catalogue, items });
  const beside = membersOf(alternativesAt(parents) ?? []);
  const plain = beside.find(
    (member) => allWordsOf(member).join() === tail.filter((word) => word !== qualifier).join(),
  );
  const typeAt = (member: string) =>
    (alternativesAt(describedBy([...path, member].join('.'), { screen, catalogue, items })) ?? [])
      .flatMap((one) => typesOf(one) ?? [])
      .filter((type) => type !== 'null')
      .join();
  if (plain === undefined || typeAt(plain) !== typeAt(from.split('.').at(-1) ?? '')) return undefined;
  return [...path, plain].join('.');
}

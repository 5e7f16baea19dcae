import type { Field } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { orgLanguages } from '../../language.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import type { FieldKindRow } from '../../model/field-kinds.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { offeredBy } from '../facts/offered-options.ts';
import { typesOfSource, valuesIn, wordsOf } from '../facts/source-types.ts';
import { listedAt } from '../facts/listed-values.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { typesOf } from '../schema/schema-path.ts';

/** A source that a question takes, and the types that it can take. */
interface TakenSource {
  readonly from: string;
  readonly place: JsonPath;
  readonly takes: readonly string[];
}

/** The types of a first answer, by that of the answer. */
const beginsWith: { readonly [answer in FieldKindRow['answer']]: readonly string[] } = {
  string: ['string'],
  number: ['number'],
  boolean: ['boolean'],
  list: ['array'],
  entries: ['array'],
  token: [],
};

/** First answers, and what answers differ from, are of the question's type; terms are a title and a list of paragraphs. */
export function checkFirstAnswers(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const { field, path } of placedFields(screen.config)) {
    if (!hasKnownKind(field)) continue;
    const taken = [
      ...beginningsOf(field, path),
      ...othersOf(field, path),
      ...termsOf(field, path),
      ...documentsOf(field, path),
    ];
    checkOffered(field, path, { screen, catalogue, report });
    for (const { from, place, takes } of taken) {
      const given = typesOfSource(from, { screen, catalogue });
      if (given === undefined || given.some((type) => takes.includes(type))) continue;
      const message = `"${from}" is ${wordsOf(given)}, and "${field.name}" takes ${wordsOf(takes)} here.`;
      report(place, { rule: 'wrong-type', message, remedy: 'Name a source of that kind.' });
    }
  }
}

/** Two questions of one form ask for two things: they do not begin with the same one. */
export function checkSameBeginnings({ config }: CheckedScreen, report: Report): void {
  const begun = placedFields(config).flatMap(({ field: { name, prefill, group }, path }) => {
    const from = typeof prefill === 'object' && 'from' in prefill ? prefill.from : '';
    return from.startsWith('reads.') && group === undefined ? [{ name, from, path }] : [];
  });
  for (const { name, from, path } of begun) {
    const form = path.slice(0, -3).join('/');
    const other = begun.find(
      (one) => one.name !== name && one.from === from && one.path.slice(0, -3).join('/') === form,
    );
    if (other === undefined) continue;
    const message = `"${name}" begins with "${from}", as "${other.name}" does.`;
    const remedy = 'Begin one of the two with something else, or with nothing.';
    report([...path, 'prefill'], { rule: 'same-beginning', message, remedy });
  }
}

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** A first answer out of listed words, none of which is offered, or out of a list of more than words. */
function checkOffered(field: Field, path: JsonPath, { screen, catalogue, report }: Context): void {
  const offered = offeredBy(field, catalogue.constants);
  if (offered === undefined || field.prefill === undefined) return;
  const isList = kindOf(field.as).answer === 'list';
  for (const { from, place } of valuesIn(field.prefill, [...path, 'prefill'])) {
    const described = describedBy(from, { screen, catalogue, items: [] });
    const values = described.map((one) => (isList ? { ...one, path: [...one.path, '0'] } : one));
    const alternatives = alternativesAt(values);
    const listed = listedAt(alternatives?.filter((one) => typesOf(one)?.join() !== 'null'));
    const isNoText =
      isList && alternatives?.every((one) => typesOf(one)?.includes('object') === true) === true;
    const isNone = listed !== undefined && !listed.some((value) => offered.includes(value));
    if (!isNoText && !isNone) continue;
    const message = `"${from}" is never one of the options of "${field.name}".`;
    const remedy = `Take a source of them: ${offered.slice(0, 5).join(', ')}.`;
    report(place, { rule: 'refused-prefill', message, remedy });
  }
}

/** An option may be called by a number. */
function beginningsOf({ as, prefill, options }: Field, path: JsonPath): readonly TakenSource[] {
  if (prefill === undefined) return [];
  const types = beginsWith[kindOf(as).answer];
  const takes = options === undefined || types.includes('array') ? types : [...types, 'number'];
  return takes.length === 0
    ? []
    : valuesIn(prefill, [...path, 'prefill']).map((source) => ({ ...source, takes }));
}

/** The value that an answer has to differ from. */
function othersOf({ as, differs }: Field, path: JsonPath): readonly TakenSource[] {
  const takes = beginsWith[kindOf(as).answer];
  if (differs === undefined || takes.length === 0) return [];
  return valuesIn(differs, [...path, 'differs']).map((source) => ({ ...source, takes }));
}

/** The addresses of documents. */
function documentsOf({ documents }: Field, path: JsonPath): readonly TakenSource[] {
  return (documents ?? []).flatMap((document, at) =>
    orgLanguages.map((language) => ({
      from: document[language],
      place: [...path, 'documents', at, language],
      takes: ['string'],
    })),
  );
}

function termsOf({ terms }: Field, path: JsonPath): readonly TakenSource[] {
  if (terms === undefined) return [];
  return [
    { from: terms.title, place: [...path, 'terms', 'title'], takes: ['string'] },
    { from: terms.paragraphs, place: [...path, 'terms', 'paragraphs'], takes: ['array'] },
  ].filter(({ from }) => typeof from === 'string');
}

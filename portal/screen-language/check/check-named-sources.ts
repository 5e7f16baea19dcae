import type { Binding, Bindings } from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { JsonPath } from '../load/source-file.ts';
import { placedFields } from '../model/placed-fields.ts';
import { itemsOf } from './check-drawn-values.ts';
import { submittedCallsOf } from './check-links.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { alternativesAt, describedBy } from './described-source.ts';
import type { Described } from './described-source.ts';
import { meantBy, sharedWords, wordsIn } from './name-words.ts';
import { oppositeIn } from './opposites.ts';
import { membersOf, schemaAt, typesOf } from './schema-path.ts';

/** Something that has a name, and the source that it is. */
interface Named {
  readonly name: string;
  readonly from: string;
  readonly place: JsonPath;
  readonly items: readonly Described[];
}

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Values that are called like another one beside the one they are: the last bill for this one, the open amount for the total. */
export function checkNamedSources(context: Context, report: Report): void {
  for (const one of [...textsIn(context), ...documentsIn(context), ...shownIn(context)]) {
    const better = betterOf(one, context);
    const [said, meant] = oppositeIn(one.name, one.from.split('.').slice(-2).join('.')) ?? [];
    if (better === undefined && said === undefined) continue;
    const words =
      better === undefined ? `it is called "${said}", and not "${meant}"` : `beside it there is "${better}"`;
    const message = `"${one.from}" stands for "${one.name}": ${words}.`;
    report(one.place, {
      rule: 'other-named',
      message,
      remedy:
        better === undefined
          ? 'Name the other value, or give this another name.'
          : `Take "${better}", or give this another name.`,
    });
  }
  checkSentAnswers(context.screen, report);
  checkShows(context.screen, report);
}

/** Customers with electricity are shown no source of gas. */
function checkShows({ blocks }: CheckedScreen, report: Report): void {
  for (const { block, path } of blocks) {
    const { name = '', show = '' } = block;
    const [said, meant] = meantBy(show).turned.length > 0 ? [] : (oppositeIn(name, show) ?? []);
    if (said === undefined) continue;
    const message = `"${name}" is about "${said}", and is shown where "${show}" holds: "${meant}".`;
    report([...path, 'show'], {
      rule: 'other-named',
      message,
      remedy: 'Name another condition, or give this another name.',
    });
  }
}

function textsIn({ screen: { config } }: Context): readonly Named[] {
  return Object.entries(config.texts ?? {}).map(([name, value]) => {
    const place = ['texts', name];
    return typeof value === 'string'
      ? { name, from: value, place, items: [] }
      : { name, from: value.from, place: [...place, 'from'], items: [] };
  });
}

function documentsIn({ screen: { config } }: Context): readonly Named[] {
  return placedFields(config).flatMap(({ field: { documents = [] }, path }) =>
    documents.flatMap((document, at) =>
      namedIn(document, [...path, 'documents', at]).map((one) => ({ ...one, items: [] })),
    ),
  );
}

/** Members of blocks that list things with a name and a value. */
const lists = ['rows', 'columns', 'bars', 'facts'];

function shownIn(context: Context): readonly Named[] {
  return context.screen.blocks.flatMap((placed) => {
    const items = itemsOf(placed, context);
    const { block, path } = placed;
    const named = lists.flatMap((list) => {
      const entries: unknown = Reflect.get(block, list);
      return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, at) =>
        namedIn(entry, [...path, list, at]).map((one) => ({ ...one, items })),
      );
    });
    const { item } = placed.facts;
    const listed =
      item?.kind === 'entry' && item.items !== undefined && block.name !== undefined
        ? [
            {
              name: block.name,
              from: `reads.${item.read}.${item.items}`,
              place: [...path, 'items'],
              items: [],
            },
          ]
        : [];
    return [...named, ...listed];
  });
}

function namedIn(entry: unknown, path: JsonPath): readonly Omit<Named, 'items'>[] {
  if (typeof entry !== 'object' || entry === null || !('name' in entry)) return [];
  const { name } = entry;
  return ['value', 'en'].flatMap((member) => {
    const from: unknown = Reflect.get(entry, member);
    return typeof name === 'string' && typeof from === 'string'
      ? [{ name, from, place: [...path, member] }]
      : [];
  });
}

/** A value beside the one that is taken, of the same type, that the name says wholly, and the one that is taken does not. */
function betterOf({ name, from, items }: Named, { screen, catalogue }: Context): string | undefined {
  const path = from.split('.');
  const tail = path.pop() ?? '';
  const words = wordsIn(name);
  if (path.length < 1 || words.length === 0 || isSaid(words, tail) || tail === 'value') return undefined;
  const described = describedBy(path.join('.'), { screen, catalogue, items });
  const typeOf = (member: string) => {
    const found = described.map(({ schema, path: way }) => schemaAt(schema, [...way, member]));
    return JSON.stringify(
      found.flatMap((one) =>
        one.kind === 'known'
          ? one.alternatives.map((each) => [
              typesOf(each),
              each.some(({ format }) => format),
              each.some((schema) => schema.enum),
            ])
          : [],
      ),
    );
  };
  const beside = described.flatMap((one) => {
    const alternatives = alternativesAt([one]);
    return alternatives === undefined ? [] : membersOf(alternatives);
  });
  const better = beside.filter(
    (member) =>
      member !== tail &&
      !aliasesIn(catalogue).has(`${member} ${tail}`) &&
      isSaid(words, member) &&
      unitOf(member) === unitOf(tail) &&
      typeOf(member) === typeOf(tail),
  );
  const [only, ...others] = better;
  return only === undefined || others.length > 0 ? undefined : [...path, only].join('.');
}

const aliases = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Members that the contract itself fills out of another one: the balance that is sent is `payableCents` of the bills. */
function aliasesIn(catalogue: Catalogue): ReadonlySet<string> {
  const known = aliases.get(catalogue);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const { config } of Object.values(catalogue.operations))
    for (const [member, { description = '' }] of Object.entries(config.properties ?? {}))
      for (const [, other = ''] of description.matchAll(/`(\w+)` of/g)) found.add(`${member} ${other}`);
  aliases.set(catalogue, found);
  return found;
}

const isSaid = (words: readonly string[], member: string) =>
  sharedWords(words, wordsIn(member)).length === words.length;

const unitOf = (member: string) => /(?:Cents|On|At|Id|Link|Kwh|Therms)$/.exec(member)?.[0];

/** Answers are sent as what they are called: the other phone as the other phone. */
function checkSentAnswers(screen: CheckedScreen, report: Report): void {
  const fields = placedFields(screen.config).map(({ field }) => field);
  for (const { submit, path } of submittedCallsOf(screen)) {
    const sent = Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) =>
      typeof binding === 'object' && 'field' in binding
        ? [{ member, field: binding.field.split('.')[0] ?? '' }]
        : [],
    );
    for (const { member, field } of sent) {
      const own = fields.find(({ name }) => name === field);
      const likeness = (name: string) => sharedWords(wordsIn(name), wordsIn(member)).length;
      const better = fields.find(
        ({ name, as }) =>
          name !== field &&
          as === own?.as &&
          likeness(name) > likeness(field) &&
          !isBetterSent(name, member, sent),
      );
      if (better === undefined) continue;
      const message = `"${field}" is sent as "${member}", and there is an answer "${better.name}".`;
      report([...path, 'with', member], { rule: 'other-answer', message, remedy: `Send "${better.name}".` });
    }
  }
}

/** An answer that is sent as something that is as much like it. */
const isBetterSent = (
  name: string,
  member: string,
  sent: readonly { readonly member: string; readonly field: string }[],
): boolean => {
  const likeness = (one: string) => sharedWords(wordsIn(name), wordsIn(one)).length;
  return sent.some(
    (one) => one.field === name && one.member !== member && likeness(one.member) >= likeness(member),
  );
};

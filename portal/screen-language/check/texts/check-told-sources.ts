import type { Catalogue } from '../../load/catalogue.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { itemsOf } from '../facts/block-items.ts';
import { unitOf } from '../facts/quantities.ts';
import type { CheckedScreen, PlacedBlock } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { aliasesIn } from '../meanings/check-named-sources.ts';
import { allWordsOf, isSameWord, sharedWords, wordsIn } from '../words/name-words.ts';
import { membersOf, typesOf } from '../schema/schema-path.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';
import { remembered } from '../words/remembered.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
  readonly source: SourceFile;
  /** Routes of all screens. */
  readonly routes: readonly string[];
}

/** A value, and the words that customers read beside it. */
interface Labelled {
  readonly from: string;
  readonly text: string;
  readonly place: JsonPath;
  readonly items: readonly Described[];
}

/** Labels and sentences that say another value than the one that is shown there: one beside it that they name, or another unit. */
export function checkToldSources(context: Context): readonly Diagnostic[] {
  const labelled = [
    ...saidIn(context),
    ...context.screen.blocks.flatMap((placed) => listedIn(placed, context)),
  ];
  return [
    ...labelled.flatMap((one) => {
      const better = betterOf(one, context);
      const other = otherUnit(one);
      if (better === undefined && other === undefined) return [];
      const what = better === undefined ? `counts ${String(other)}` : `is not "${better}"`;
      const message = `The text says "${one.text.trim().slice(0, 80)}", and "${one.from}" ${what}.`;
      const remedy =
        better === undefined
          ? 'Name another value, or change the text.'
          : `Take "${better}", or change the text.`;
      return [context.source.diagnostic(one.place, { rule: 'told-otherwise', message, remedy })];
    }),
    ...linksIn(context),
  ];
}

/** Each sentence of the texts with a value of the screen in it. */
function saidIn({ screen, english }: Context): readonly Labelled[] {
  const sentences = leavesOf(english.value)
    .map((key) => textAt(english.value, key))
    .filter((text) => text.includes('{{'))
    .flatMap((text) => text.split(/[.!?](?:\s|$)/));
  return Object.entries(screen.config.texts ?? {}).flatMap(([name, value]) => {
    const from = typeof value === 'string' ? value : value.from;
    const place = typeof value === 'string' ? ['texts', name] : ['texts', name, 'from'];
    const own = sentences.filter((text) => placeholdersOf(text).includes(name));
    // What one sentence says of it, another one may leave out.
    return own.length === 0 ? [] : [{ from, text: own.join('. '), place, items: [] }];
  });
}

/** Members of blocks that list things with a name, a value and a label. */
const lists = ['rows', 'columns', 'bars', 'facts', 'prices', 'filters', 'sorts'];

function listedIn(placed: PlacedBlock, context: Context): readonly Labelled[] {
  const { block, path } = placed;
  return lists.flatMap((list) => {
    const entries: unknown = Reflect.get(block, list);
    return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, at): readonly Labelled[] => {
      const [name, from]: readonly unknown[] = [
        Reflect.get(Object(entry), 'name'),
        Reflect.get(Object(entry), 'value'),
      ];
      if (typeof name !== 'string' || typeof from !== 'string') return [];
      const key = `blocks.${block.name ?? ''}.${list}.${name}`;
      const text = [key, `${key}.label`].map((one) => textAt(context.english.value, one)).join(' ');
      return [{ from, text, place: [...path, list, at, 'value'], items: itemsOf(placed, context) }];
    });
  });
}

/** Words of members that say in which form they come. */
const forms: readonly string[] = ['cents', 'date', 'day', 'kwh', 'therms', 'percent', 'link', 'id', 'name'];

/** `rate2000` at 2,000 kWh */
const wordsOf = remembered((name): readonly string[] =>
  wordsIn(name.replaceAll(/(\d),(?=\d{3})/g, '$1').replaceAll(/([a-z])(\d)/g, '$1 $2')).filter(
    (word) => !forms.includes(word),
  ),
);

/** Of two lists of words, those that only the first one has. */
const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => !others.some((other) => isSameWord(one, other)));

/** Returns true where a text says all by which one name differs from another one, and nothing of the other way round. */
function isMeant(text: readonly string[], name: string, instead: string): boolean {
  const [own, others] = [wordsOf(name), wordsOf(instead)];
  const [only, taken] = [without(own, others), without(others, own)];
  const isSaid = (word: string) => without([word], text).length === 0;
  return only.length > 0 && taken.length > 0 && only.every(isSaid) && !taken.some(isSaid);
}

/** The one value beside it, of the same kind, that the words are about. */
function betterOf({ from, text, items }: Labelled, { screen, catalogue }: Context): string | undefined {
  const path = from.split('.');
  const tail = path.pop() ?? '';
  const said = wordsOf(text.replaceAll(/{{[^{}]*}}/g, ''));
  if (said.length === 0 || path.length === 0 || tail === 'value') return undefined;
  const parents = describedBy(path.join('.'), { screen, catalogue, items });
  const beside = parents.flatMap((one) => membersOf(alternativesAt([one]) ?? []));
  const shown = placeholdersOf(text).map((name) => {
    const value = screen.config.texts?.[name];
    return typeof value === 'string' ? value : value?.from;
  });
  const isOpen = (member: string) =>
    member !== tail &&
    // Nobody reads ids, and a sentence may say several values.
    !/(?:^id|Id)$/.test(member) &&
    !shown.includes([...path, member].join('.')) &&
    !aliasesIn(catalogue).has(`${member} ${tail}`) &&
    !aliasesIn(catalogue).has(`${tail} ${member}`);
  const meant = beside.filter((member) => isMeant(said, member, tail) && isOpen(member));
  const kindOf = (member: string) =>
    JSON.stringify(
      (alternativesAt(describedBy([...path, member].join('.'), { screen, catalogue, items })) ?? [])
        .filter((one) => typesOf(one)?.join() !== 'null')
        .map((one) => [
          typesOf(one)?.filter((type) => type !== 'null'),
          one.flatMap(({ format }) => format ?? []),
          one.some((schema) => schema.enum !== undefined),
        ]),
    );
  const fitting = meant.filter(
    (member) => kindOf(member) === kindOf(tail) && unitOf(member) === unitOf(tail),
  );
  // "Due on" is the day that is due, rather than the next one that is.
  const whole = fitting.filter((member) => without(wordsOf(member), said).length === 0);
  const [only, ...others] = fitting.length > 1 ? whole : fitting;
  return only === undefined || others.length > 0 ? undefined : [...path, only].join('.');
}

/** Energy is said in the unit that it is counted in. */
function otherUnit({ from, text }: Labelled): string | undefined {
  const unit = unitOf(from);
  const [isKwh, isTherms] = [/\bkWh\b/i.test(text), /\btherms?\b/i.test(text)];
  if (unit === 'therms' && isKwh && !isTherms) return unit;
  return unit === 'kilowatt hours' && isTherms && !isKwh ? unit : undefined;
}

/** Two pages of one kind: /all-bills and /all-payments. */
const isBeside = (one: string, other: string): boolean =>
  one !== other && !one.includes(':') && sharedWords(allWordsOf(one), allWordsOf(other)).length > 0;

/** A link that is called like another page than the one that it opens. */
function linksIn({ screen, english, source, routes }: Context): readonly Diagnostic[] {
  return screen.blocks.flatMap(({ block, path, facts }) =>
    facts.links.flatMap(({ link, path: inside }) => {
      const holder = inside.reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
      const name: unknown = Reflect.get(Object(holder), 'name');
      const key = `blocks.${block.name ?? ''}.links.${String(name)}`;
      const said = wordsOf(textAt(english.value, key).replaceAll(/{{[^{}]*}}/g, ''));
      const better = routes.filter((route) => isBeside(route, link.to) && isMeant(said, route, link.to));
      const [only, ...others] = better;
      if (only === undefined || others.length > 0 || link.to.includes(':')) return [];
      const message = `This link is called "${textAt(english.value, key)}", and opens ${link.to}.`;
      const finding = { rule: 'told-otherwise', message, remedy: `Lead to ${only}, or change the text.` };
      return [source.diagnostic([...path, ...inside, 'to'], finding)];
    }),
  );
}

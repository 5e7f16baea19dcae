import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { languages } from '../../language.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkObjects } from '../../model/walk-values.ts';
import { itemsOf, sourcesAt } from '../facts/block-items.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import { listedAt } from '../facts/listed-values.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { quantityOf } from '../facts/quantities.ts';
import { createAcceptance } from '../schema/schema-acceptance.ts';
import { membersOf, schemaAt } from '../schema/schema-path.ts';
import { sentByCalls } from '../facts/sent-sources.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Blocks and calls that lack a member without which they show or do something else, or have one twice in two roles. */
export function checkLackingMembers(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const context = { screen, catalogue, report };
  for (const placed of screen.blocks) {
    checkOpening(placed, report);
    checkLengths(placed, context);
    checkTwice(placed, report);
    checkLanguage(placed, context);
    checkAddresses(placed, context);
  }
  checkDocuments(context);
  checkPageLanguage(context);
  checkUsedUp(context);
  checkEntryKinds(context);
}

/** The entries of a list are opened by one of its columns. */
function checkOpening({ block, path }: PlacedBlock, report: Report): void {
  if (block.block !== 'list' || block.link === undefined) return;
  if (block.columns.some(({ opens }) => opens === true)) return;
  const message = 'This list opens its entries, and none of its columns is the link.';
  const remedy = 'Add "opens": true to a column, or remove "link".';
  for (const member of ['link', 'columns']) report([...path, member], { rule: 'no-link', message, remedy });
}

/** Entries that say how long they are are no months. */
function checkLengths(placed: PlacedBlock, { screen, catalogue, report }: Context): void {
  const { block, path } = placed;
  if (block.block !== 'timeline' || block.seconds !== undefined) return;
  const items = itemsOf(placed, { screen, catalogue });
  const known = items.flatMap((one) => membersOf(alternativesAt([one]) ?? []));
  const length = known.find(
    (member) => quantityOf(`item.${member}`, { screen, catalogue, items, placed }) === 'seconds',
  );
  if (length === undefined) return;
  const message = `Each entry is taken for a month, and "item.${length}" says how long it is.`;
  report(path, { rule: 'no-length', message, remedy: `Add "seconds": "item.${length}".` });
}

/** Members of blocks that are two things, by the kind of block. */
const roles: { readonly [block: string]: readonly string[] } = {
  timeline: ['at', 'seconds', 'estimated', 'marked', 'bars.value', 'line.value', 'also.value'],
  difference: ['at', 'used', 'days', 'temperature'],
  week: ['weekday', 'hour', 'value', 'marked'],
  map: ['latitude', 'longitude', 'title', 'expected.value', 'status.value'],
  period: ['shown', 'first', 'last', 'earlier', 'later'],
  plans: ['own.price', 'own.bill', 'own.usage'],
};

function checkTwice({ block, path }: PlacedBlock, report: Report): void {
  const found = (roles[block.block] ?? []).flatMap((member) => sourcesAt(block, member.split('.'), path));
  for (const { from, path: place } of found) {
    const others = found.filter((one) => one.from === from && one.path.join() !== place.join());
    if (others.length === 0) continue;
    const message = `"${from}" stands here as two different things.`;
    report(place, { rule: 'two-roles', message, remedy: 'Name another member in one of the places.' });
  }
}

/** A member that is called a language is one. */
function checkLanguage(placed: PlacedBlock, { screen, catalogue, report }: Context): void {
  const items = itemsOf(placed, { screen, catalogue });
  for (const { from, path } of sourcesAt(placed.block, ['language'], placed.path)) {
    const listed = listedAt(alternativesAt(describedBy(from, { screen, catalogue, items })));
    const isOne = (value: unknown) =>
      typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/.test(value);
    if (listed === undefined || listed.some(isOne)) continue;
    const message = `"${from}" is never a language.`;
    report(path, { rule: 'other-meaning', message, remedy: 'Name the language of the answer.' });
  }
}

const sentencesOf = (described: readonly Described[]): readonly string[] =>
  (alternativesAt(described) ?? []).flatMap((one) => one.flatMap(({ description }) => description ?? []));

/** Texts are no addresses, whatever they are about. */
const isText = (sentence: string) =>
  /\bas HTML\b|\blegal text\b|^(?:the )?(?:text|name|title|sentence|paragraphs?)\b/i.test(sentence) &&
  !/\b(?:address|link|url)\b/i.test(sentence);

function checkAddress(
  from: string,
  place: JsonPath,
  { items, context }: { readonly items: readonly Described[]; readonly context: Context },
) {
  const sentence = sentencesOf(describedBy(from, { ...context, items })).find(isText);
  if (sentence === undefined) return;
  const message = `"${from}" is no address: "${sentence}"`;
  context.report(place, { rule: 'no-address', message, remedy: 'Name an address.' });
}

function checkDocuments(context: Context): void {
  for (const { field, path } of placedFields(context.screen.config))
    (field.documents ?? []).forEach((document, at) => {
      for (const member of ['en', 'es'] as const)
        checkAddress(document[member], [...path, 'documents', at, member], { items: [], context });
    });
}

function checkAddresses(placed: PlacedBlock, context: Context): void {
  const items = itemsOf(placed, context);
  for (const member of ['links.address', 'formats.address', 'link'])
    for (const { from, path } of sourcesAt(placed.block, member.split('.'), placed.path))
      checkAddress(from, path, { items, context });
}

/** The page may be in a language that the operation does not take. */
function checkPageLanguage({ screen, catalogue, report }: Context): void {
  for (const { operation, member, from, place } of sentByCalls(screen, catalogue)) {
    const schema = catalogue.operations[operation]?.config;
    const found = schema === undefined ? undefined : schemaAt(schema, member.split('.'));
    if (from !== 'pageLanguage' || schema === undefined || found?.kind !== 'known') continue;
    const refused = languages.find((one) => !createAcceptance(schema)(one, found.alternatives));
    if (refused === undefined) continue;
    const message = `A page may be in "${refused}", which ${operation} does not take as "${member}".`;
    report(place, { rule: 'wrong-language', message, remedy: 'Take "language", which the org speaks.' });
  }
}

/** Failures after which a card or an account that was typed is used up. */
const usedUp = /^PAYMENT_(?:FAILED|METHOD_REFUSED)$|_DECLINED$|^CARD_/;

function checkUsedUp({ screen, report }: Context): void {
  const hosted = placedFields(screen.config).flatMap(({ field }) =>
    field.as === 'hosted-card' || field.as === 'hosted-bank' ? [field.name] : [],
  );
  for (const { submit, path } of submissionsOf(screen)) {
    const sent = hosted.filter((name) =>
      JSON.stringify(submit.with ?? {}).includes(`"field":"${name}.token"`),
    );
    for (const [code, { forget = [] as readonly string[] }] of Object.entries(submit.failed ?? {})) {
      const kept = usedUp.test(code) ? sent.find((name) => !forget.includes(name)) : undefined;
      if (kept === undefined) continue;
      const message = `After "${code}" the token of "${kept}" is used up, and the next try would send it again.`;
      report([...path, 'failed', code], { rule: 'used-up', message, remedy: `Add "${kept}" to "forget".` });
    }
  }
}

/** An entry of a kind that has an id of its own is none of another kind: an account where an order is taken. */
function checkEntryKinds({ screen, catalogue, report }: Context): void {
  walkObjects(screen.config, (value, path) => {
    const [is, take]: readonly unknown[] = [Reflect.get(value, 'is'), Reflect.get(value, 'take')];
    if (!('entryOf' in value) || typeof is !== 'string' || take !== 'id') return;
    const at = path.lastIndexOf('with');
    const wanted = at === -1 ? '' : String(path[at + 1]);
    if (!wanted.endsWith('Id') || wanted === `${is}Id` || !thingsOf(catalogue).has(is)) return;
    const message = `"${wanted}" is taken of an entry that is "${is}", which has an id or number of its own.`;
    report([...path, 'is'], { rule: 'other-id', message, remedy: 'Take an entry of the other kind.' });
  });
}

const things = new WeakMap<Catalogue, ReadonlySet<string>>();

/** The things that the contract knows by an id or a number: `orderId`, `accountNumber`. */
function thingsOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = things.get(catalogue);
  if (known !== undefined) return known;
  const members = Object.values(catalogue.operations).flatMap(({ config }) =>
    Object.keys(config.properties ?? {}),
  );
  const found = new Set(members.flatMap((name) => /^([a-z]+)(?:Id|Number)$/.exec(name)?.[1] ?? []));
  things.set(catalogue, found);
  return found;
}

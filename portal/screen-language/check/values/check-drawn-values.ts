import type { JsonPath } from '../../load/source-file.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { namedAt } from '../facts/listed-values.ts';
import { suggest } from '../words/closest.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { itemsOf, kindOfValue, sourcesAt } from '../facts/block-items.ts';
import type { PlacedSource } from '../facts/block-items.ts';
import { answerOfRead, listOf } from '../schema/item-path.ts';
import { schemaAt, typesOf } from '../schema/schema-path.ts';

/** Members of blocks that are drawn or reckoned with, by the kind of block; `rows.value` is the `value` of each row. */
const drawn: { readonly [block: string]: { readonly [member: string]: Taken } } = {
  timeline: {
    at: 'day',
    'bars.value': 'number',
    'line.value': 'number',
    seconds: 'number',
    estimated: 'flag',
    marked: 'flag',
  },
  difference: { at: 'day', used: 'number', days: 'number', temperature: 'number' },
  comparison: { 'rows.now': 'number', 'rows.before': 'number' },
  chart: { 'bars.value': 'number' },
  map: { 'expected.value': 'day' },
  plans: {
    id: 'text',
    title: 'text',
    note: 'text',
    'prices.value': 'number',
    'sorts.value': 'number',
    'own.price': 'number',
    'own.bill': 'number',
    'own.presentBill': 'number',
    'own.usage': 'number',
    'links.address': 'text',
  },
  share: { value: 'text', link: 'text' },
  message: { why: 'text' },
  entries: { why: 'text', kind: 'text' },
  search: { prefill: 'text' },
  download: {
    'formats.address': 'text',
    'formats.meter': 'text',
    'formats.start': 'day',
    'formats.days': 'number',
    'formats.seconds': 'number',
    'formats.used': 'number',
    'formats.cost': 'number',
    'formats.estimated': 'flag',
  },
  upload: { requirements: 'list', types: 'list' },
  thread: { at: 'day', body: 'text', 'first.at': 'day', 'first.body': 'text', attachments: 'list' },
  push: { key: 'text', devices: 'list' },
  html: { value: 'text' },
  stepper: { current: 'text' },
  terms: { title: 'text', paragraphs: 'list' },
  period: { shown: 'day', first: 'day', last: 'day', earlier: 'day', later: 'day' },
  week: { weekday: 'number', hour: 'number', value: 'number', marked: 'flag' },
};

const words = {
  number: 'a number',
  day: 'a day',
  text: 'a text',
  list: 'a list',
  flag: 'a yes or no',
} as const;

/** The kind of value that a member takes. */
type Taken = keyof typeof words;

/** The types of JSON Schema that tell a kind; whether a text is a day and an alternative a number is told otherwise. */
const types: { readonly [taken in Taken]?: string } = { text: 'string', list: 'array', flag: 'boolean' };

/** Charts need numbers and days, and lists a list: of anything else nothing can be drawn. */
export function checkDrawnValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const placed of screen.blocks) {
    checkList(placed, { screen, catalogue }, report);
    const items = itemsOf(placed, { screen, catalogue });
    checkPicked(placed, (from) => describedBy(from, { screen, catalogue, items }), report);
    for (const [members, wanted] of Object.entries(drawn[placed.block.block] ?? {}))
      for (const source of sourcesAt(placed.block, members.split('.'), placed.path))
        checkDrawn(source, wanted, {
          described: describedBy(source.from, { screen, catalogue, items }),
          report,
        });
  }
}

function checkDrawn(
  { from, path }: PlacedSource,
  wanted: Taken,
  { described, report }: { readonly described: readonly Described[]; readonly report: Report },
): void {
  const kind = kindOfValue(described);
  const type = types[wanted];
  const isRight = type === undefined ? kind === wanted : mayBe(type, described);
  if (kind === undefined || isRight) return;
  const message = `"${from}" is no ${wanted}, and here ${words[wanted]} is shown.`;
  report(path, { rule: 'wrong-format', message, remedy: `Name ${words[wanted]}.` });
}

/** Returns true for a value of the type, and where the specs leave it open. */
const mayBe = (type: string, described: readonly Described[]) =>
  alternativesAt(described)?.some((one) => typesOf(one)?.includes(type) ?? true) ?? true;

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** The list of a block must be one. */
function checkList({ path, facts }: PlacedBlock, { screen, catalogue }: Context, report: Report): void {
  const { item } = facts;
  if (item === undefined || item.kind !== 'entry') return;
  const schema = answerOfRead(item.read, screen.config, catalogue);
  if (item.items === undefined) {
    if (schema === undefined || listOf(item, schema) !== undefined) return;
    const message = `The answer of "${item.read}" is no list, and here its entries are shown.`;
    return report([...path, 'read'], {
      rule: 'no-list',
      message,
      remedy: 'Name a read that lists something.',
    });
  }
  const found = schema && schemaAt(schema, listOf(item, schema) ?? []);
  if (found?.kind !== 'known') return;
  const types = found.alternatives.flatMap((one) => typesOf(one) ?? ['array']);
  if (types.length === 0 || types.includes('array')) return;
  const message = `"${item.items}" is no list, and here its entries are shown.`;
  report([...path, 'items'], { rule: 'wrong-type', message, remedy: 'Name the member that holds the list.' });
}

/** Entries are picked by a value that they can have. */
function checkPicked(
  { block, path }: PlacedBlock,
  described: (from: string) => readonly Described[],
  report: Report,
): void {
  if (block.block !== 'plans') return;
  checkFiltered(block.filters ?? [], { path, described }, report);
  if (block.where === undefined) return;
  [block.where].flat().forEach(({ value, is }, at) => {
    const alternatives = alternativesAt(described(value)) ?? [];
    const listed = alternatives.map((one) => one.flatMap((schema) => schema.enum ?? []));
    const isClosed = listed.length > 0 && listed.every((values) => values.length > 0);
    if (typeof is === 'object' || !isClosed || listed.some((values) => values.includes(is))) return;
    const message = `"${value}" is never "${String(is)}".`;
    const remedy = `It is one of ${[...new Set(listed.flat().map(String))].join(', ')}.`;
    report([...path, 'where', at, 'is'], { rule: 'impossible-value', message, remedy });
  });
}

/** A filter asks for a state that the specs name. */
function checkFiltered(
  filters: readonly { readonly value: string; readonly is?: unknown }[],
  {
    path,
    described,
  }: { readonly path: JsonPath; readonly described: (from: string) => readonly Described[] },
  report: Report,
): void {
  filters.forEach(({ value, is }, at) => {
    const named = namedAt(alternativesAt(described(value)));
    if (typeof is !== 'string' || named.length === 0 || named.includes(is)) return;
    const message = `The specs know no "${is}" of "${value}".`;
    report([...path, 'filters', at, 'is'], { rule: 'unknown-state', message, remedy: suggest(is, named) });
  });
}

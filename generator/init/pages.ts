import { isObject, listAt, objectAt, textAt } from '../spec/json.ts';
import { resolve } from '../spec/references.ts';
import { answerSchema } from './calls.ts';
import type { DocumentCall } from './calls.ts';
import type { Json, JsonObject } from '../spec/types.ts';

/** Names that parameters and members of pages have, without their hyphens, underscores and capitals. */
const SIZES = ['perpage', 'pagesize', 'limit', 'maxresults', 'size', 'count'];
const TOKENS = ['pagetoken', 'cursor', 'nexttoken', 'continuationtoken', 'continuation'];
const NEXT_TOKENS = ['nextpagetoken', 'nextcursor', 'nexttoken', 'continuationtoken', 'continuation'];
const AFTER = ['after', 'startingafter'];
const MORE = ['hasmore', 'hasnext', 'hasnextpage'];
const PAGES = ['page', 'pagenumber', 'pageno'];
const OFFSETS = ['offset', 'skip'];
const ITEMS = ['items', 'data', 'results', 'records', 'values', 'entries'];
/** Members that hold what a page says of itself. */
const HOLDERS = ['meta', 'pagination', 'paging', 'pageinfo', 'metadata', 'responsemetadata'];

/** A member of an answer by its dotted path. */
interface Member {
  readonly path: string;
  readonly schema: JsonObject;
}

/** The rule by which a list goes on, as its parameters and its answer seem to say; undefined where they do not. */
export function findPages(document: JsonObject, call: DocumentCall): JsonObject | undefined {
  const parameters = queryOf(document, call);
  const answer = resolve(document, answerSchema(document, call.operation));
  const items = itemsOf(document, answer);
  if (items === undefined) return undefined;
  const members = membersOf(document, answer);
  const size = named(parameters, SIZES, isNumber);
  const shared = { ...(size && { size: size.path }), ...(items.path !== '' && { items: items.path }) };
  const rule =
    byToken(parameters, members) ??
    byLast(parameters, members, resolve(document, items.schema['items'])) ??
    byNumber(parameters);
  return rule && { ...rule, ...shared };
}

function byToken(parameters: readonly Member[], members: readonly Member[]): JsonObject | undefined {
  const token = named(parameters, TOKENS);
  const next = named(members, NEXT_TOKENS);
  return token && next && { token: token.path, next: next.path };
}

/** The member of the last item is what the next page begins after. */
function byLast(
  parameters: readonly Member[],
  members: readonly Member[],
  item: JsonObject,
): JsonObject | undefined {
  const token = named(parameters, AFTER);
  const more = named(members, MORE, ({ schema }) => schema['type'] === 'boolean');
  const isNamed = isObject(objectAt(item, 'properties')['id']);
  return token && more && isNamed
    ? { token: token.path, next: 'id', nextIs: 'item', more: more.path }
    : undefined;
}

function byNumber(parameters: readonly Member[]): JsonObject | undefined {
  const page = named(parameters, PAGES, isNumber);
  if (page !== undefined) {
    const isFromZero = page.schema['default'] === 0 || page.schema['minimum'] === 0;
    return { token: page.path, counts: 'pages', ...(isFromZero && { first: 0 }) };
  }
  const offset = named(parameters, OFFSETS, isNumber);
  return offset && { token: offset.path, counts: 'items' };
}

/** The first of some names that one of the members has. */
function named(
  members: readonly Member[],
  names: readonly string[],
  isFit: (member: Member) => boolean = () => true,
): Member | undefined {
  return names
    .flatMap((name) => members.filter((each) => plain(each.path.split('.').at(-1) ?? '') === name))
    .find(isFit);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function isNumber({ schema }: Member): boolean {
  return schema['type'] === 'integer' || schema['type'] === 'number';
}

/** The parameters of a call's query. */
function queryOf(document: JsonObject, { path, operation }: DocumentCall): readonly Member[] {
  const item = resolve(document, objectAt(document, 'paths')[path]);
  const listed = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')];
  return listed.flatMap((node): Member[] => {
    const parameter = resolve(document, node);
    // Before OpenAPI 3 a parameter is its own schema.
    const schema = isObject(parameter['schema']) ? resolve(document, parameter['schema']) : parameter;
    return textAt(parameter, 'in') === 'query' ? [{ path: textAt(parameter, 'name'), schema }] : [];
  });
}

/** The members of an answer, and those of what it says of itself. */
function membersOf(document: JsonObject, answer: JsonObject): readonly Member[] {
  const own = propertiesOf(document, answer, '');
  const held = own.filter(({ path }) => HOLDERS.includes(plain(path)));
  return [...own, ...held.flatMap(({ path, schema }) => propertiesOf(document, schema, `${path}.`))];
}

function propertiesOf(document: JsonObject, schema: JsonObject, before: string): readonly Member[] {
  const all = [schema, ...listAt(schema, 'allOf').map((each: Json) => resolve(document, each))];
  return all.flatMap((each) =>
    Object.entries(objectAt(each, 'properties')).map(([name, node]) => ({
      path: before + name,
      schema: resolve(document, node),
    })),
  );
}

/** The list of a page: the answer itself, the only list in it, or one that is called as such lists are. */
function itemsOf(document: JsonObject, answer: JsonObject): Member | undefined {
  if (answer['type'] === 'array') return { path: '', schema: answer };
  const lists = propertiesOf(document, answer, '').filter(({ schema }) => schema['type'] === 'array');
  return lists.length === 1 ? lists[0] : named(lists, ITEMS);
}

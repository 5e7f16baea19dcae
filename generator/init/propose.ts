import { listAt, objectAt, textAt } from '../spec/json.ts';
import { resolve, schemaName } from '../spec/references.ts';
import { answerSchema, cacheSeconds, findCalls, refersTo } from './calls.ts';
import { findPages } from './pages.ts';
import type { DocumentCall } from './calls.ts';
import type { Json, JsonObject } from '../spec/types.ts';

/** One action of a proposed overlay, and its reason in words. */
export interface Proposal {
  readonly target: string;
  readonly update: JsonObject;
  readonly reason: string;
}

/** The lifetime of what a document says nothing about, in milliseconds. */
const DEFAULT_LIFETIME = 30_000;

/** A schema whose values are one thing each, which one call reads by its key. */
interface ProposedEntity {
  readonly name: string;
  /** The property that identifies it. */
  readonly key: string;
  readonly read: DocumentCall;
  /** The parameter that has its key. */
  readonly parameter: string;
}

/**
 * The extensions that a document seems to ask for, from what it says of itself: keys from the parameters in paths and
 * members that identify, lifetimes from examples of `Cache-Control`, and what writes make stale from their addresses.
 *
 * @param document bundled, as it was written
 * @param unnamed schemas to which only the bundle gives a name, so that no overlay can speak of them
 */
export function proposeExtensions(
  document: JsonObject,
  unnamed: ReadonlySet<string> = new Set(),
): readonly Proposal[] {
  const calls = findCalls(document);
  const reads = calls.filter(
    ({ method, operation }) => method === 'get' && answerSchema(document, operation) !== undefined,
  );
  const entities = findEntities(document, reads).filter(({ name }) => !unnamed.has(name));
  const rows: { [name: string]: Json } = {};
  const told = entities.map((entity) => entityProposal(document, entity, rows));
  const ownReads = entities.map(({ name, key, read, parameter }) => ({
    target: targetOf(read),
    update: { 'x-read': { entity: name, key: { [key]: parameter } } },
    reason: `One ${name}, which "${parameter}" identifies: the store may know it from another answer.`,
  }));
  const others = reads.filter((read) => !entities.some((entity) => entity.read === read));
  const lists = others.flatMap((read) => readProposal(document, read, { entities, rows }));
  const writes = calls
    .filter((call) => !reads.includes(call))
    .flatMap((write) => writeProposal(document, write, { entities, reads }));
  const table = {
    target: '$',
    update: { 'x-lifetimes': rows },
    reason: 'How long answers are fresh, in milliseconds. Until then nothing is asked again.',
  };
  return [...(Object.keys(rows).length === 0 ? [] : [table]), ...told, ...ownReads, ...lists, ...writes];
}

function findEntities(document: JsonObject, reads: readonly DocumentCall[]): readonly ProposedEntity[] {
  const found = new Map<string, ProposedEntity>();
  const components = objectAt(objectAt(document, 'components'), 'schemas');
  for (const read of reads) {
    const parameter = /\{([^{}]+)\}\/?$/.exec(read.path)?.[1];
    const schema = answerSchema(document, read.operation);
    if (parameter === undefined || schema === undefined) continue;
    const name = [schema, ...listAt(schema, 'allOf')]
      .flatMap((each) => schemaName(each) ?? [])
      .find((each) => components[each] !== undefined);
    if (name === undefined || found.has(name)) continue;
    const key = keyOf(propertiesOf(document, components[name] ?? null), parameter, name);
    if (key !== undefined) found.set(name, { name, key, read, parameter });
  }
  return [...found.values()];
}

/** The member that identifies a value which is read by this parameter: `id` or `petId` for `{petId}`. */
function keyOf(properties: readonly string[], parameter: string, schema: string): string | undefined {
  const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const wanted = [plain(parameter), plain(parameter).replace(plain(schema), ''), 'id'];
  return wanted.flatMap((name) =>
    properties.filter((property) => name !== '' && plain(property) === name),
  )[0];
}

function propertiesOf(document: JsonObject, schema: Json, depth = 0): readonly string[] {
  if (depth > 8) return [];
  const node = resolve(document, schema);
  const inherited = listAt(node, 'allOf').flatMap((each) => propertiesOf(document, each, depth + 1));
  return [...new Set([...inherited, ...Object.keys(objectAt(node, 'properties'))])];
}

/** The schema of which a proposal says something; undefined for one about something else. */
export function schemaOf({ target }: Proposal): string | undefined {
  return /^\$\.components\.schemas(?:\.(\w+)|\['(.+)'\])$/.exec(target)?.slice(1).find(Boolean);
}

function entityProposal(
  document: JsonObject,
  { name, key, read }: ProposedEntity,
  rows: { [name: string]: Json },
): Proposal {
  const seconds = cacheSeconds(document, read.operation);
  const row = rowName(name);
  rows[row] = { fresh: seconds === undefined ? DEFAULT_LIFETIME : seconds * 1_000 };
  const known =
    seconds === undefined
      ? `The document says nothing of its lifetime: ${DEFAULT_LIFETIME / 1_000} s are a start.`
      : `Its Cache-Control says ${seconds} s.`;
  return {
    target: `$.components.schemas${member(name)}`,
    update: { 'x-entity': { key: [key], lifetime: row } },
    reason: `Each ${name} is kept once, whichever answer brings it. ${known}`,
  };
}

interface Known {
  readonly entities: readonly ProposedEntity[];
  readonly rows: { [name: string]: Json };
}

/** Any other read: fresh for as long as it says, else for as long as the entities in it. */
function readProposal(
  document: JsonObject,
  read: DocumentCall,
  { entities, rows }: Known,
): readonly Proposal[] {
  const seconds = cacheSeconds(document, read.operation);
  const schema = answerSchema(document, read.operation) ?? null;
  const held = entities.find(({ name }) => refersTo(document, name)(schema));
  const pages = findPages(document, read);
  if (seconds === undefined && held === undefined && pages === undefined) return [];
  const { operation, path } = read;
  const own = textAt(operation, 'operationId') || path;
  const row = rowName(seconds === undefined ? `${held?.name ?? own} List` : own);
  rows[row] ??= { fresh: seconds === undefined ? DEFAULT_LIFETIME : seconds * 1_000 };
  const reasons = [
    ...(seconds === undefined ? [] : [`Its Cache-Control says ${seconds} s.`]),
    ...(seconds !== undefined || held === undefined ? [] : [`It holds each ${held.name}.`]),
    ...(pages === undefined ? [] : [`It seems to go on by "${textAt(pages, 'token')}".`]),
  ];
  const update = { 'x-read': { lifetime: row, ...(pages && { pages }) } };
  return [{ target: targetOf(read), update, reason: reasons.join(' ') }];
}

/** The row of lifetimes that goes by a name: words of it that begin with capitals. */
function rowName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const row = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(row) ? row : `Row${row}`;
}

interface KnownReads {
  readonly entities: readonly ProposedEntity[];
  readonly reads: readonly DocumentCall[];
}

/** A write: what it removes, and the reads that show something else afterwards. */
function writeProposal(
  document: JsonObject,
  write: DocumentCall,
  { entities, reads }: KnownReads,
): readonly Proposal[] {
  const { method, path, operation } = write;
  const own = entities.find(({ read }) => read.path === path);
  const added =
    method === 'post' ? entities.find(({ read }) => parentOf(read.path) === plainPath(path)) : undefined;
  const statuses = own === undefined || method !== 'delete' ? [] : successes(operation);
  const evict =
    own === undefined || statuses.length === 0
      ? {}
      : { evict: { on: statuses, entity: own.name, key: { [own.key]: own.parameter } } };
  // Of an answer that is the entity itself, the store learns by itself.
  const isTold = own !== undefined && refersTo(document, own.name)(answerSchema(document, operation) ?? null);
  const stale = reads.filter((read) => isStale(document, read, { write, own, added })).map(idIn(reads));
  const itself = own === undefined || isTold || statuses.length > 0 ? '' : idIn(reads)(own.read);
  const invalidates = [
    ...(own === undefined || itself === ''
      ? []
      : [{ operation: itself, match: { [own.parameter]: `config.${own.parameter}` } }]),
    ...stale.filter((id) => id !== '').map((id) => ({ operation: id })),
  ];
  if (invalidates.length === 0 && statuses.length === 0) return [];
  const id = textAt(operation, 'operationId') || `${method.toUpperCase()} ${path}`;
  const list = invalidates.length === 0 ? {} : { invalidates };
  const words = [
    ...(statuses.length > 0 ? [`The ${own?.name ?? ''} is gone.`] : []),
    ...(invalidates.length === 0
      ? []
      : [`${invalidates.map((each) => each.operation).join(', ')} may show something else.`]),
  ];
  const update = { 'x-write': { otherwise: `Invalid config for "${id}"`, ...evict, ...list } };
  return [{ target: targetOf(write), update, reason: words.join(' ') }];
}

interface WriteContext {
  readonly write: DocumentCall;
  /** The entity at the address of the write. */
  readonly own: ProposedEntity | undefined;
  /** The entity that it adds one of. */
  readonly added: ProposedEntity | undefined;
}

/** The name of a read; none where it has none, or shares it with another. */
function idIn(reads: readonly DocumentCall[]): (read: DocumentCall) => string {
  const idOf = ({ operation }: DocumentCall): string => textAt(operation, 'operationId');
  return (read) => (reads.some((other) => other !== read && idOf(other) === idOf(read)) ? '' : idOf(read));
}

/** Returns true for a read at the same address, and, where something comes or goes, for every list with such. */
function isStale(document: JsonObject, read: DocumentCall, { write, own, added }: WriteContext): boolean {
  if (own?.read === read || added?.read === read) return false;
  if (plainPath(read.path) === plainPath(write.path)) return true;
  const changed = added ?? (write.method === 'delete' ? own : undefined);
  return (
    changed !== undefined && refersTo(document, changed.name)(answerSchema(document, read.operation) ?? null)
  );
}

function plainPath(path: string): string {
  return path.replace(/\/$/, '');
}

function parentOf(path: string): string {
  return plainPath(path).replace(/\/[^/]*$/, '');
}

function successes(operation: JsonObject): readonly number[] {
  const found = Object.keys(objectAt(operation, 'responses')).filter((status) => /^2\d\d$/.test(status));
  return found.map(Number);
}

function targetOf({ path, method }: DocumentCall): string {
  return `$.paths${member(path)}.${method}`;
}

/** A member as a JSONPath names it. */
function member(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name.replaceAll(/['\\]/g, '\\$&')}']`;
}

import { isObject } from '../../spec/json.ts';
import { suggestName } from '../../spec/suggestion.ts';
import { unescapePointer } from './schemas.ts';
import type { Documents } from '../source/documents.ts';
import type { Diagnostic, Json, JsonObject } from '../../spec/types.ts';

/** What the linter found in a document, by what follows from it. */
interface Findings {
  /** What is understood all the same, or changes nothing. */
  readonly habits: readonly Diagnostic[];
  /** What was taken out of the document; anything is accepted in its place. */
  readonly flaws: readonly Diagnostic[];
  /** The reasons why it is no OpenAPI. */
  readonly errors: readonly Diagnostic[];
}

const TYPES = new Set(['array', 'boolean', 'file', 'integer', 'null', 'number', 'object', 'string']);
/** Members that only people read. */
const WORDS =
  /^#\/(?:info|tags|externalDocs)(?:\/|$)|\/(?:externalDocs|xml)(?:\/|$)|\/(?:description|summary|title|example|examples|deprecated|default)$/;
/** The end of a pointer to a schema. */
const SCHEMA =
  /\/(?:schema|items|additionalProperties|not|contains|propertyNames|if|then|else|(?:properties|patternProperties|schemas|definitions|\$defs|allOf|anyOf|oneOf|prefixItems)\/[^/]+)$/;
const IN_SCHEMA = /\/(?:schema|schemas\/[^/]+)\/|^#\/definitions\/[^/]+\//;
/** The end of what is said of a value that is written down and none. */
const IS_ABSENT = /but got `null`\.?$/;
const COMPONENT = /^#\/(?:components\/[^/]+|parameters|responses|definitions)\/[^/]+(?=\/|$)/;

/**
 * Tells apart what a linter found. What is nothing that can be understood is taken out of the parsed files, so that
 * the rest can be used.
 */
export function settleFindings(documents: Documents, found: readonly Diagnostic[]): Findings {
  const named = new Set([...documents.byFile.keys()].flatMap((file) => documents.references(file)));
  const settled = { habits: [] as Diagnostic[], flaws: [] as Diagnostic[], errors: [] as Diagnostic[] };
  const drops: (() => void)[] = [];
  for (const each of found) {
    if (isFile(documents, each)) continue;
    // Every value of a parsed file is Json.
    const root = (documents.byFile.get(each.file)?.parsed ?? null) as Json;
    const unused = COMPONENT.exec(each.pointer)?.[0];
    const kind = isHabit(each, root) ? 'habits' : isFlaw(each) ? 'flaws' : 'errors';
    const isUnused = kind !== 'habits' && unused !== undefined && !isNamed(named, each.file, unused);
    if (isUnused) drops.push(() => drop(root, unused));
    else if (kind === 'flaws' || isWrongWord(each)) drops.push(() => drop(root, each.pointer));
    const told = each.rule === 'no-unresolved-refs' ? { ...each, ...wordsOfReference(root, each) } : each;
    if (isUnused)
      settled.habits.push({ ...told, message: `${told.message} Nothing refers to it: it is ignored.` });
    else settled[kind].push(told);
  }
  // From the end, so that items keep their places until it is their turn.
  for (const each of drops.toReversed()) each();
  return settled;
}

/** Returns true for an answer that is a file, as OpenAPI 2.0 has it and the linter does not know. */
function isFile({ byFile }: Documents, { file, pointer }: Diagnostic): boolean {
  const root = byFile.get(file)?.parsed as Json;
  return (
    /\/responses\/[^/]+\/schema\/type$/.test(pointer) &&
    isObject(root) &&
    root['swagger'] !== undefined &&
    valueAt(root, pointer) === 'file'
  );
}

function isNamed(named: ReadonlySet<string>, file: string, pointer: string): boolean {
  const start = `${file}${pointer}`;
  return [...named].some((target) => target === start || target.startsWith(`${start}/`));
}

/** Returns true for what is left out of a document, or too much in it, and changes nothing that is understood. */
function isHabit({ rule, message, pointer }: Diagnostic, root: Json): boolean {
  // What a discriminator does not find is left out of it.
  if (rule !== 'struct') return pointer.includes('/discriminator/mapping/');
  if (WORDS.test(pointer) || IS_ABSENT.test(message)) return true;
  // A bound that OpenAPI 3.0 says with a flag is still understood, and so is a list of types in earlier versions.
  if (/\/exclusive(?:Minimum|Maximum)$/.test(pointer) && message.includes('`boolean`')) return true;
  if (pointer.endsWith('/type') && [valueAt(root, pointer)].flat().every((type) => TYPES.has(String(type))))
    return true;
  // A flag beside one property, in the place of the list in the schema around it, is a habit of older drafts.
  if (pointer.endsWith('/required') && message.endsWith('`array` but got `boolean`.')) return true;
  // A member of these that is none would be an operation less, or an answer.
  if (/^#\/paths\/[^/]+$|\/responses\/[^/]+$/.test(pointer) && message.includes('is not expected here'))
    return false;
  return /is not expected here|must be present|missing required/i.test(message);
}

/** Returns true for a wrong value for people, or an absent one that is written down. */
function isWrongWord({ rule, message, pointer }: Diagnostic): boolean {
  if (rule !== 'struct' || !/Expected type/.test(message)) return false;
  return WORDS.test(pointer) || IS_ABSENT.test(message);
}

/** Returns true for a pointer to a schema. */
export function isSchemaPlace(pointer: string): boolean {
  return SCHEMA.test(pointer) && !/\/examples?\//.test(pointer);
}

function isFlaw({ rule, pointer }: Diagnostic): boolean {
  if (rule === 'no-unresolved-refs') return SCHEMA.test(pointer.replace(/\/\$ref$/, ''));
  return rule === 'struct' && IN_SCHEMA.test(pointer);
}

function wordsOfReference(
  root: Json,
  { pointer, message }: Diagnostic,
): Pick<Diagnostic, 'message' | 'remedy'> {
  if (message.endsWith('is no schema.')) return { message, remedy: 'Name a schema.' };
  const node = valueAt(root, pointer.replace(/\/\$ref$/, ''));
  const ref = isObject(node) ? node['$ref'] : undefined;
  if (typeof ref !== 'string') return { message, remedy: 'Correct the reference.' };
  if (/^https?:/.test(ref))
    return { message: `"${ref}" is not fetched.`, remedy: 'Put the file beside the document.' };
  const name = unescapePointer(ref.split('/').at(-1) ?? '');
  const around = ref.startsWith('#/') ? valueAt(root, ref.slice(0, ref.lastIndexOf('/'))) : undefined;
  const remedy = isObject(around) ? suggestName(name, Object.keys(around)) : 'Correct the reference.';
  return { message: `"${ref}" refers to nothing.`, remedy };
}

function valueAt(root: Json, pointer: string): Json | undefined {
  let node: Json | undefined = root;
  for (const segment of pointer.split('/').slice(1)) {
    if (Array.isArray(node)) node = (node as readonly Json[])[Number(segment)];
    else node = isObject(node) ? node[unescapePointer(segment)] : undefined;
  }
  return node;
}

/** Takes a value out of a document; a schema that goes leaves one that accepts anything. */
function drop(root: Json, pointer: string): void {
  const place = pointer.replace(/\/\$ref$/, '');
  const around = valueAt(root, place.slice(0, place.lastIndexOf('/')));
  if (typeof around !== 'object' || around === null) return;
  const key = unescapePointer(place.slice(place.lastIndexOf('/') + 1));
  // A parsed document is plain data that nobody else holds.
  if (SCHEMA.test(place)) Reflect.set(around as JsonObject, key, {});
  else if (Array.isArray(around)) around.splice(Number(key), 1);
  else Reflect.deleteProperty(around as JsonObject, key);
}

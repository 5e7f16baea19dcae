import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';

type Json = { readonly [member: string]: Json } | readonly Json[] | string | number | boolean | null;

const SPEC = new URL('../../../specs/apex/', import.meta.url);
const PATHS = new URL('paths/', SPEC);

/** Codes of the platform itself: a wrong address or method, a foreign page, an error that a test asked for. */
const PLATFORM_CODES = ['CSRF', 'INTERNAL_SERVER_ERROR', 'METHOD_NOT_ALLOWED', 'SERVER_UNAVAILABLE'];

const documents = new Map<string, Json>();
const codes = new Map<string, ReadonlySet<string>>();

/**
 * Checks that an Apex operation answers only with error codes of its examples in the spec.
 * @throws Error when the spec of the operation does not know the code
 */
export function assertKnownErrors(operationId: string, body: unknown): void {
  if (!Array.isArray(body)) return;
  for (const entry of body) {
    const code = errorCodeOf(entry);
    if (!codesOf(operationId).has(code)) throw new Error(`the spec of ${operationId} has no error ${code}`);
  }
}

function errorCodeOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'errorCode' in entry ? String(entry.errorCode) : '';
}

/** The codes of all error examples of an operation; only the files that it needs are read. */
function codesOf(operationId: string): ReadonlySet<string> {
  const known = codes.get(operationId);
  if (known !== undefined) return known;
  const found = new Set([...findCodes(operationId), ...PLATFORM_CODES]);
  codes.set(operationId, found);
  return found;
}

function findCodes(operationId: string): readonly string[] {
  const isNamed = new RegExp(`operationId: ${operationId}\\b`);
  const file = readdirSync(PATHS).find((name) => isNamed.test(readFileSync(new URL(name, PATHS), 'utf8')));
  // Tests ask for operations that do not exist, too.
  if (file === undefined) return ['NOT_FOUND'];
  const at = new URL(file, PATHS);
  const operations = membersOf(load(at)).flatMap(membersOf);
  const operation = operations.find((one) => memberOf(one, 'operationId') === operationId) ?? null;
  return membersOf(memberOf(operation, 'responses')).flatMap((entry) => {
    const [response, base] = resolve(entry, at);
    const json = memberOf(memberOf(response, 'content'), 'application/json');
    return membersOf(memberOf(json, 'examples')).flatMap((example) => {
      const value = memberOf(resolve(example, base)[0], 'value');
      return Array.isArray(value) ? value.map(errorCodeOf) : [];
    });
  });
}

function load(file: URL): Json {
  const known = documents.get(file.href);
  if (known !== undefined) return known;
  // YAML of the specs holds JSON only.
  const document = parse(readFileSync(file, 'utf8')) as Json;
  documents.set(file.href, document);
  return document;
}

/** Follows a reference, and says which file its own references start from. */
function resolve(value: Json, base: URL): readonly [Json, URL] {
  const reference = memberOf(value, '$ref');
  if (typeof reference !== 'string') return [value, base];
  const target = new URL(reference, base);
  const keys = target.hash.slice(2).split('/');
  target.hash = '';
  return resolve(keys.reduce(memberOf, load(target)), target);
}

function memberOf(value: Json, name: string): Json {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (Object.entries(value).find(([key]) => key === name)?.[1] ?? null) : null;
}

function membersOf(value: Json): readonly Json[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

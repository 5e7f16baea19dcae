import { isObject, listAt, objectAt, textAt } from '@energy-portal/generator';
import type { JsonObject } from '@energy-portal/generator';
import { generalPointer } from './difference.ts';
import type { Difference } from './difference.ts';
import type { OrgAnswer } from './org-connection.ts';
import type { SpecOperation, Specs } from './specs.ts';

/** Everything in an answer that is not as the specs say. */
export function checkAnswer(
  specs: Specs,
  operation: SpecOperation,
  answer: OrgAnswer,
): readonly Difference[] {
  const { status, body, text } = answer;
  const head = { operation: operation.id, status };
  if (!operation.statuses.includes(String(status))) {
    return [{ ...head, kind: 'status', pointer: '', message: `the specs know no status ${status} here` }];
  }
  const kind = status >= 400 ? 'error' : 'field';
  if (text !== undefined) return [{ ...head, kind, pointer: '', message: 'the body is no JSON' }];
  const schema = operation.schemaOf(String(status));
  if (schema === undefined) {
    const isEmpty = body === undefined;
    return isEmpty ? [] : [{ ...head, kind, pointer: '', message: 'the specs know no body here' }];
  }
  if (body === undefined) return [{ ...head, kind, pointer: '', message: 'the body is missing' }];
  const errors = specificErrors(specs.errorsOf(operation.api, schema, body));
  const wrong = errors.map(({ pointer, message }) => ({
    ...head,
    kind,
    pointer: generalPointer(pointer),
    message: `${message}${receivedAt(body, pointer)}`,
  })) satisfies readonly Difference[];
  const added = unknownMembers(specs.schemasOf(operation.api), schema, body);
  return [
    ...wrong,
    ...added.map((pointer): Difference => ({
      ...head,
      kind: 'addition',
      pointer,
      message: 'the specs do not name it',
    })),
    ...(status < 300 ? checkHeaders(operation, answer) : []),
  ];
}

/** Headers that the specs promise, and a time to keep the answer that is another than theirs. */
function checkHeaders(operation: SpecOperation, { status, headers }: OrgAnswer): readonly Difference[] {
  const head = { operation: operation.id, status, pointer: '' };
  const missing = operation.headersOf(String(status)).filter((name) => !headers.has(name));
  const named = /(?:^|[,\s])max-age=(\d+)/i.exec(headers.get('Cache-Control') ?? '')?.[1];
  const age = named === undefined ? 0 : Number(named);
  const isOther = operation.isRead && age > 0 && age !== operation.lifetime;
  return [
    ...missing.map((name): Difference => ({
      ...head,
      kind: 'header',
      message: `the header ${name} is missing`,
    })),
    ...(isOther
      ? [
          {
            ...head,
            kind: 'lifetime' as const,
            message: `the org says ${age} s, the specs ${operation.lifetime ?? 'no'} s`,
          },
        ]
      : []),
  ];
}

type Errors = ReturnType<Specs['errorsOf']>;

/** Errors without those that only say that none of several schemas fits, where another says why. */
function specificErrors(errors: Errors): Errors {
  const isVague = ({ keyword, message }: Errors[number]): boolean =>
    ['anyOf', 'oneOf', 'if'].includes(keyword) || (keyword === 'type' && message === 'must be null');
  const specific = errors.filter((error) => !isVague(error));
  return specific.length > 0 ? specific : errors.slice(0, 1);
}

/** The type of what was received at a pointer; never the value itself. */
function receivedAt(body: unknown, pointer: string): string {
  let here: unknown = body;
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    // Lists and objects are walked alike, by the names of their members.
    here = typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[name] : undefined;
  }
  const type = here === null ? 'null' : Array.isArray(here) ? 'array' : typeof here;
  return `, received ${type}`;
}

type Schemas = { readonly [name: string]: JsonObject };

/** Pointers of members that the schema does not name, however deep. Maps, which name no members, may hold any. */
function unknownMembers(schemas: Schemas, schema: JsonObject, body: unknown): readonly string[] {
  const found = new Set<string>();
  const visit = (candidates: readonly JsonObject[], value: unknown, pointer: string): void => {
    const pieces = candidates.flatMap((one) => schemasIn(schemas, one));
    if (Array.isArray(value)) {
      const items = pieces.map((piece) => objectAt(piece, 'items'));
      for (const item of value) visit(items, item, `${pointer}/*`);
      return;
    }
    if (!isObject(value)) return;
    const names = new Set(pieces.flatMap((piece) => Object.keys(objectAt(piece, 'properties'))));
    const others = pieces
      .map((piece) => objectAt(piece, 'additionalProperties'))
      .filter((one) => Object.keys(one).length > 0);
    for (const [name, member] of Object.entries(value)) {
      const here = `${pointer}/${generalPointer(`/${name}`).slice(1)}`;
      const own = pieces.map((piece) => objectAt(objectAt(piece, 'properties'), name));
      if (names.has(name)) visit(own, member, here);
      else if (others.length > 0) visit(others, member, here);
      else if (names.size > 0) found.add(here);
    }
  };
  visit([schema], body, '');
  return [...found];
}

/** A schema, and all that it refers to or is made of. */
function schemasIn(schemas: Schemas, schema: JsonObject): readonly JsonObject[] {
  const reference = textAt(schema, '$ref').split('/').at(-1) ?? '';
  const target = schemas[reference];
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => listAt(schema, keyword)).filter(isObject);
  return [
    schema,
    ...[...(target === undefined ? [] : [target]), ...inner].flatMap((one) => schemasIn(schemas, one)),
  ];
}

import type { Exchange, Trait } from '../query/context.ts';
import type { Outcome } from '../network/transport.ts';
import type { RequestedCall, WireRequest } from '../network/request.ts';
import type { WireBody, WireFormat, WireStyle } from '../spec/operation.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import { isJsonObject } from '../core/json.ts';
import { badAnswer } from '../query/fetch-query.ts';
import { exchangeEvents } from './event-answer.ts';
import { headerText, pairsOf, pathText } from './wire-styles.ts';
import { uploadForm } from './upload.ts';

/** Calls whose parameters, bodies or answers travel otherwise than as JSON. Its settings say how. */
export const wireFormat: Trait<'wireFormat'> = {
  name: 'wireFormat',
  bind: (format) => ({
    exchange: createExchange(format),
    ...(format.body?.as === 'multipart' ? { upload: uploadForm } : {}),
  }),
};

function createExchange(format: WireFormat): Exchange {
  return async (call, request, send) => {
    const styled = format.styles ? withStyles(call, request, format.styles) : request;
    const { headers, ...body } = bodyOf(styled, format.body);
    const accept = format.accept === undefined ? {} : { Accept: format.accept };
    const query = [format.query, styled.query].filter(Boolean).join('&');
    const { answer } = format;
    const own = { ...styled.headers, ...headers, ...accept };
    const wire = { ...styled, body: undefined, ...body, query, headers: own };
    if (answer === undefined) return send(wire);
    if (answer === 'events' || answer === 'json-events')
      return exchangeEvents(wire, send, answer === 'json-events');
    return decode(await send({ ...wire, isBlob: true }), answer, request.operation);
  };
}

/** The request with some of its parameters laid out anew. */
function withStyles(
  { table, config }: RequestedCall,
  request: WireRequest,
  styles: { readonly [parameter: string]: WireStyle },
): WireRequest {
  let path = table.path;
  const query: string[] = [];
  const headers: { [name: string]: string } = { ...request.headers };
  for (const { name, wire = name, in: place, list } of table.parameters) {
    const value = config[name];
    if (value === undefined) continue;
    const usual = {
      style: place === 'query' ? 'form' : 'simple',
      explode: place === 'query' && list !== 'csv',
    };
    const style = styles[name] ?? usual;
    if (place === 'path') path = path.replaceAll(`{${wire}}`, () => pathText(wire, value, style));
    else if (place === 'query') query.push(...pairsOf(wire, value, style));
    else if (styles[name]) headers[wire] = headerText(value, style);
  }
  return { ...request, path, query: query.join('&'), headers };
}

interface SentBody extends Partial<Pick<WireRequest, 'body' | 'encodedBody'>> {
  readonly headers?: { readonly [name: string]: string };
}

function bodyOf({ body }: WireRequest, format: WireBody | undefined): SentBody {
  // A form would come from the trait of forms, which no call asks for beside this one.
  if (!format || body instanceof FormData || !isJsonObject(body)) return { body };
  const members = renamed(body, format);
  const { as, type } = format;
  const content = format.whole === undefined ? members : members[format.whole];
  const isAbsent = format.optional === true && Object.keys(members).length === 0;
  if (content === undefined || isAbsent) return { body: undefined };
  const headers = type === undefined ? {} : { 'Content-Type': type };
  if (as === 'json') return { body: content, headers };
  const encoded =
    as === 'form' ? formText(content, format) : as === 'multipart' ? formOf(content, format) : content;
  const typed = as === 'form' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : headers;
  // A Blob of a media type of its own knows it better than the document.
  const own = encoded instanceof Blob && encoded.type !== '' ? { 'Content-Type': encoded.type } : typed;
  // The rest is text or a Blob, by the operation's own type.
  return { encodedBody: encoded as NonNullable<RequestInit['body']>, headers: own };
}

function renamed(body: JsonObject, { names = {} }: WireBody): JsonObject {
  return Object.fromEntries(Object.entries(body).map(([member, value]) => [names[member] ?? member, value]));
}

const FORM: WireStyle = { style: 'form', explode: true };
const JSON_TEXT: WireStyle = { style: 'json', explode: false };

/** The way of a member of a form; undefined where the document does not state one. */
function statedStyle(name: string, { encoding = {} }: WireBody): WireStyle | undefined {
  return Object.hasOwn(encoding, name) ? encoding[name] : undefined;
}

/** Members as a form has them, in which fewer characters stand for themselves than in an address. */
function formText(members: unknown, format: WireBody): string {
  // A form's members are those of a configuration, or of one member that is an object.
  const entries = Object.entries(members as JsonObject);
  return entries
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return pairsOf(name, value, statedStyle(name, format) ?? (isObject ? JSON_TEXT : FORM));
    })
    .join('&')
    .replaceAll(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The members as the fields of a form: lists give one field an item, files keep their names. */
function formOf(members: unknown, format: WireBody): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(members as { readonly [member: string]: unknown })) {
    const style = statedStyle(name, format);
    const isStyled = style !== undefined && value !== undefined && !holdsBlob(value);
    // What holds no Blob is JSON.
    if (isStyled) appendPairs(form, pairsOf(name, value as Json, style));
    else appendItems(form, name, value);
  }
  return form;
}

function holdsBlob(value: unknown): boolean {
  return [value].flat().some((item) => item instanceof Blob);
}

/** Fields out of encoded pairs, which a form has as they are. */
function appendPairs(form: FormData, pairs: readonly string[]): void {
  for (const pair of pairs) {
    const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
    form.append(name, value);
  }
}

function appendItems(form: FormData, name: string, value: unknown): void {
  for (const item of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
    if (item instanceof Blob) form.append(name, item);
    else if (item !== undefined)
      form.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
  }
}

/** The answer as what the document calls it. */
async function decode(
  outcome: Outcome,
  answer: 'text' | 'blob' | 'any',
  operation: string,
): Promise<Outcome> {
  // What the transport was told to leave as it is.
  const data: unknown = outcome.ok ? outcome.data : undefined;
  if (!outcome.ok || !(data instanceof Blob)) return outcome;
  const kind = answer === 'any' ? kindOf(data.type) : answer;
  // Passed through the cache as it is, under the type that the operation's caller knows.
  if (kind === 'blob') return { ...outcome, data: (await identified(data)) as unknown as Json };
  const text = await data.text();
  if (kind === 'text') return { ...outcome, data: text };
  try {
    // A parsed JSON body is JSON.
    return { ...outcome, data: text === '' ? undefined : (JSON.parse(text) as Json) };
  } catch {
    return { ok: false, error: badAnswer(operation, outcome.status, 'The answer cannot be read') };
  }
}

function kindOf(type: string): 'json' | 'text' | 'blob' {
  if (/[/+]json\b/.test(type)) return 'json';
  return /^text\/|[/+](?:xml|yaml)\b/.test(type) ? 'text' : 'blob';
}

/** A Blob with a digest of its bytes, by which the store tells it from another one of the same length. */
async function identified(blob: Blob): Promise<Blob> {
  let digest = 0x811c9dc5;
  for (const byte of new Uint8Array(await blob.arrayBuffer())) digest = Math.imul(digest ^ byte, 0x01000193);
  return Object.assign(blob, { digest: digest >>> 0 });
}

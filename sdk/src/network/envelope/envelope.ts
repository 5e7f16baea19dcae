import { isJsonObject } from '../../core/json.ts';
import type { EnvelopeTable } from '../../spec/envelope.ts';

/** An answer as a server sent it: its body as text, a header by its name in lower case. */
export interface SentAnswer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null | undefined;
}

/** An answer as the spec describes it; `headers` are those that came inside. */
export interface OpenedAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: { readonly [name: string]: string };
}

/** Codes of Apex that failed without saying so in the spec's words; what they tell is for developers. */
const APEX_ERROR = 'APEX_ERROR';
const FAILED = listOf('SOMETHING_WENT_WRONG', 'The Apex method failed');
const UNREADABLE: OpenedAnswer = {
  status: 502,
  text: listOf('MALFORMED_RESPONSE', 'The answer is in no envelope'),
  headers: {},
};

/**
 * The address of a call at a server with an envelope; any other address as it is.
 *
 * @param target path and query
 */
export function envelopeTarget(target: string, method: string, table: EnvelopeTable): string {
  const { specPath, basePath, query } = table;
  if (!isEnveloped(target, table)) return target;
  const moved = basePath + target.slice(specPath.length);
  return query === undefined || method !== 'GET' ? moved : packed(moved);
}

/** Returns true for the address of a call that travels in an envelope. */
export function isEnveloped(target: string, { specPath }: EnvelopeTable): boolean {
  return target.startsWith(`${specPath}/`);
}

/**
 * Takes an answer out of its envelope. An answer that should be in one and is not becomes 502 with the code
 * `MALFORMED_RESPONSE`; an exception of the server keeps its status and loses its words, which are for developers.
 */
export function openAnswer(sent: SentAnswer, { answer, statuses }: EnvelopeTable): OpenedAnswer {
  const { status, text } = sent;
  if (answer !== undefined && status === 200) return unwrapped(text, answer);
  const meant = Number(statuses && status === statuses.otherwise && sent.header(statuses.header));
  const plain = { status: isStatus(meant) ? meant : status, text, headers: {} };
  return status >= 400 && isException(parsed(text)) ? { ...plain, text: FAILED } : plain;
}

function unwrapped(text: string, names: NonNullable<EnvelopeTable['answer']>): OpenedAnswer {
  const envelope = parsed(text);
  if (!isJsonObject(envelope)) return UNREADABLE;
  const { [names.status]: status, [names.body]: body, [names.headers]: headers } = envelope;
  const content = body ?? '';
  if (!isStatus(status) || typeof content !== 'string') return UNREADABLE;
  return { status, text: content, headers: textsOf(headers) };
}

function textsOf(headers: unknown): { readonly [name: string]: string } {
  const texts: { [name: string]: string } = {};
  for (const [name, value] of Object.entries(isJsonObject(headers) ? headers : {}))
    if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** An exception as the platform writes it: of a method with AuraEnabled, or of a class with RestResource. */
function isException(body: unknown): boolean {
  if (Array.isArray(body)) return body.some((each) => isJsonObject(each) && each['errorCode'] === APEX_ERROR);
  return isJsonObject(body) && typeof body['exceptionType'] === 'string';
}

function packed(target: string): string {
  const [path = '', query = ''] = target.split('?', 2);
  const values: { [name: string]: string } = {};
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'methodParams') Object.assign(values, textsIn(value));
    else values[name] = name in values ? `${values[name]},${value}` : value;
  }
  const isEmpty = Object.keys(values).length === 0;
  return isEmpty ? path : `${path}?methodParams=${encodeURIComponent(JSON.stringify(values))}`;
}

/** Every value as its text, as it would stand in an address. */
function textsIn(json: string): { readonly [name: string]: string } {
  const given = parsed(json);
  const entries = Object.entries(isJsonObject(given) ? given : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listOf(errorCode: string, message: string): string {
  return JSON.stringify([{ errorCode, message }]);
}

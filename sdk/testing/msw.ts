import { http, HttpResponse, type HttpHandler } from 'msw';
import type { EnvelopeTable } from '../src/spec/envelope.ts';
import type { PlatformError } from '../src/core/errors.ts';
import { envelopeTarget, isEnveloped } from '../src/network/envelope/envelope.ts';
import type { Fixture, FixtureAnswer } from '../src/spec/fixture.ts';
import { fixtures, type Fixtures } from './fixtures.ts';

/** The id of an operation of the specs. */
export type OperationId = keyof Fixtures & string;

/** The answer of one operation: an example of the specs by its name, or one of the test's own. */
export type MockAnswer<TId extends OperationId> =
  | { readonly example: keyof Fixtures[TId]['examples'] }
  | { readonly error: keyof Fixtures[TId]['errors'] }
  | { readonly data: DataOf<Fixtures[TId]>; readonly status?: number }
  | { readonly status: number; readonly errors: readonly PlatformError[] }
  /** No answer comes. */
  | { readonly isUnreachable: true };

type DataOf<TFixture> = TFixture extends Fixture<infer TData, string, string> ? TData : never;

/** A request to be answered. */
export interface MockCall {
  readonly request: Request;
  /** The values in its path. */
  readonly params: { readonly [name: string]: string | readonly string[] | undefined };
}

/** An answer, or what makes one out of a request. */
export type MockAnswering<TId extends OperationId> =
  | MockAnswer<TId>
  | ((call: MockCall) => MockAnswer<TId> | Promise<MockAnswer<TId>>);

/** Options of the handlers. */
export interface HandlersOptions {
  /** Origin of the server; any unless stated. */
  readonly baseUrl?: string | undefined;
  /** Answers other than the first example of an operation. */
  readonly answers?: { readonly [TId in OperationId]?: MockAnswering<TId> } | undefined;
  /** The form in which the server has the calls of one spec, one of `envelopes`; as the specs say unless stated. */
  readonly envelope?: EnvelopeTable | undefined;
}

/**
 * Handlers of MSW for all operations, which answer with the specs' first examples unless stated.
 *
 * @example
 * const server = setupServer(...handlers({ answers: { getRecord: { error: 'notFound' } } }));
 */
export function handlers({ baseUrl, answers = {}, envelope }: HandlersOptions = {}): HttpHandler[] {
  // A literal in a path comes before a parameter in its place.
  const ids = Object.keys(fixtures).toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  return ids.map((id) =>
    mockHandler(fixtureOf(id), Reflect.get(answers, id) as Answering | undefined, { baseUrl, envelope }),
  );
}

/**
 * One handler of MSW, to take the place of another one in a test.
 *
 * @param baseUrl origin of the server; any unless stated
 *
 * @example
 * server.use(handler('getRecord', { data: { ...fixtures.getRecord.examples.contact.body, id } }));
 */
export function handler<TId extends OperationId>(
  id: TId,
  answer: MockAnswering<TId>,
  baseUrl?: string,
): HttpHandler {
  // Which names it may have is known to its type alone.
  return mockHandler(fixtureOf(id), answer as Answering, { baseUrl });
}

type AnyFixture = Fixture<unknown, string, string>;

type AnyAnswer =
  | { readonly example: string }
  | { readonly error: string }
  | { readonly data: unknown; readonly status?: number }
  | { readonly status: number; readonly errors: readonly PlatformError[] }
  | { readonly isUnreachable: true };
type Answering = AnyAnswer | ((call: MockCall) => AnyAnswer | Promise<AnyAnswer>);

const fixtureOf = (id: string): AnyFixture => Reflect.get(fixtures, id) as AnyFixture;
const pathOf = (id: string): string => fixtureOf(id).path;

const METHODS = {
  DELETE: http.delete,
  GET: http.get,
  HEAD: http.head,
  PATCH: http.patch,
  POST: http.post,
  PUT: http.put,
} as const;

function mockHandler(
  fixture: AnyFixture,
  answering: Answering | undefined,
  { baseUrl, envelope: given }: Pick<HandlersOptions, 'baseUrl' | 'envelope'>,
): HttpHandler {
  const envelope = given && isEnveloped(fixture.path, given) ? given : undefined;
  const path = envelope ? envelopeTarget(fixture.path, 'POST', envelope) : fixture.path;
  const address = `${baseUrl ?? '*'}${path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => `:${name.replaceAll(/\W/g, '_')}`)}`;
  const listen = METHODS[fixture.method as keyof typeof METHODS];
  return listen(address, async ({ request, params }) => {
    const answer = typeof answering === 'function' ? await answering({ request, params }) : answering;
    const response = responseOf(fixture, answer);
    return envelope === undefined ? response : sealedResponse(response, envelope);
  });
}

/** The answer as a server with an envelope sends it. */
async function sealedResponse(response: Response, { answer, statuses }: EnvelopeTable): Promise<Response> {
  const { status, headers } = response;
  if (response.type === 'error') return response;
  const text = await response.text();
  if (answer !== undefined) {
    const told = { [answer.status]: status, [answer.body]: text === '' ? null : text, [answer.headers]: {} };
    return HttpResponse.json(told);
  }
  const isAllowed = statuses === undefined || statuses.allowed.includes(status);
  if (!isAllowed) headers.set(statuses.header, String(status));
  const body = text === '' ? null : text;
  return new HttpResponse(body, { status: isAllowed ? status : statuses.otherwise, headers });
}

function responseOf({ examples, errors }: AnyFixture, answer: AnyAnswer | undefined): Response {
  if (answer === undefined) return bodyResponse(Object.values(examples)[0]);
  if ('isUnreachable' in answer) return HttpResponse.error();
  if ('example' in answer) return bodyResponse(examples[answer.example]);
  if ('error' in answer) return bodyResponse(errors[answer.error]);
  if ('errors' in answer) return bodyResponse({ status: answer.status, body: answer.errors });
  return bodyResponse({ status: answer.status ?? 200, body: answer.data });
}

/** Operations without an example answer without a body. */
function bodyResponse({ status, body }: FixtureAnswer<unknown> = { status: 204, body: undefined }): Response {
  if (body === undefined || status === 204) return new HttpResponse(null, { status });
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

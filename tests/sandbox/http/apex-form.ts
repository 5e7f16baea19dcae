import { envelopes, routes } from '../generated/contract.gen.ts';
import { plainErrorAnswer } from '../protocol/error-body.ts';
import { notFound } from '../protocol/problem.ts';
import { rewritten } from './cut-answer.ts';
import { toResponse } from './response.ts';

/** A call with its address, and whatever goes along with it. */
interface Asked {
  readonly request: Request;
  readonly url: URL;
}
type Handler<TContext extends Asked> = (context: TContext) => Promise<Response>;

/** The forms in which Apex can be asked: `plain` is what the specs say, which no org can do. */
export const APEX_FORMS = ['plain', 'wrapped', 'rest'] as const;
export type ApexForm = (typeof APEX_FORMS)[number];

const { wrapped, rest } = envelopes.apex;
const apexPaths: ReadonlySet<string> = new Set(
  routes.filter(({ api }) => api === 'apex').map(({ path }) => path),
);

/** Answers the Apex calls in one form, and passes all others on. */
export function createApexForm<TContext extends Asked>(
  handle: Handler<TContext>,
  form: ApexForm,
): Handler<TContext> {
  switch (form) {
    case 'plain':
      return handle;
    case 'wrapped':
      return (context) => answerWrapped(handle, context);
    case 'rest':
      return (context) => answerRest(handle, context);
  }
}

/** A method with AuraEnabled sees what is in `methodParams` alone, and can set neither status nor header. */
async function answerWrapped<TContext extends Asked>(
  handle: Handler<TContext>,
  context: TContext,
): Promise<Response> {
  const { url } = context;
  if (!apexPaths.has(url.pathname)) return handle(context);
  const asked = new URL(url);
  asked.search = unpacked(url.searchParams.get('methodParams'));
  const response = await handle(movedTo(asked, context));
  if (!isJson(response)) return response;
  const retryAfter = response.headers.get('Retry-After');
  const { status, body, headers } = wrapped.answer;
  const told = retryAfter === null ? {} : { 'Retry-After': retryAfter };
  return rewritten(response, (text) =>
    toResponse({
      status: 200,
      headers: cookiesOf(response),
      body: { [status]: response.status, [body]: text === '' ? null : text, [headers]: told },
    }),
  );
}

/** A class with RestResource has addresses of its own, and sets the statuses alone that the platform knows. */
async function answerRest<TContext extends Asked>(
  handle: Handler<TContext>,
  context: TContext,
): Promise<Response> {
  const { pathname } = context.url;
  if (apexPaths.has(pathname)) return toResponse(plainErrorAnswer(notFound()));
  if (!pathname.startsWith(`${rest.basePath}/`)) return handle(context);
  const asked = new URL(context.url);
  asked.pathname = rest.specPath + pathname.slice(rest.basePath.length);
  const response = await handle(movedTo(asked, context));
  const { allowed, otherwise, header } = rest.statuses;
  if (allowed.some((status) => status === response.status)) return response;
  const headers = new Headers(response.headers);
  headers.set(header, String(response.status));
  return new Response(response.body, { status: otherwise, headers });
}

function movedTo<TContext extends Asked>(url: URL, context: TContext): TContext {
  const { request } = context;
  const { method, headers, body } = request;
  const moved = new Request(url, { method, headers, body, ...(body === null ? {} : { duplex: 'half' }) });
  return { ...context, url, request: moved };
}

/** The query that says the same by names; what cannot be said so stays packed, and is refused. */
function unpacked(packed: string | null): string {
  if (packed === null) return '';
  const values = valuesIn(packed);
  if (values === undefined) return `?methodParams=${encodeURIComponent(packed)}`;
  return `?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`;
}

function valuesIn(packed: string): readonly (readonly [string, unknown])[] | undefined {
  try {
    const values = Object.entries(Object(JSON.parse(packed)));
    return values.some(([, value]) => typeof value === 'object') ? undefined : values;
  } catch {
    return undefined;
  }
}

function isJson({ headers, body }: Response): boolean {
  return body === null || /^application\/json/i.test(headers.get('Content-Type') ?? '');
}

/** The session of a sandbox that is not strict is a cookie, which this form leaves in place. */
function cookiesOf({ headers }: Response): Readonly<Record<string, string>> {
  const [cookie] = headers.getSetCookie();
  return cookie === undefined ? {} : { 'Set-Cookie': cookie };
}

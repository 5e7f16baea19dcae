import type { Contract, Route } from '../contract/contract.ts';
import { emailInvalid } from './apex-problem.ts';
import { readMultipartForm } from './form-reader.ts';
import type { FormLimits } from './form-reader.ts';
import { Problem } from './problem.ts';

/** Most characters of a request body. */
const LONGEST_BODY = 1_000_000;
/** The contract's message about a text that is no e-mail address; this one has a code of its own. */
const WRONG_EMAIL = 'must match format "email"';

/**
 * The parameters of a request by their names on the wire. An Apex GET may carry them all as JSON in `methodParams`.
 * Parameters that the contract does not know are left out.
 */
export function readParameters(
  route: Route,
  request: { readonly url: URL; readonly headers: Headers; readonly path: Readonly<Record<string, string>> },
): ReadonlyMap<string, string> {
  const { url, headers, path } = request;
  const methodParams =
    route.api === 'apex' ? readMethodParams(url.searchParams.get('methodParams')) : undefined;
  const parameters = new Map<string, string>();
  for (const parameter of route.parameters) {
    const value = {
      path: () => path[parameter.name] ?? null,
      query: () => methodParams?.get(parameter.name) ?? joinQuery(url, parameter.name),
      header: () => headers.get(parameter.name),
    }[parameter.in]();
    if (value !== null) parameters.set(parameter.name, value);
  }
  return parameters;
}

/** The JSON body of a request, checked against the contract; `undefined` where the operation takes none. */
export async function readBody(contract: Contract, route: Route, request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE') return undefined;
  if (Number(request.headers.get('Content-Length') ?? 0) > LONGEST_BODY) throw tooLong();
  const text = await request.text();
  if (text.length > LONGEST_BODY) throw tooLong();
  const isJson = /^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '');
  if (text !== '' && !isJson) throw unreadable('The body must be application/json');
  const body = parseJson(text);
  const [error] = contract.checkRequestBody(route, body);
  if (error?.message === WRONG_EMAIL && route.api === 'apex') throw emailInvalid(error.pointer.slice(1));
  if (error !== undefined) throw unreadable(`${error.pointer || 'The body'} ${error.message}`.trim());
  return body;
}

/** The form of a request, checked against the contract, to which a file is a text. */
export async function readFormBody(
  contract: Contract,
  request: Request,
  expected: { readonly route: Route; readonly limits: FormLimits },
): Promise<unknown> {
  const form = await readMultipartForm(request, expected.limits);
  const members = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  const [error] = contract.checkRequestBody(expected.route, Object.fromEntries(members));
  if (error !== undefined) throw unreadable(`${error.pointer || 'The form'} ${error.message}`.trim());
  return form;
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('The body is not JSON');
  }
}

function joinQuery(url: URL, name: string): string | null {
  const values = url.searchParams.getAll(name);
  return values.length === 0 ? null : values.join(',');
}

function readMethodParams(text: string | null): ReadonlyMap<string, string> | undefined {
  if (text === null) return undefined;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unreadable('methodParams must be a JSON object');
  }
  const entries = Object.entries(value).map(([name, entry]) => {
    if (typeof entry === 'object' && entry !== null)
      throw unreadable(`methodParams: ${name} has the wrong type`);
    return [name, String(entry)] as const;
  });
  return new Map(entries);
}

function unreadable(message: string): Problem {
  return new Problem(400, 'JSON_PARSER_ERROR', message);
}

function tooLong(): Problem {
  return new Problem(413, 'JSON_PARSER_ERROR', 'The body is too long');
}

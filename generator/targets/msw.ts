import { comment, literal, memberName } from '../emit/literal.ts';
import { sampleAnswers } from './samples.ts';
import type { ApiModel, Json, JsonObject, OperationModel } from '../spec/types.ts';
import type { Target } from './target.ts';

/** Handlers of Mock Service Worker that answer with the examples of the documents. */
export const msw: Target = {
  name: 'msw',
  isBuiltIn: true,
  emit({ apis, header }) {
    const operations = apis.flatMap((api) => api.operations.map((operation) => ({ api, operation })));
    const examples = operations.map(({ api, operation }) => exampleText(api, operation));
    // A literal in a path comes before a parameter in its place.
    const sorted = operations.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
    const text = [
      header,
      `import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';\n\n`,
      ANSWER,
      comment(['The examples of the documents, by operation and name; the first one is answered with.']),
      `export const examples = {\n${examples.join('')}} satisfies { readonly [operation: string]: { readonly [name: string]: Answer } };\n\n`,
      OPTIONS,
      `  const { baseUrl = '*', answers = {} } = options;\n`,
      `  return [\n${sorted.map(handlerText).join('')}  ];\n}\n`,
      RESPOND,
    ].join('');
    return [{ path: 'msw.gen.ts', text }];
  },
};

function orderOf({ operation }: { readonly operation: OperationModel }): string {
  return `${operation.path.replaceAll('{', '~')} ${operation.method}`;
}

function exampleText(api: ApiModel, operation: OperationModel): string {
  const answers = sampleAnswers(api, operation).toSorted(
    (one, other) => rank(one.status) - rank(other.status),
  );
  const named = new Map<string, Json>();
  for (const { name, ...answer } of answers) {
    const free = named.has(name) ? `${name} ${answer.status}` : name;
    named.set(free, answer as JsonObject);
  }
  if (named.size === 0) named.set('empty', { status: 204 });
  return `  ${memberName(operation.id)}: ${literal(Object.fromEntries(named), '  ')},\n`;
}

/** Success first. */
function rank(status: number): number {
  return status >= 200 && status < 300 ? 0 : 1;
}

function handlerText({
  api,
  operation,
}: {
  readonly api: ApiModel;
  readonly operation: OperationModel;
}): string {
  const { id, method, path } = operation;
  const address = `${api.basePath}${path}`.replaceAll(
    /\{([^{}]+)\}/g,
    (_, name: string) => `:${name.replaceAll(/\W/g, '_')}`,
  );
  return `    http.${method.toLowerCase()}(\`\${baseUrl}${address.replaceAll('`', '')}\`, () => respond(${literal(id)}, answers)),\n`;
}

const ANSWER = [
  comment(['An answer: its status, and its body where it has one.']),
  `export interface Answer {\n  readonly status: number;\n  readonly body?: JsonBodyType;\n}\n\n`,
].join('');

const OPTIONS = [
  comment(['The id of an operation.']),
  `export type OperationId = keyof typeof examples;\n\n`,
  comment(['The address of the server, any unless stated, and answers in place of the first examples.']),
  `export interface HandlersOptions {\n`,
  `  readonly baseUrl?: string | undefined;\n`,
  `  readonly answers?: { readonly [id in OperationId]?: Answer } | undefined;\n}\n\n`,
  comment(['Handlers of all operations: `setupServer(...handlers())`.']),
  `export function handlers(options: HandlersOptions = {}): HttpHandler[] {\n`,
].join('');

const RESPOND = `
function respond(id: OperationId, answers: { readonly [id in OperationId]?: Answer }): Response {
  const [example]: readonly Answer[] = Object.values(examples[id]);
  const { status, body } = answers[id] ?? example ?? { status: 204 };
  if (body === undefined || status === 204 || status === 304) return new HttpResponse(null, { status });
  return HttpResponse.json(body, { status });
}
`;

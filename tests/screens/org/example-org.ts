import { Ajv, type ValidateFunction } from 'ajv';
import type { CatalogueSchema } from '@energy-portal/portal/publish';
import { domainOfAnswer, schemasAt, valueAt, type Contract } from '../plan/contract.ts';
import { setAt } from '../plan/screen-sources.ts';
import { requestedFields, withFields, type OrgDescription } from './record-answers.ts';
import { sampleAt } from './sample.ts';
import { plainScene, type Change, type ErrorAnswer, type Scene } from './scene.ts';
import { createWaitingRoom } from './waiting-room.ts';

/** A call that came in. */
interface Call {
  readonly operation: string;
  readonly config: unknown;
}

/** An org that answers with the examples of the contract, changed as a scene says. */
export interface ExampleOrg {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Replaces the scene, and forgets the calls. */
  readonly play: (scene: Scene) => void;
  /** Changes the scene, and remembers the calls. */
  readonly goOn: (scene: Scene) => void;
  readonly calls: () => readonly Call[];
  /** Calls that break the contract, a line each, since it was asked last. */
  readonly takeViolations: () => readonly string[];
}

interface Route {
  readonly operation: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** Starts with the examples alone. */
export function createExampleOrg(contract: Contract, org: OrgDescription): ExampleOrg {
  const routes = routesOf(contract);
  const judge = createJudge(contract);
  const drafts = new Map<string, unknown>();
  let scene = plainScene;
  const waiting = createWaitingRoom();
  let calls: readonly Call[] = [];
  let violations: readonly string[] = [];
  const change = (next: Scene) => {
    scene = next;
    waiting.look();
  };

  const answer = (operation: string, config: unknown, query: URLSearchParams): Response => {
    const error = scene.errors[operation];
    if (error !== undefined) return errorAnswer(error);
    const kept = draftAnswer(operation, config, { drafts, query });
    if (kept !== undefined) return Response.json(kept);
    const fields = requestedFields(query, config);
    const changes = changesFor(scene.changes[operation] ?? [], config, query);
    return answerOf(operation, changes, { contract, org, fields, id: valueAt(config, ['recordId']) });
  };

  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const found = findRoute(routes, request.method, pathname);
      if (found === undefined) return notFound(pathname);
      const { operation } = found.route;
      const config = { ...found.parameters, ...(await bodyOf(request)) };
      calls = [...calls, { operation, config }];
      violations = [...violations, ...judge(operation, config)];
      await waiting.pass(() => scene.held?.includes(operation) !== true);
      if (scene.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, scene.delay));
      return answer(operation, config, searchParams);
    },
    play(next) {
      change(next);
      calls = [];
      drafts.clear();
    },
    goOn: change,
    calls: () => calls,
    takeViolations() {
      const taken = violations;
      violations = [];
      return taken;
    },
  };
}

const errorAnswer = (error: ErrorAnswer) =>
  error === 'cut' ? Response.error() : Response.json(error.body, { status: error.status });

/** The members that are sent, where there are any. */
async function bodyOf(request: Request): Promise<object> {
  const isJson = request.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? await request.json() : undefined;
  return typeof body === 'object' && body !== null ? body : {};
}

const notFound = (message: string) => Response.json([{ errorCode: 'NOT_FOUND', message }], { status: 404 });

/** The changes that are meant for a call. */
function changesFor(changes: readonly Change[], config: unknown, query: URLSearchParams): readonly Change[] {
  const given = (name: string) => valueAt(config, [name]) ?? query.get(name);
  return changes.filter(({ only = {} }) =>
    Object.entries(only).every(([name, value]) => String(given(name)) === String(value)),
  );
}

interface Answering {
  readonly contract: Contract;
  readonly org: OrgDescription;
  /** Of records. */
  readonly fields: readonly string[];
  /** Of the record that is asked for. */
  readonly id: unknown;
}

/** Answers with the example of an operation that is nearest, and its changes. */
export function answerOf(
  operation: string,
  changes: readonly Change[],
  { contract, org, fields, id }: Answering,
): Response {
  const made = exampleOf(operation, changes, { contract, object: fields[0]?.split('.')[0] });
  if (made === undefined) return notFound(operation);
  if (made.body === undefined || made.status === 204) return new Response(null, { status: made.status });
  const whole = withFields(made.body, { fields, id }, org);
  for (const change of changes) {
    if (change.path.at(-1) === 'length') {
      shorten(valueAt(whole, change.path.slice(0, -1)), Number(change.value));
      continue;
    }
    if (change.value !== undefined) makeRoom(whole, change.path, { operation, contract });
    if (change.value === undefined) takeAway(whole, change.path, { operation, contract });
    else setAt(whole, change.path, change.value);
  }
  return Response.json(whole, { status: made.status });
}

function routesOf({ examples }: Contract): readonly Route[] {
  const routes = Object.entries(examples).map(([operation, { method, path }]): Route => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    return { operation, method, pattern, names };
  });
  // Those with fewer parameters are meant where several fit.
  return routes.sort((one, other) => one.names.length - other.names.length);
}

function findRoute(routes: readonly Route[], method: string, pathname: string) {
  const fitting = routes.filter(({ pattern }) => pattern.test(pathname));
  const route = fitting.find((one) => one.method === method) ?? fitting[0];
  if (route === undefined) return undefined;
  const [, ...values] = route.pattern.exec(pathname) ?? [];
  return { route, parameters: Object.fromEntries(route.names.map((name, at) => [name, values[at]])) };
}

interface Nearest {
  readonly contract: Contract;
  /** Of the records that are asked for. */
  readonly object: string | undefined;
}

/** The example of the right object that needs the fewest changes. */
function exampleOf(operation: string, changes: readonly Change[], { contract, object }: Nearest) {
  const all = Object.values(contract.examples[operation]?.examples ?? {});
  const isOther = (body: unknown) => ![undefined, object].includes(textAt(body, 'apiName'));
  const distance = (body: unknown) =>
    (isOther(body) ? 1000 : 0) +
    changes.filter(({ path, value }) => JSON.stringify(valueAt(body, path)) !== JSON.stringify(value)).length;
  const [best] = all
    .map((one, at) => ({ one, at, far: distance(one.body) }))
    .sort((one, other) => one.far - other.far || one.at - other.at);
  return best && structuredClone(best.one);
}

/** Leaves a list its first entries. */
function shorten(list: unknown, length: number): void {
  if (Array.isArray(list)) list.splice(length);
}

/** Puts what holds a member where there is nothing: out of another example, or as the contract describes it. */
function makeRoom(
  body: unknown,
  path: readonly string[],
  { operation, contract }: { readonly operation: string; readonly contract: Contract },
): void {
  for (let length = 1; length < path.length; length += 1) {
    const above = path.slice(0, length);
    if (typeof valueAt(body, above) === 'object' && valueAt(body, above) !== null) continue;
    const others = Object.values(contract.examples[operation]?.examples ?? {}).map((one) =>
      valueAt(one.body, above),
    );
    const found = others.find((value) => typeof value === 'object' && value !== null);
    const data = contract.operations[operation]?.data;
    setAt(body, above, structuredClone(found ?? (data === undefined ? {} : sampleAt(data, above))));
  }
}

/** Takes a member away, with what cannot be without it: a list gets empty, and an object that may be null is null. */
function takeAway(
  body: unknown,
  path: readonly string[],
  { operation, contract }: { readonly operation: string; readonly contract: Contract },
): void {
  const data = contract.operations[operation]?.data;
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length);
    if (valueAt(body, at) === undefined) return;
    const holder = path.slice(0, length - 1);
    if (/^\d+$/.test(at.at(-1) ?? '')) return setAt(body, holder, []);
    if (data === undefined || domainOfAnswer(operation, at, contract).isSure !== true)
      return setAt(body, at, undefined);
    if (length < path.length && isNullable(data, at)) return setAt(body, at, null);
  }
}

const isNullable = (data: CatalogueSchema, path: readonly string[]) =>
  schemasAt(data, path).some(({ type }) => [type].flat().includes('null'));

const textAt = (body: unknown, name: string): string | undefined => {
  const found = valueAt(body, [name]);
  return typeof found === 'string' ? found : undefined;
};

/** A draft is given back as it was kept. */
function draftAnswer(
  operation: string,
  config: unknown,
  { drafts, query }: { readonly drafts: Map<string, unknown>; readonly query: URLSearchParams },
): unknown {
  const screen = String(valueAt(config, ['screen']) ?? query.get('screen'));
  const times = {
    savedAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  if (operation === 'saveDraft') {
    drafts.set(screen, valueAt(config, ['content']));
    return { screen, ...times };
  }
  if (operation === 'deleteDraft') {
    drafts.delete(screen);
    return { screen };
  }
  if (operation !== 'getDraft') return undefined;
  const content = drafts.get(screen);
  return content === undefined
    ? { screen, content: null, savedAt: null, expiresAt: null }
    : { screen, content, ...times };
}

/** Compares what is written with the contract. */
function createJudge({ operations }: Contract): (operation: string, config: unknown) => readonly string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (operation: string, schema: CatalogueSchema) => {
    const made = compiled.get(operation) ?? ajv.compile(schema);
    compiled.set(operation, made);
    return made;
  };
  return (operation, config) => {
    const known = operations[operation];
    if (known?.kind !== 'write' || known.api !== 'apex') return [];
    const isValid = validatorOf(operation, known.config);
    if (isValid(config)) return [];
    return [`${operation}: ${ajv.errorsText(isValid.errors)}`];
  };
}

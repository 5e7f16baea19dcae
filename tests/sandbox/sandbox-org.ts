import { DatabaseSync } from 'node:sqlite';
import type { Clock } from './calendar/clock.ts';
import { createContract } from './contract/contract.ts';
import { breakAnswer } from './control/broken-answer.ts';
import { createControlEntryPoint } from './control/control.ts';
import { createInjectedErrors } from './control/injected-errors.ts';
import { createMovableClock } from './control/movable-clock.ts';
import type { MovableClock } from './control/movable-clock.ts';
import { setEarlierFileAside } from './database/earlier-file.ts';
import { dropTables } from './database/tables.ts';
import { createCrossOrigin } from './http/cross-origin.ts';
import { createApexForm } from './http/apex-form.ts';
import type { ApexForm } from './http/apex-form.ts';
import type { EntryPoint, RequestContext } from './http/entry-point.ts';
import { filesEntryPoint } from './http/files.ts';
import { createOauthEntryPoint } from './http/oauth/oauth.ts';
import { createOperationServer } from './http/operation-server.ts';
import type { SandboxError } from './http/operation-server.ts';
import { createFieldsSite } from './http/processor/fields-site.ts';
import type { FieldsPages, FieldsSiteOptions } from './http/processor/fields-site.ts';
import { toResponse } from './http/response.ts';
import { createStrictOrg } from './http/strict-org.ts';
import { createSchema } from './metadata/schema.ts';
import { openServices } from './open-services.ts';
import { createPagesEntryPoint } from './pages/pages.ts';
import { plainErrorAnswer } from './protocol/error-body.ts';
import { Problem } from './protocol/problem.ts';
import type { SeedName } from './seed/seeds.ts';
import { draftKeyOf } from './services/drafts/draft-key.ts';
import { SANDBOX_CLIENTS } from './services/oauth/clients.ts';
import type { OauthClient } from './services/oauth/clients.ts';
import type { Services } from './services/services.ts';
import { SERVICE_TABLES } from './services/tables.ts';

export type { SandboxError } from './http/operation-server.ts';

/** The options of a sandbox. */
export interface SandboxOptions {
  /** `:memory:`, or the path of a file that keeps the org between starts. */
  readonly database: string;
  readonly clock: Clock;
  /** `demo` holds customers and their records; `empty` holds no records and no users. */
  readonly seed: SeedName;
  /** Further customers of the demo, each with 24 months of usage. */
  readonly customers?: number;
  /** Opens `/__sandbox`: the pages of the org's other side, and the control for tests. Never for strangers. */
  readonly control?: boolean;
  /** Origins whose pages may call the interface with bearer tokens, such as `http://localhost:5173`. */
  readonly allowedOrigins?: readonly string[];
  /** The programs that may ask for tokens. */
  readonly clients?: readonly OauthClient[];
  /** The address of the portal, so that links of messages lead there. */
  readonly portalUrl?: string;
  /** Told of every error of the sandbox itself before 500 is answered; when it throws, `fetch` rejects. Writes to the console by default. */
  readonly report?: (error: SandboxError) => void;
  /** Told in one sentence where a file of another version was set aside. Writes to the console by default. */
  readonly tell?: (sentence: string) => void;
  /** The N of scrypt for passwords, a power of two. Tests take a small one; it is 16384 unless given. */
  readonly passwordCost?: number;
  /** True for an org that knows customers by tokens alone, as a real one does. */
  readonly strict?: boolean;
  /** Record calls that a strict org answers in a day; 100,000 unless stated. */
  readonly dailyCalls?: number;
  /** Calls of guests that a strict org's site answers in a day; 100,000 unless stated. */
  readonly guestCalls?: number;
  /** Calls that a strict org has under way at once; 25 unless stated. */
  readonly callsAtOnce?: number;
  /** The form in which Apex can be asked, as `x-envelope` of the specs has it; `plain` unless stated. */
  readonly apexForm?: ApexForm;
  /** 32 bytes that seal drafts; unless given, for a database in a file they are in `<file>.key`. */
  readonly draftKey?: Uint8Array;
}

/** A CRM org in a box. */
export interface SandboxOrg {
  fetch(request: Request): Promise<Response>;
  /** Brings the org back to its seed; every session ends. */
  reset(): void;
  close(): void;
  /** The site of the payment processor that works for this org. It is served on an origin of its own. */
  fieldsSite(pages: FieldsPages): Pick<SandboxOrg, 'fetch'>;
  /** Says where that site is served, so that the org sends customers there. */
  setProcessorOrigin(origin: string): void;
}

/**
 * A stateful stand-in for the CRM that meets both specs.
 * @example
 * const org = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'demo' })
 * const response = await org.fetch(new Request('http://org.test/lwr/apex/v64.0/PortalDataController/getCurrentSession'))
 */
export function createSandboxOrg(options: SandboxOptions): SandboxOrg {
  const database = openDatabase(options);
  const clock = createMovableClock(options.clock);
  const { draftKey = draftKeyOf(options.database) } = options;
  const state = { services: openServices(database, { ...options, clock, draftKey }), processorOrigin: '' };
  const setProcessorOrigin = (origin: string): void => {
    state.processorOrigin = origin;
    if (origin !== '') state.services.hostedFields.setOrigin(origin);
  };
  const reset = (seed: SeedName): void => {
    dropTables(database);
    state.services = openServices(database, { ...options, clock, draftKey, seed });
    setProcessorOrigin(state.processorOrigin);
  };
  const handle = createApexForm(createRequestHandler(options, { clock, reset }), options.apexForm ?? 'plain');
  const answer = options.strict === true ? createStrictOrg(handle, { ...options, clock }) : handle;
  const crossOrigin = createCrossOrigin(options.allowedOrigins ?? []);
  return {
    async fetch(request) {
      const url = new URL(request.url);
      const response = crossOrigin.preflight(request, url);
      if (response !== undefined) return response;
      return crossOrigin.mark(request, url, await answer({ request, url, services: state.services }));
    },
    reset: () => reset(options.seed),
    close: () => database.close(),
    setProcessorOrigin,
    fieldsSite: (pages) => createFieldsSite({ ...pages, ...processorOf(() => state.services) }),
  };
}

function openDatabase({ database: path, tell = tellConsole }: SandboxOptions): DatabaseSync {
  const earlier = setEarlierFileAside(path, { schema: createSchema(), serviceTables: SERVICE_TABLES });
  if (earlier !== undefined) {
    const { file, keptAs } = earlier;
    tell(`${file} is of another version of the sandbox. It is kept as ${keptAs}; a new one takes its place.`);
  }
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  return database;
}

/** The processor of the services as it is when it is needed: a reset makes a new one. */
function processorOf(services: () => Services): Pick<FieldsSiteOptions, 'issuer' | 'opened'> {
  return {
    issuer: {
      check: (details) => services().processor.check(details),
      issue: (details) => services().processor.issue(details),
    },
    opened: { find: (fieldsId) => services().hostedFields.find(fieldsId) },
  };
}

interface OrgControls {
  readonly clock: MovableClock;
  reset(seed: SeedName): void;
}

/** All entry points in a row. Only the interface breaks on demand; the control that mends it does not. */
function createRequestHandler(
  options: SandboxOptions,
  controls: OrgControls,
): (context: RequestContext) => Promise<Response> {
  const { report = reportToConsole, clients = SANDBOX_CLIENTS } = options;
  const contract = createContract();
  const operations = createOperationServer(contract, report);
  const oauth = guardEntryPoint('oauth', createOauthEntryPoint(clients), report);
  const files = guardEntryPoint('files', filesEntryPoint, report);
  const injectedErrors = createInjectedErrors();
  const control = createControlEntryPoint({ ...controls, injectedErrors, seed: options.seed, contract });
  const pages = createPagesEntryPoint({ portalUrl: options.portalUrl });
  const inside: readonly EntryPoint[] =
    options.control === true
      ? [guardEntryPoint('control', control, report), guardEntryPoint('pages', pages, report)]
      : [];
  return async (context) => {
    for (const entryPoint of inside) {
      const response = await entryPoint(context);
      if (response !== undefined) return response;
    }
    const { method } = context.request;
    const match = operations.match(method, context.url.pathname);
    const route = match.kind === 'route' ? match.route : undefined;
    const effect = injectedErrors.take({ operationId: route?.operationId, path: context.url.pathname });
    return breakAnswer(effect, { contract, route }, async () => {
      // A call that comes in twice is read twice.
      const { request } = context;
      const come = { ...context, request: effect?.kind === 'duplicate' ? request.clone() : request };
      return (await oauth(come)) ?? (await files(come)) ?? toResponse(await operations.answer(come));
    });
  };
}

/** An error that an entry point did not expect is reported and answered without details. */
function guardEntryPoint(
  name: string,
  entryPoint: EntryPoint,
  report: (error: SandboxError) => void,
): EntryPoint {
  return async (context) => {
    try {
      return await entryPoint(context);
    } catch (cause) {
      if (cause instanceof Problem) return toResponse(plainErrorAnswer(cause));
      report({ operationId: name, reason: 'unexpected error', cause });
      return toResponse(
        plainErrorAnswer(new Problem(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred')),
      );
    }
  };
}

function reportToConsole(error: SandboxError): void {
  process.stderr.write(`sandbox org: ${error.operationId}: ${error.reason} ${String(error.cause ?? '')}\n`);
}

function tellConsole(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

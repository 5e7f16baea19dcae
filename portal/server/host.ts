import { envelopes } from '@energy-portal/sdk/envelopes';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RequestListener, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { OauthSettings } from './auth/authenticator.ts';
import { readBuildFiles } from './build-files.ts';
import type { BuildFiles, PublishedFiles } from './build-files.ts';
import { framedAddress } from './environment/forms.ts';
import { addGeneralAnswers, answerMalformed, answerUnreadable } from './general-answers.ts';
import { registerGuestSecret } from './guest-secret.ts';
import { createHttpServer } from './http-server.ts';
import { readHostNames } from './host-names.ts';
import { readTrustedProxies } from './limits/client-address.ts';
import { createCountingLog } from './limits/limit-log.ts';
import { createTurns } from './limits/turns.ts';
import type { LeavingName, LimitLog } from './limits/limit-log.ts';
import type { CounterStore } from './limits/counter-store.ts';
import { brandOfAddress } from '../src/brand/brand.ts';
import { createOrgHealth } from './org-health.ts';
import type { OrgHealth } from './org-health.ts';
import { registerOrgProxy } from './org-proxy.ts';
import type { OrgProxy } from './org-proxy.ts';
import type { SharedReadsSetting } from './org/shared-reads.ts';
import { probeOrg } from './org/org-probe.ts';
import { registerPages } from './pages.ts';
import { openStaging } from './staging/open-staging.ts';
import type { StagingKeys } from './staging/staff-tokens.ts';
import type { PageSources } from './pages.ts';
import type { CurrentPublication } from './publication.ts';
import type { OpenPublication } from './publication.ts';
import type { PublicationStorage } from '../storage/index.ts';
import { findScreen } from './document.ts';
import { followPublication } from './follow-publication.ts';
import { registerFigures } from './reports/figures-endpoint.ts';
import type { PageFigures } from './reports/page-figures.ts';
import { registerReports } from './reports/report-endpoint.ts';
import { openSharedFiles } from './shared-files.ts';
import type { SharedFiles } from './shared-files.ts';
import { settings as usualSettings } from './settings.ts';
import type { HostSettings } from './settings.ts';
import { readOperationNames } from './org/operation-names.ts';
import { silentTelemetry } from './telemetry/telemetry.ts';
import type { ServiceState, Telemetry } from './telemetry/telemetry.ts';
import { watchRequests } from './telemetry/request-watch.ts';
import type { SecurityLog } from './telemetry/security-log.ts';

/** The settings of a host. */
export interface HostOptions {
  /** Origin of the org. */
  readonly orgUrl: string;
  /** Folder with `client/` and `published/`. */
  readonly dist: string;
  /** Silent unless given. */
  readonly logger?: FastifyBaseLogger;
  /** The time of day, in milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  /** Milliseconds by a clock that nobody sets, for durations; the machine's unless stated. */
  readonly steadyClock?: { readonly now: () => number } | undefined;
  /**
   * Addresses or ranges of the proxies in front of the host, with commas between; `loopback`, `linklocal` and
   * `uniquelocal` are ranges, too, and `none` says that there is none. Only from them the protocol and the address of a
   * request are taken out of `X-Forwarded-Proto` and `X-Forwarded-For`.
   */
  readonly trustProxy?: string | undefined;
  /** Names of the host, with commas between; unless given, those by which a machine knows itself. */
  readonly hosts?: string | undefined;
  /** False where the org must not be told the client's address and scheme; it is unless stated. */
  readonly showsClient?: boolean | undefined;
  /** A folder that all hosts behind one address see; without it a host knows the files of its own build alone. */
  readonly sharedFolder?: string | undefined;
  /** Returns false while the store of counts that hosts share is away; none is shared unless stated. */
  readonly isCounting?: (() => boolean) | undefined;
  /** The store in which tries and calls of an address are counted; the memory of this process unless stated. */
  readonly counters?: CounterStore | undefined;
  /** A storage of publications that all hosts see; the folder of the build alone unless stated. */
  readonly storage?: PublicationStorage | undefined;
  /** Other limits than the usual ones. */
  readonly settings?: HostSettings | undefined;
  /** Address of the payment processor whose hosted fields pages show. Without it they say that payments wait. */
  readonly paymentsUrl?: string | undefined;
  /** True when pages offer to look into the record cache, for developers. */
  readonly hasInspector?: boolean | undefined;
  /** True when pages check answers for all that the specs promise, as in front of the sandbox. */
  readonly validatesAnswers?: boolean | undefined;
  /** Log-in by OAuth; without it the org's own cookie is the session. */
  readonly oauth?: OauthSettings | undefined;
  /** The answers that are kept for all; none unless stated. */
  readonly sharedReads?: SharedReadsSetting | undefined;
  /** The form in which the org has the Apex calls, by its name in the specs; that of the specs unless stated. */
  readonly apexForm?: keyof typeof envelopes.apex | undefined;
  /** Takes figures and traces; none are taken unless stated. */
  readonly telemetry?: Telemetry | undefined;
  /** Takes the events that a security team looks at; the logger unless stated. */
  readonly securityLog?: SecurityLog | undefined;
  /** Keys by which staff of the studio are known, who may see what is staged; nobody may unless stated. */
  readonly stagingKeys?: StagingKeys | undefined;
  /** Origin whose pages may show the portal in a frame, for previews; none may unless stated. */
  readonly framedBy?: string | undefined;
}

/** A host that is ready to listen. */
export interface Host {
  readonly server: FastifyInstance;
  /** Serves a publication that is on no disk, from now on. */
  readonly take: (next: PublishedFiles) => void;
  /**
   * Says on `/readyz` that no more requests are wanted, goes on as before for a delay, in which whoever sends requests can
   * see that, then finishes those that are under way.
   *
   * @param delay resolves when it is over; none unless stated
   */
  readonly stop: (delay?: Promise<unknown>) => Promise<void>;
  /** True while a stop would have to wait for files. */
  readonly hasFiles: () => boolean;
}

/**
 * The host server: the build out of memory with strict headers, and the way to the org.
 *
 * @throws Error with one sentence when the build is missing or broken
 * @example const host = await createHost({ orgUrl, dist, logger: pino(), clock: Date })
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { orgUrl, dist, hasInspector, validatesAnswers, framedBy, settings = usualSettings } = options;
  const { telemetry = silentTelemetry, steadyClock = performance } = options;
  const processor = options.paymentsUrl === undefined ? undefined : checkedProcessor(options.paymentsUrl);
  const build = await readBuildFiles(dist);
  const isTrusted = readTrustedProxies(options.trustProxy);
  const refused = limitLogOf(options, telemetry);
  const turns = createTurns(settings.stepsATurn);
  const server = createServer({ ...options, refused }, (handler) =>
    createHttpServer(handler, { settings, isTrusted, clock: steadyClock, refused, turns }),
  );
  const following = { ...options, build, telemetry, settings, clock: steadyClock };
  const publication = await followPublication(server, following);
  const isKnownHost = readHostNames(options.hosts, publication.current().manifest.brands);
  const operationAt = await readOperationNames();
  watchRequests(server, { telemetry, operationAt, security: securityLogOf(options, telemetry) });
  const stopping = createStopping(server);
  const { isStopping } = stopping;
  addGeneralAnswers(server, { isKnownHost, isStopping, refused });
  const probe = () => probeOrg(orgUrl, settings.org.connectTimeout);
  const health = createOrgHealth({ probe, clock: steadyClock, interval: settings.org.probeInterval });
  let proxy: OrgProxy | undefined;
  await server.register(async (scope) => {
    const passing = { ...passingOf(options), settings, telemetry, operationAt, turns };
    const left = leavingLogOf(options);
    proxy = await registerOrgProxy(scope, { ...passing, onTried: health.note, refused, left });
  });
  telemetry.watchClasses(() => proxy?.classes() ?? []);
  addHealthChecks(server, { health, clock: steadyClock, isStopping, publication, proxy: () => proxy });
  telemetry.watchServices(() => servicesOf(options, publication));
  const sharing = await shareFiles(server, { build, opened: publication, ...options });
  registerGuestSecret(server);
  await takeReports(server, publication.current, { ...options, telemetry });
  await takeFigures(server, publication.current, options);
  const { documentsKept } = settings;
  const stagedFor = await openStaging(server, { ...options, build, every: settings.publicationCheck });
  registerPages(server, {
    build,
    stagedFor,
    ...sharing,
    processor,
    hasInspector,
    hasFigures: options.telemetry !== undefined,
    validatesAnswers,
    framedBy,
    documentsKept,
  });
  const hasFiles = () => (proxy?.countFiles() ?? 0) > 0;
  return { server, take: publication.take, stop: stopping.stop, hasFiles };
}

/** Logs and counts what browsers refused. */
async function takeReports(
  server: FastifyInstance,
  current: CurrentPublication,
  {
    telemetry,
    steadyClock = performance,
    settings = usualSettings,
  }: Pick<HostOptions, 'steadyClock' | 'settings'> & { readonly telemetry: Telemetry },
): Promise<void> {
  await server.register((scope) =>
    registerReports(scope, {
      clock: steadyClock,
      limits: settings.reports,
      screenAt: (path) => findScreen(path, current().manifest).screen?.id ?? 'unknown',
      warn: (violation) => server.log.warn(violation, 'a browser refused'),
      count: ({ directive, screen }) => telemetry.count('violation', { directive, screen }),
    }),
  );
}

function servicesOf(
  { storage, isCounting }: HostOptions,
  { isReached }: OpenPublication,
): readonly ServiceState[] {
  const publications: ServiceState = { name: 'publications', isUp: isReached() };
  const counters: ServiceState = { name: 'counters', isUp: isCounting?.() ?? true };
  return [...(storage === undefined ? [] : [publications]), ...(isCounting === undefined ? [] : [counters])];
}

/** Tells the figures of pages by screen and brand, where somebody takes them: an address may hold what only its reader knows. */
async function takeFigures(
  server: FastifyInstance,
  current: CurrentPublication,
  { telemetry, steadyClock: clock = performance, settings = usualSettings }: HostOptions,
): Promise<void> {
  if (telemetry === undefined) return;
  const measure = ({ path, ...figures }: PageFigures, origin: string) => {
    const { manifest } = current();
    const screen = findScreen(path, manifest).screen?.id ?? 'unknown';
    telemetry.page({ ...figures, screen, brand: brandOfAddress(origin, manifest.brands).id });
  };
  await server.register((scope) => registerFigures(scope, { clock, limits: settings.reports, measure }));
}

/** The options of the way to the org. */
function passingOf({ orgUrl, clock, steadyClock = performance, oauth, apexForm, ...options }: HostOptions) {
  const showsClient = options.showsClient !== false;
  const envelope = apexForm && envelopes.apex[apexForm];
  const { counters, sharedReads } = options;
  return { orgUrl, clock, steadyClock, oauth, showsClient, counters, envelope, sharedReads };
}

function limitLogOf(
  { steadyClock: clock = performance, logger }: HostOptions,
  telemetry: Telemetry,
): LimitLog {
  return createCountingLog({
    clock,
    warn: (limit, times) => logger?.warn({ limit, times }, 'refused'),
    count: (limit) => telemetry.count('refused', { limit }),
  });
}

function leavingLogOf({
  steadyClock: clock = performance,
  logger,
}: HostOptions): (name: LeavingName) => void {
  return createCountingLog({ clock, warn: (left, times) => logger?.warn({ left, times }, 'client left') });
}

/** The log of a security team, whose events are figures, too. */
function securityLogOf({ securityLog, logger }: HostOptions, telemetry: Telemetry): SecurityLog {
  const write = securityLog ?? ((event) => logger?.info(event, 'security'));
  return (event) => {
    telemetry.count('security', { event: event.event, outcome: event.outcome });
    write(event);
  };
}

interface SharedSources extends Pick<HostOptions, 'clock' | 'steadyClock' | 'sharedFolder' | 'settings'> {
  readonly build: BuildFiles;
  readonly opened: OpenPublication;
}

/** Shares the files that pages name with the other hosts behind one address, where there are any. */
async function shareFiles(
  server: FastifyInstance,
  { build, opened: { current, find }, sharedFolder: folder, ...options }: SharedSources,
): Promise<Pick<PageSources, 'publication' | 'find'>> {
  if (folder === undefined) return { publication: current, find };
  const { clock, steadyClock = performance, settings = usualSettings } = options;
  const { lookInterval } = settings.publications;
  const shared = await openSharedFiles({ folder, clock, steadyClock, lookInterval, wait });
  const keep = () =>
    shared
      .keep([build.files, current().files])
      .catch((error: unknown) =>
        server.log.error({ reason: String(error) }, 'the shared files cannot be kept'),
      );
  await keep();
  const publication = () => {
    void keep();
    return current();
  };
  return { publication, find: findAnywhere(shared.find, find) };
}

/** Asks all places at once, as each may wait for its next look. */
function findAnywhere(...places: readonly PageSources['find'][]): SharedFiles['find'] {
  return async (address) => {
    const found = places.map(async (find) => (await find?.(address)) ?? Promise.reject(new Error('none')));
    return Promise.any(found).catch(() => undefined);
  };
}

function createStopping(server: FastifyInstance) {
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    async stop(delay?: Promise<unknown>): Promise<void> {
      isStopping = true;
      await delay;
      await server.close();
    },
  };
}

interface HealthSources {
  readonly health: OrgHealth;
  readonly clock: HostOptions['clock'];
  readonly isStopping: () => boolean;
  readonly proxy: () => OrgProxy | undefined;
  readonly publication: OpenPublication;
}

/** The state of the org as `/readyz` tells it. */
function orgWord(state: string, answer: string | undefined): string {
  if (state === 'other') return `no org: ${answer}`;
  return state === 'away' ? `away: ${answer}` : state;
}

/** Adds `/healthz`, which looks at the process alone, and `/readyz`, which asks the org where nothing newer is known. */
function addHealthChecks(
  server: FastifyInstance,
  { health, clock, isStopping, proxy, publication }: HealthSources,
): void {
  server.get('/healthz', (_request, reply) => reply.send({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    const { state, answer, at } = await health.state();
    const isReady = state === 'reached' && !isStopping();
    return reply.code(isReady ? 200 : 503).send({
      ready: isReady,
      org: orgWord(state, answer),
      secondsAgo: Math.round((clock.now() - at) / 1000),
      paused: proxy()?.pausedClasses() ?? [],
      publication: publication.current().manifest.version,
    });
  });
}

function createServer(
  { logger, trustProxy, settings = usualSettings, refused }: HostOptions & { readonly refused: LimitLog },
  serverFactory: (handler: RequestListener) => Server,
): FastifyInstance {
  return fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    trustProxy: readTrustedProxies(trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory,
    bodyLimit: settings.bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: (error, socket) => answerMalformed(error.code, socket, refused),
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply, refused),
  });
}

/** @throws Error with one sentence where it is no address that a page may frame */
function checkedProcessor(paymentsUrl: string): string {
  const origin = framedAddress.read(paymentsUrl);
  if (origin !== undefined) return origin;
  throw new Error(`The payment processor must be ${framedAddress.allowed}, not "${paymentsUrl}".`);
}

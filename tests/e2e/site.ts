import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type {
  BrowserContext,
  Page,
  Request as PageRequest,
  Response as PageResponse,
} from '@playwright/test';
import { createHost, type Host } from '@energy-portal/portal/server';
import {
  createSandboxOrg,
  startProcessorServer,
  type SandboxOptions,
  type SandboxOrg,
} from '../sandbox/index.ts';
import { startSandboxServer } from '../sandbox/server.ts';
import { personalIn } from '../checks/personal-values.ts';
import { createHostLog } from './host-log.ts';
import { checked, dist, headlessKind, strictPaths, usualKind, type SiteKind } from './site-kinds.ts';

/** A message as the org's outbox shows it. */
export interface SentMessage {
  readonly kind: string;
  readonly text: string;
  readonly link?: string;
}

/** A running portal over its own org; one a worker. */
export interface Site {
  readonly org: SandboxOrg;
  /** True where the org knows customers by tokens alone, as a real one does, and the host gets them. */
  readonly isStrict: boolean;
  /** Address of a path for one brand. */
  url(path: string, brand?: 'a' | 'b' | 'c'): string;
  /** The messages that the org sent to an address or number, the latest first. */
  outbox(to: string): Promise<readonly SentMessage[]>;
  /** Makes the org answer requests whose path contains `path` with this status until `heal` is called. */
  breakDown(path: string, status: number): void;
  heal(): void;
  /** Error answers that the journey has asked the org for, as `Announce` has them. */
  readonly foreseen: RegExp[];
  /** The errors that the org found in itself since it was asked last. */
  takeErrors(): readonly string[];
  /** Paths and queries of the calls that the org was asked since it was asked last. */
  takeCalls(): readonly string[];
  /** Lines of the host's log since they were asked for last. */
  takeLog(): readonly string[];
  /** Makes the org keep drafts, or only say so: what one journey types must not meet the next one. */
  keepDrafts(isKept: boolean): void;
  /** Lets so many milliseconds pass for the org. */
  wait(duration: number): void;
  /** The time of the org: later than that of the machine once journeys have waited. */
  now(): number;
}

const now = '2026-11-21T15:00:00.000Z';
/** The org's answer to a draft that it was given. */
const nothingKept = { screen: 'messages/new', savedAt: now, expiresAt: now };

const busy = [{ errorCode: 'SERVER_UNAVAILABLE', message: 'The server is busy' }];

function nothingKeptAnswer({ apexForm }: SiteKind): Response {
  const wrapped = { status: 200, body: JSON.stringify(nothingKept), headers: {} };
  return Response.json(apexForm === 'wrapped' ? wrapped : nothingKept);
}

/** An org with the demo's customers that keeps what it finds wrong with itself, and what it is asked. */
function createDemoOrg(
  clock: SandboxOptions['clock'],
  { isStrict, apexForm }: SiteKind,
): Pick<Site, 'takeErrors' | 'takeCalls'> & { sandbox: SandboxOrg } {
  const errors: string[] = [];
  const options = { database: ':memory:', clock, seed: 'demo', control: true, strict: isStrict } as const;
  const form = apexForm === undefined ? {} : { apexForm };
  const sandbox = createSandboxOrg({
    ...options,
    ...form,
    // Hundreds of customers log in, who need not be kept from those who guess.
    passwordCost: 16,
    report: ({ operationId, reason, cause = '' }) =>
      void errors.push(`The org has an error: ${operationId}: ${reason} ${String(cause)}`),
  });
  const calls: string[] = [];
  const fetchCounted = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/__sandbox')) calls.push(`${pathname}${search}`);
    return sandbox.fetch(request);
  };
  return {
    sandbox: { ...sandbox, fetch: fetchCounted },
    takeErrors: () => errors.splice(0),
    takeCalls: () => calls.splice(0),
  };
}

const brandWords = { a: 'brand-a.', b: 'brand-b.', c: '' };

async function startSite(give: (site: Site) => Promise<void>, kind = usualKind): Promise<void> {
  const { isStrict } = kind;
  let waited = 0;
  const clock = { now: () => Date.now() + waited };
  const { sandbox, takeErrors, takeCalls } = createDemoOrg(clock, kind);
  const foreseen: RegExp[] = [];
  let failing: { path: string; status: number } | undefined;
  let keepsDrafts = false;
  const org: SandboxOrg = {
    ...sandbox,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (!keepsDrafts && pathname.endsWith('/saveDraft')) return nothingKeptAnswer(kind);
      if (failing === undefined || !pathname.includes(failing.path)) return sandbox.fetch(request);
      return Response.json(busy, { status: failing.status });
    },
  };
  const server = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  // The processor knows the portal's address only when the portal listens.
  const portalUrls: string[] = [];
  const processor = await startProcessorServer(sandbox, { host: 'localhost', port: 0, portalUrls });
  const { logger, take: takeLog } = createHostLog();
  const urls = { orgUrl: server.url, paymentsUrl: processor.url };
  const own = { apexForm: kind.apexForm, oauth: kind.oauth };
  const host = await createHost({ ...checked, ...own, ...urls, clock, logger });
  const port = await listen(host);
  portalUrls.push(`http://localhost:${port}`);
  await give({
    org: sandbox,
    isStrict,
    outbox: (to) => readOutbox(sandbox, to),
    url: (path, brand = 'c') => `http://${brandWords[brand]}localhost:${port}${path}`,
    foreseen,
    takeErrors,
    takeCalls,
    takeLog,
    breakDown(path, status) {
      failing = { path: isStrict ? (strictPaths[path] ?? path) : path, status };
      foreseen.push(brokenAnswer(path, isStrict ? '5..' : String(status)));
    },
    heal: () => void (failing = undefined),
    keepDrafts: (isKept) => void (keepsDrafts = isKept),
    wait: (duration) => void (waited += duration),
    now: clock.now,
  });
  await host.stop();
  await Promise.all([server.close(), processor.close()]);
}

/** The error answer of a call that was made to fail: a host with tokens says in its own words that it could not ask. */
const brokenAnswer = (path: string, status: string): RegExp => new RegExp(`^${status} \\w+ .*${path}`);

/** Asks the org's control what it has sent. */
async function readOutbox(org: SandboxOrg, to: string): Promise<readonly SentMessage[]> {
  const address = `http://org.test/__sandbox/control/outbox?to=${encodeURIComponent(to)}`;
  const response = await org.fetch(new Request(address));
  // The control answers with what the outbox holds.
  return (await response.json()) as readonly SentMessage[];
}

/** The machine that runs the journeys may stand still for longer than a customer's line is waited for. */
export async function listen({ server }: Host): Promise<string> {
  server.server.headersTimeout = 0;
  server.server.requestTimeout = 0;
  return new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port;
}

/** A portal whose org has gone away. */
async function startLonelySite(give: (site: Site) => Promise<void>): Promise<void> {
  const org = createSandboxOrg({ database: ':memory:', clock: { now: () => Date.now() }, seed: 'empty' });
  const gone = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  await gone.close();
  const host = await createHost({ orgUrl: gone.url, dist, clock: Date });
  const port = await listen(host);
  const nothing = () => undefined;
  await give({
    org,
    isStrict: false,
    url: (path) => `http://localhost:${port}${path}`,
    outbox: async () => [],
    foreseen: [/^502 /],
    takeErrors: () => [],
    takeCalls: () => [],
    takeLog: () => [],
    breakDown: nothing,
    keepDrafts: nothing,
    heal: nothing,
    wait: nothing,
    now: Date.now,
  });
  await host.stop();
}

/**
 * Says that an error that matches will come, once: a text in the console, or an answer such as
 * `401 POST /lwr/apex/v64.0/PortalDataController/logIn`.
 */
export type Announce = (pattern: RegExp) => void;

interface Guarded {
  readonly page: Page;
  readonly site: Site;
  readonly announced: readonly RegExp[];
  /** Errors that match may come any number of times, or never. */
  readonly tolerated: readonly RegExp[];
}

/**
 * Fails a test on script errors, on requests to strangers, on errors of the org, on lines of the host's log that tell of a
 * customer, and on what it did not announce: errors in the console and error answers.
 */
async function guardPage(
  { page, site, announced, tolerated }: Guarded,
  give: (page: Page) => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  const answers: PageResponse[] = [];
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // Error answers are listed with their addresses below.
    const isAnswer = /Failed to load resource: the server responded with a status of/.test(message.text());
    if (message.type() === 'error' && !isAnswer) errors.push(message.text());
  });
  const isLateRead = watchSignOut(page.context());
  page.context().on('response', (response) => {
    if (response.status() >= 400) answers.push(response);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
      problems.push(`Request to ${hostname}`);
  });
  await give(page);
  site.heal();
  site.keepDrafts(false);
  const expected = [...tolerated, ...site.foreseen.splice(0)];
  const late = answers.filter(isLateRead).map(describeError);
  const told = [...errors, ...answers.map(describeError)];
  const reported = told.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing: string[] = [];
  for (const pattern of announced) {
    const at = reported.findIndex((text) => pattern.test(text));
    if (at < 0) missing.push(`Not reported: ${pattern}`);
    else reported.splice(at, 1);
  }
  const rest = reported.filter((text) => !late.includes(text));
  const personal = site.takeLog().filter((line) => personalIn(line).length > 0);
  const inLog = personal.map((line) => `The log tells of a customer: ${line}`);
  expect([...problems, ...site.takeErrors(), ...rest, ...missing, ...inLog]).toEqual([]);
}

/**
 * Follows a browser until it signs out.
 *
 * @returns a test of answers: true for one that refuses what the page still asked for when its session ended, which is as
 *   it should be. What is sent as POST may be a read, too; it counts where it was under way then.
 */
function watchSignOut(context: BrowserContext): (answer: PageResponse) => boolean {
  const underWay = new Set<PageRequest>();
  let isEnding = false;
  let isOver = false;
  context.on('request', (request) => {
    if (request.url().endsWith('/logOut')) isEnding = true;
    if (!isOver) underWay.add(request);
  });
  const settle = (request: PageRequest) => {
    if (request.url().endsWith('/logOut')) isOver = true;
    if (!isEnding) underWay.delete(request);
  };
  context.on('requestfinished', settle);
  context.on('requestfailed', settle);
  return (answer) => {
    if (!isOver || answer.status() !== 401) return false;
    return answer.request().method() === 'GET' || underWay.has(answer.request());
  };
}

/** Status, method and path of an answer. */
function describeError(response: PageResponse): string {
  return `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`;
}

/** Runs in the page: a customer who saves data, for whom no screen is fetched ahead. */
const saveData = () =>
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });

interface Fixtures {
  announced: RegExp[];
  announce: Announce;
  tolerated: RegExp[];
  tolerate: Announce;
  lonelySite: Site;
  /** Screens are fetched ahead: thirty files more on each page, for which few journeys wait. */
  prefetches: boolean;
}

/** Playwright's test over a running site. */
export const test = base.extend<Fixtures, { site: Site }>({
  prefetches: [false, { option: true }],
  // Playwright reads the fixtures that are needed from the first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  site: [async ({}, give) => startSite(give), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern
  announced: async ({}, give) => give([]),
  // oxlint-disable-next-line no-empty-pattern
  lonelySite: async ({}, give) => startLonelySite(give),
  // oxlint-disable-next-line no-empty-pattern
  tolerated: async ({}, give) => give([]),
  tolerate: async ({ tolerated }, give) => give((pattern) => void tolerated.push(pattern)),
  announce: async ({ announced }, give) => give((pattern) => void announced.push(pattern)),
  page: async ({ page, site, announced, tolerated, prefetches }, give) => {
    if (!prefetches) await page.addInitScript(saveData);
    await guardPage({ page, site, announced, tolerated }, give);
  },
});

/** The test over a site whose host takes the org's headless flows. */
export const headlessTest = test.extend<object, { site: Site }>({
  // Playwright reads the fixtures that are needed from the first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  site: [async ({}, give) => startSite(give, headlessKind), { scope: 'worker' }],
});

export { expect } from '@playwright/test';

/**
 * Every rule of WCAG 2.2 AA and the best practices, on a page that has come far enough to have a heading.
 *
 * @param ignored ids of rules that mean nothing for this page
 */
export async function expectAccessible(page: Page, ignored: readonly string[] = []): Promise<void> {
  await page.locator('h1[tabindex]').waitFor();
  await page.evaluate(endOfMotion);
  // Half of the time goes into loading axe, which stays in a page until another document comes.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // The only frames are the payment processor's, so axe may run inside the page alone; only what is wrong counts.
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'void 0;' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules([...ignored]);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/**
 * Resolves when every animation with an end has come to it: what moves has half a colour. One that begins seconds later,
 * as a notice's leaving, moves nothing yet.
 */
async function endOfMotion(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => {
    const { iterations, delay = 0 } = effect?.getTiming() ?? {};
    return iterations !== Infinity && delay < 1000;
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** The footer's phone number is the last thing that a page asks the org for by itself. */
export async function expectArrived(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText('800-555-01');
}

/** The page is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Expects no sheet of the page to be too narrow for what stands in it; a page does not scroll sideways for that. */
export async function expectNothingSpilled(page: Page): Promise<void> {
  const spilled = await page
    .locator('.card, .plan, .notice')
    .evaluateAll((sheets) =>
      sheets.filter((sheet) => sheet.scrollWidth > sheet.clientWidth + 1).map((sheet) => sheet.textContent),
    );
  expect(spilled).toEqual([]);
}

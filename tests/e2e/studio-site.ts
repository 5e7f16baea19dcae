import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { openPlannedPublications, openPublications, openStaging } from '@energy-portal/portal/publish';
import { createHost } from '@energy-portal/portal/server';
import type { Host } from '@energy-portal/portal/server';
import { openStudio, pageHeader, runTeamCommand } from '@energy-portal/portal/studio';
import type { FileText, ProjectState, SharedStudio, StudioOptions } from '@energy-portal/portal/studio';
import { createSandboxOrg } from '../sandbox/index.ts';
import { startSandboxServer } from '../sandbox/server.ts';
import { addressOf } from './addresses.ts';
import { customers, password } from './demo.ts';
import { dist } from './site-kinds.ts';

const checkout = fileURLToPath(new URL('../../', import.meta.url));
/** The folders that the studio reads; it works on a copy, so that no journey writes into the checkout. */
const copied = [
  'screen-configs',
  'locales',
  'portal/src/brand',
  'portal/screen-language/generated/catalogue.gen.json',
];

/** A studio that the journeys of a worker share. */
interface KeptStudio {
  readonly site: StudioSite;
  /** Makes it what it was at the start. */
  readonly reset: () => Promise<void>;
}

/** A studio over a copy of the project. */
export interface StudioSite {
  readonly url: string;
  /** The portal that customers of a team have, which follows its publications. */
  readonly portal: string;
  /** The text of a file, by its path from the project's root. */
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Publishes everything as it is on the disk, as an engineer would. */
  readonly publish: () => Promise<unknown>;
  /** The English title of a screen as customers have it. */
  readonly live: (screen: string) => string | undefined;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  server.close();
  await once(server, 'close');
  return port;
}

/** Lays the project out anew, with no file in it that was added. */
function layOut(root: string): void {
  for (const path of [...copied, 'published', '.publications'])
    rmSync(join(root, path), { recursive: true, force: true });
  for (const path of copied) cpSync(join(checkout, path), join(root, path), { recursive: true });
}

/** Gives up all drafts, as its page would. */
async function discardAll(url: string): Promise<void> {
  const headers = { [pageHeader]: '1', 'content-type': 'application/json', origin: url };
  const ask = async <TAnswer>(path: string) =>
    (await (await fetch(url + path, { headers })).json()) as TAnswer;
  const { documents } = await ask<ProjectState>('/api/project');
  const changed = documents.filter(({ files }) => files.some(({ isChanged }) => isChanged));
  const files = await Promise.all(
    changed.map(({ id }) => ask<readonly FileText[]>(`/api/document?id=${encodeURIComponent(id)}`)),
  );
  const drafts = files.flat().map(({ path, text }) => ({ path, text }));
  const answer = await fetch(`${url}/api/discard`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ drafts }),
  });
  if (!answer.ok) throw new Error(`Drafts are left: ${await answer.text()}`);
}

const publicationsIn = (root: string) =>
  openPublications({
    root,
    dist,
    published: join(root, 'published'),
    versions: join(root, '.publications'),
    fitsBuild: () => true,
    clock: Date,
  });

async function startStudio(give: (studio: KeptStudio) => Promise<void>, isTeam: boolean): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  layOut(root);
  const org = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'demo', passwordCost: 16 });
  const server = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  const [portalPort, studioPort, ...previews] = await Promise.all([1, 2, 3, 4].map(findFreePort));
  const ports = { portal: portalPort ?? 0, studio: studioPort ?? 0, previews };
  const folder = join(root, '.studio');
  if (isTeam) await addPeople(folder);
  const publications = publicationsIn(root);
  const studio = await openStudio({
    root,
    dist,
    folder: join(root, '.cache/studio'),
    links: join(folder, 'links'),
    format: async (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`,
    orgUrl: server.url,
    paymentsUrl: undefined,
    ports,
    ...shownIn,
    publications,
    planned: openPlannedPublications({ folder: join(folder, 'planned'), publications, clock: Date }),
    staging: openStaging({ dist: root, file: join(folder, 'staged.json'), publications, clock: Date }),
    stagingSettings: { keys, portals: [`http://localhost:${ports.portal}`] },
    team: isTeam ? teamOf(folder, [ports.studio, ...previews]) : undefined,
  });
  const portal = isTeam ? await openPortal(root, server.url, ports.portal) : undefined;
  await give({
    site: {
      ...siteOf(root, studio.url),
      portal: `http://localhost:${ports.portal}`,
      publish: () => publications.publish(first),
    },
    async reset() {
      if (isTeam) return;
      await discardAll(studio.url);
      layOut(root);
    },
  });
  await studio.stop();
  await portal?.stop();
  await server.close();
  rmSync(root, { recursive: true, force: true });
}

/** The brands and customers that its previews show. */
const shownIn: Pick<StudioOptions, 'settings' | 'password' | 'sampleAddress'> = {
  settings: {
    brands: [
      { id: 'a', name: 'Marigold Energy' },
      { id: 'c', name: 'Tidewell Energy' },
    ],
    viewers: [{ username: customers.maria, note: 'Brand A' }],
  },
  password,
  sampleAddress: (screen, brand) => {
    const { path, tail } = addressOf(screen, brand === 'a' ? 'a' : 'c');
    return path + tail;
  },
};

/** The keys that a studio and its portal share. */
const keys = [{ id: 'journeys', bytes: new Uint8Array(randomBytes(32)) }] as const;

/** The portal that customers of a team have, with the build of all. */
async function openPortal(root: string, orgUrl: string, port: number): Promise<Host> {
  symlinkSync(join(dist, 'client'), join(root, 'client'), 'junction');
  cpSync(join(dist, 'published'), join(root, 'published'), { recursive: true });
  const host = await createHost({ orgUrl, dist: root, clock: Date, stagingKeys: keys });
  await host.server.listen({ port, host: '127.0.0.1' });
  return host;
}

function teamOf(folder: string, ports: readonly number[]): SharedStudio {
  const [origin = '', ...previews] = ports.map((port) => `http://127.0.0.1:${port}`);
  return { folder, origin, previews, address: '127.0.0.1', isReviewed: true, passwordCost: 16 };
}

const first = { author: 'Engineer', reason: 'The first' };

/** The password of everybody in the team. */
const teamPassword = 'correct horse battery';

/** Somebody for each role, and two who may publish. */
const people = [
  ['rita', 'Rita Reads', 'read'],
  ['tomas', 'Tomás Translates', 'texts'],
  ['maria', 'Maria Lopez', 'publish'],
  ['paul', 'Paul Meyer', 'publish'],
] as const;

async function addPeople(folder: string): Promise<void> {
  for (const [username, name, role] of people) {
    const command = { words: ['add', username], name, role, password: teamPassword };
    const { isDone, lines } = await runTeamCommand(command, { folder, clock: Date, passwordCost: 16 });
    if (!isDone) throw new Error(lines.join('\n'));
  }
}

const siteOf = (root: string, url: string): Omit<StudioSite, 'publish' | 'portal'> => ({
  url,
  read: (path) => readFileSync(join(root, path), 'utf8'),
  write: (path, text) => writeFileSync(join(root, path), text),
  live(screen) {
    // Written by the publication.
    const manifest = JSON.parse(readFileSync(join(root, 'published/manifest.json'), 'utf8')) as {
      readonly screens: readonly { readonly id: string; readonly title: { readonly en: string } }[];
    };
    return manifest.screens.find(({ id }) => id === screen)?.title.en;
  },
});

/**
 * A journey through a studio without drafts; an error of the page fails it. A worker starts one for all of its journeys:
 * that takes longer than most of them.
 */
export const test = base.extend<{ studio: StudioSite }, { shared: KeptStudio }>({
  // Playwright reads the fixtures that are needed from the first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  shared: [async ({}, give) => startStudio(give, false), { scope: 'worker' }],
  async studio({ shared }, give) {
    await give(shared.site);
    await shared.reset();
  },
  // It is gone before the studio is what it was: it keeps what was typed when it goes.
  page: async ({ page, studio }, give) => {
    const problems: string[] = [];
    // Whoever comes for the first time is shown around.
    await page.addInitScript(() => localStorage.setItem('studio.tour', 'seen'));
    page.on('pageerror', (error) => problems.push(String(error)));
    await give(page);
    await page.close();
    expect(problems, studio.url).toEqual([]);
  },
});

/** A journey through a studio of a team, in which another person approves what is published. Each one has a studio of its own. */
export const teamTest = base.extend<{ studio: StudioSite; logIn: (username: string) => Promise<Page> }>({
  // Playwright reads the fixtures that are needed from the first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  async studio({}, give) {
    await startStudio(({ site }) => give(site), true);
  },
  async logIn({ browser, studio }, give) {
    const pages: Page[] = [];
    await give(async (username) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(() => localStorage.setItem('studio.tour', 'seen'));
      const page = await context.newPage();
      pages.push(page);
      await page.goto(`${studio.url}/#/messages/list`);
      await page.getByLabel('User name').fill(username);
      await page.getByLabel('Password').fill(teamPassword);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(tab(page, 'Texts')).toBeVisible();
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

/** A tab of the workbench. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** The portal in the preview. */
export const shown = (page: Page) => page.frameLocator('iframe:not([data-coming])');

/** Counts presses of the mouse on a page from now on. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const count = () => page.evaluate(() => Number(document.documentElement.dataset['presses'] ?? 0));
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const add = () => (dataset['presses'] = String(Number(dataset['presses'] ?? 0) + 1));
    addEventListener('pointerdown', add, true);
  });
  return count;
}

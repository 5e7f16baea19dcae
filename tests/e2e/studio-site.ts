import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { openPublications } from '@energy-portal/portal/publish';
import { openStudio } from '@energy-portal/portal/studio';
import { createSandboxOrg } from '../sandbox/index.ts';
import { startSandboxServer } from '../sandbox/server.ts';
import { addressOf } from './addresses.ts';
import { customers, password } from './demo.ts';
import { dist } from './site.ts';

const checkout = fileURLToPath(new URL('../../', import.meta.url));
/** The folders that the studio reads; it works on a copy, so that no journey writes into the checkout. */
const copied = [
  'screen-configs',
  'locales',
  'portal/src/brand',
  'portal/screen-language/generated/catalogue.gen.json',
];

/** A studio over a copy of the project. */
export interface StudioSite {
  readonly url: string;
  /** The text of a file, by its path from the project's root. */
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
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

async function startStudio(give: (site: StudioSite) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const path of copied) cpSync(join(checkout, path), join(root, path), { recursive: true });
  const org = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'demo', passwordCost: 16 });
  const server = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  const [studioPort, ...previews] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const studio = await openStudio({
    root,
    dist,
    folder: join(root, '.cache/studio'),
    format: async (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`,
    orgUrl: server.url,
    paymentsUrl: undefined,
    ports: { studio: studioPort, previews },
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
    publications: openPublications({
      root,
      dist,
      published: join(root, 'published'),
      versions: join(root, '.publications'),
      fitsBuild: () => true,
      clock: Date,
    }),
  });
  await give({
    url: studio.url,
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
  await studio.stop();
  await server.close();
  rmSync(root, { recursive: true, force: true });
}

/** A journey through a studio of its own; an error of the page fails it. */
export const test = base.extend<{ studio: StudioSite }>({
  // Playwright reads the fixtures that are needed from the first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  studio: async ({}, give) => startStudio(give),
  page: async ({ page }, give) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await give(page);
    expect(problems).toEqual([]);
  },
});

/** A tab of the workbench. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** The portal in the preview. */
export const shown = (page: Page) => page.frameLocator('iframe:not([data-coming])');

/**
 * Three analysts edit in one studio for ten minutes while it is ended hard every 20 seconds: `node scripts/soak-studio.ts`.
 * Whatever the studio has said to be kept must be there after each start, and each publication whole. It works on a copy of
 * the project, at loopback.
 *
 * Options: `--minutes 10`, `--every 20` (seconds between two ends).
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPlannedPublications, openPublications, openStaging } from '@energy-portal/portal/publish';
import { openStudio, pageHeader } from '@energy-portal/portal/studio';
import type { FileText } from '@energy-portal/portal/studio';
import { fail } from './machine/environment.ts';
import { findFreePort } from './machine/free-port.ts';
import { root as checkout } from './machine/process.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    every: { type: 'string', default: '20' },
    folder: { type: 'string' },
    ports: { type: 'string', default: '' },
  },
});
const loopback = '127.0.0.1';
const copied = [
  'screen-configs',
  'locales',
  'portal/src/brand',
  'portal/screen-language/generated/catalogue.gen.json',
];
/** A screen for each analyst. */
const screens = ['messages/list', 'account/my-profile', 'payments/bills'];

const publicationsIn = (folder: string) =>
  openPublications({
    root: folder,
    dist: join(checkout, 'portal/dist'),
    published: join(folder, 'published'),
    versions: join(folder, '.publications'),
    fitsBuild: () => true,
    clock: Date,
  });

/** The studio itself, in a process that can be ended. */
async function serve(folder: string): Promise<void> {
  const [studio = 0, preview = 0] = values.ports.split(',').map(Number);
  const publications = publicationsIn(folder);
  await publications.settle();
  await openStudio({
    root: folder,
    dist: join(checkout, 'portal/dist'),
    folder: join(folder, '.cache'),
    links: join(folder, '.studio/links'),
    planned: openPlannedPublications({ folder: join(folder, '.studio/planned'), publications, clock: Date }),
    staging: openStaging({
      dist: join(checkout, 'portal/dist'),
      file: join(folder, '.studio/staged.json'),
      publications,
      clock: Date,
    }),
    format: async (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`,
    orgUrl: `http://${loopback}:9`,
    paymentsUrl: undefined,
    ports: { studio, previews: [preview] },
    settings: { brands: [{ id: 'a', name: 'Marigold Energy' }], viewers: [] },
    password: '',
    sampleAddress: () => undefined,
    publications,
  });
  console.log('ready');
}

/** All that was seen. */
const seen = { edits: 0, saves: 0, publications: 0, ends: 0, lost: 0, torn: 0 };

interface Analyst {
  readonly screen: string;
  readonly path: string;
  /** The last text that the studio has said to be kept. */
  kept: string;
  /** A text that was sent, and of which nobody knows whether it was kept. */
  sent: string | undefined;
}

type Method = 'GET' | 'PUT' | 'POST';

/** @param what method and path: `PUT drafts` */
const ask = async (url: string, what: `${Method} ${string}`, body?: unknown): Promise<Response> => {
  const [method = '', path = ''] = what.split(' ');
  return fetch(`${url}/api/${path}`, {
    method,
    headers: { [pageHeader]: '1', origin: url, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

/** Types, saves and publishes one after the other; a studio that is away is waited for. */
async function work(analyst: Analyst, url: string, isOver: () => boolean): Promise<void> {
  for (let count = 1; !isOver(); count += 1) {
    try {
      // What was sent into a studio that was ended is known first: nothing is typed before.
      if (analyst.sent === undefined) await edit(analyst, url, count);
      await rest(40);
    } catch {
      await rest(200);
    }
    await reconcile(analyst, url);
  }
}

async function edit(analyst: Analyst, url: string, count: number): Promise<void> {
  const { path, screen, kept } = analyst;
  const text = titled(kept, `${screen} ${count}`);
  analyst.sent = text;
  const answer = await ask(url, 'PUT drafts', { drafts: [{ path, text, over: kept }] });
  if (answer.ok) {
    [analyst.kept, analyst.sent] = [text, undefined];
    seen.edits += 1;
  }
  if (count % 7 === 0 && (await ask(url, 'POST save', { paths: [path] })).ok) seen.saves += 1;
  if (count % 25 !== 0) return;
  const signed = { paths: [path], author: screen, reason: `Edit ${count}` };
  if ((await ask(url, 'POST publish', signed)).ok) seen.publications += 1;
}

const titled = (text: string, title: string) => text.replace(/"title": "[^"]*"/, `"title": "${title}"`);

/** Compares what the studio has with what it has said to have. Laying out is no change of words. */
async function reconcile(analyst: Analyst, url: string): Promise<void> {
  try {
    const answer = await ask(url, `GET document?id=${encodeURIComponent(analyst.screen)}`);
    const files = (await answer.json()) as readonly FileText[]; // the studio's own answer
    const now = files.find(({ path }) => path === analyst.path)?.text ?? '';
    const isKnown = [analyst.kept, analyst.sent].some((text) => text !== undefined && isSame(text, now));
    if (!isKnown) {
      seen.lost += 1;
      console.log(`Lost: ${analyst.path} has ${now.slice(0, 120)}`);
    }
    [analyst.kept, analyst.sent] = [now, undefined];
  } catch {
    // It is away: what it has is asked after its start.
  }
}

const isSame = (one: string, other: string) =>
  JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));

/** Each version can be read, the newest is the live one, and the live one has all of its files. */
async function inspect(folder: string): Promise<void> {
  const published = join(folder, 'published');
  const publications = publicationsIn(folder);
  await publications.settle();
  if (!existsSync(published)) return;
  const text = readFileSync(join(published, 'manifest.json'), 'utf8');
  const named = [...text.matchAll(/"\/published\/([^"]+)"/g)].map(([, name = '']) => name);
  const missing = named.filter((name) => !existsSync(join(published, name)));
  const [newest, before] = publications.versions();
  const isLive = newest === undefined || text.includes(`"version": "${newest.made ?? ''}"`);
  const isReadable = newest === undefined || publications.liveText('locales/en/common.json') !== undefined;
  if (missing.length === 0 && isLive && isReadable) return;
  seen.torn += 1;
  const [, live] = /"version": "(\w+)"/.exec(text) ?? [];
  const told = [newest, before]
    .map((one) => `${one?.number} ${one?.made} "${one?.reason}"`)
    .join(', before it ');
  console.log(
    `Torn: missing ${missing.length}, live ${isLive}, readable ${isReadable}: ${told}; live is ${live}.`,
  );
}

/** Starts a studio; one that cannot start has said why, and ends all. */
async function start(folder: string, ports: readonly number[]): Promise<ChildProcess> {
  const words = ['scripts/soak-studio.ts', '--folder', folder, '--ports', ports.join(',')];
  const child = spawn(process.execPath, words, { cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'] });
  const isReady = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  if (isReady) return child;
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function soak(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-studio-'));
  for (const path of copied) cpSync(join(checkout, path), join(folder, path), { recursive: true });
  const ports = await Promise.all([findFreePort(loopback), findFreePort(loopback)]);
  const url = `http://${loopback}:${ports[0]}`;
  const over = Date.now() + Number(values.minutes) * 60_000;
  const isOver = () => Date.now() > over;
  let studio = await start(folder, ports);
  const analysts = screens.map((screen): Analyst => {
    const path = `locales/en/screens/${screen}.json`;
    return { screen, path, kept: readFileSync(join(folder, path), 'utf8'), sent: undefined };
  });
  const working = analysts.map((analyst) => work(analyst, url, isOver));
  while (!isOver()) {
    await rest(Number(values.every) * 1000);
    await end(studio);
    seen.ends += 1;
    await inspect(folder);
    studio = await start(folder, ports);
  }
  await Promise.all(working);
  for (const analyst of analysts) await reconcile(analyst, url);
  await end(studio);
  await inspect(folder);
  rmSync(folder, { recursive: true, force: true });
  const { edits, saves, publications, ends, lost, torn } = seen;
  console.log(
    `${edits} edits, ${saves} saves and ${publications} publications over ${ends} ends: ${lost} words lost, ${torn} publications torn.`,
  );
  process.exitCode = lost + torn > 0 || publications === 0 ? 1 : 0;
}

await (values.folder === undefined
  ? soak()
  : serve(values.folder).catch((error: unknown) =>
      fail(error instanceof Error ? error.message : String(error)),
    ));

// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const place = join(ROOT, `.cache/tutorial-${process.pid}`);

/** The walk of the tutorial, in a folder of its own: its commands, and the files whose first line names them. */
beforeAll(() => {
  const page = readFileSync(join(ROOT, 'generator/guide/tutorial.md'), 'utf8');
  for (const [, language, text = ''] of page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (language === 'sh') {
      const commands = text
        .replaceAll('my-api', relative(ROOT, place))
        .replace(/^node /gm, `${process.execPath} `);
      execFileSync('bash', ['-ec', commands], { cwd: ROOT, stdio: 'pipe' });
      continue;
    }
    const file = join(place, /^(?:#|\/\/) my-api\/(\S+)/.exec(text)?.[1] ?? 'unnamed');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}, 120_000);

afterEach(cleanup);
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Modules of the tutorial that its test takes; what they are is checked by the compiler in the next test. */
async function load(): Promise<{
  readonly createTrainClient: (fetch: (request: Request) => Promise<Response>) => { close?: () => void };
  readonly ClientProvider: ComponentType<{ client: unknown; children: ReactNode }>;
  readonly Stations: ComponentType;
  readonly Seat: ComponentType<{ seatId: string }>;
}> {
  const [client, hooks, stations, seat] = await Promise.all(
    ['client.ts', 'sdk/src/entry/react.ts', 'stations.tsx', 'seat.tsx'].map(
      (file) => import(/* @vite-ignore */ join(place, file)),
    ),
  );
  return { ...client, ...hooks, ...stations, ...seat };
}

it('compiles as it stands', { timeout: 120_000 }, () => {
  const options = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
  };
  const project = { ...options, include: ['*.ts', '*.tsx'], exclude: [] };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(ROOT, 'node_modules/typescript7/bin/tsc');
  const compile = (): string => execFileSync(process.execPath, [compiler, '-p', place], { encoding: 'utf8' });
  expect(compile()).toBe('');
});

it('shows stations with one request, however often they are shown', async () => {
  const { createTrainClient, ClientProvider, Stations } = await load();
  const sent: string[] = [];
  const client = createTrainClient(async ({ url }) => {
    sent.push(url);
    return Response.json({
      data: [{ id: 'efdbb9d1-02c2-4bc3-afb7-6788d8782b1e', name: 'Berlin Hauptbahnhof' }],
    });
  });
  const page = (
    <ClientProvider client={client}>
      <Stations />
    </ClientProvider>
  );
  const first = render(page);
  await screen.findByText('Berlin Hauptbahnhof');
  first.unmount();
  render(page);
  expect(screen.getByText('Berlin Hauptbahnhof')).toBeDefined();
  expect(sent).toEqual(['https://api.example.com/stations']);
});

it('shows a write in every view without asking again', async () => {
  const { createTrainClient, ClientProvider, Seat } = await load();
  const sent: string[] = [];
  const client = createTrainClient(async (request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json({ id: 's1', passenger: request.method === 'GET' ? 'Maria' : 'Omar' });
  });
  render(
    <ClientProvider client={client}>
      <Seat seatId="s1" />
      <Seat seatId="s1" />
    </ClientProvider>,
  );
  expect(await screen.findAllByText('Maria')).toHaveLength(2);
  await act(async () => screen.getAllByText('Give to Omar')[0]?.click());
  expect(await screen.findAllByText('Omar')).toHaveLength(2);
  expect(sent).toEqual(['GET /api/seats/s1', 'PATCH /api/seats/s1']);
});

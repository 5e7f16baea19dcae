// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const ID = 'efdbb9d1-02c2-4bc3-afb7-6788d8782b1e';
const OTHER = 'efdbb9d1-02c2-4bc3-afb7-6788d8782b1f';
const place = join(ROOT, `.cache/tutorial-${process.pid}`);

/** The walk of the tutorial, in a folder of its own: its commands, and the files whose first line names them. */
beforeAll(() => {
  mkdirSync(place, { recursive: true });
  const page = readFileSync(join(ROOT, 'generator/guide/tutorial.md'), 'utf8');
  for (const [, language, text = ''] of page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (language === 'sh') {
      const commands = text
        .replace(/^npm install .*\n/m, '')
        .replaceAll(' node_modules/', ` ${ROOT}/node_modules/`)
        .replace(/^npx @energy-portal\/generator/gm, `${process.execPath} ${ROOT}/generator/cli.ts`);
      execFileSync('bash', ['-ec', commands], { cwd: place, stdio: 'pipe' });
      continue;
    }
    const file = join(place, /^(?:#|\/\/) (\S+)/.exec(text)?.[1] ?? 'unnamed');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}, 120_000);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The components of the tutorial; what they are is checked by the compiler in the next test. */
async function load(): Promise<{ readonly App: ComponentType }> {
  return import(/* @vite-ignore */ join(place, 'app.tsx'));
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

it('shows stations with one request a day, and what is cancelled no more', async () => {
  const sent: string[] = [];
  let names = ['Maria', 'Omar'];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    sent.push(`${method} ${pathname}`);
    if (method === 'DELETE') {
      names = ['Omar'];
      return new Response(null, { status: 204 });
    }
    if (pathname === '/stations') return Response.json({ data: [{ id: ID, name: 'Berlin Hauptbahnhof' }] });
    return Response.json({
      data: names.map((name) => ({ id: name === 'Maria' ? ID : OTHER, passenger_name: name })),
    });
  });
  const { App } = await load();
  const first = render(<App />);
  await screen.findByText('Berlin Hauptbahnhof');
  await screen.findByText('Maria');
  first.unmount();
  render(<App />);
  expect(screen.getByText('Berlin Hauptbahnhof')).toBeDefined();
  expect(sent).toEqual(['GET /stations', 'GET /bookings']);

  const [cancel] = screen.getAllByRole('button');
  await act(async () => cancel?.click());
  await new Promise((r) => setTimeout(r, 1500));
  process.stderr.write(JSON.stringify(sent) + document.body.innerHTML);
  await waitFor(() => expect(screen.queryByText('Maria')).toBeNull(), { timeout: 100 });
  expect(screen.getByText('Omar')).toBeDefined();
  expect(sent).toEqual(['GET /stations', 'GET /bookings', `DELETE /bookings/${ID}`, 'GET /bookings']);
});

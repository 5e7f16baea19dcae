import { expect, it } from 'vitest';
import type { ScreenEntry } from '../manifest.ts';
import { readProject } from '../load/project-files.ts';
import { createPublication, inRoutingOrder } from './publication.ts';
import type { MadeScreens, PortalBuild } from './publication.ts';

const screen = (id: string, route: string): ScreenEntry => ({
  id,
  route,
  access: 'customer',
  frame: 'page',
  title: { en: id, es: id },
  model: '',
  validators: null,
  texts: { en: '', es: '' },
});

it.each([
  ['fixed parts first', ['/messages/:id', '/messages/new'], ['/messages/new', '/messages/:id']],
  ['by their letters', ['/usage', '/account'], ['/account', '/usage']],
  ['like ones as they came', ['/a/:one', '/b', '/a/:two'], ['/a/:one', '/a/:two', '/b']],
  ['like ones as they came, the other way round', ['/a/:two', '/a/:one'], ['/a/:two', '/a/:one']],
])('orders routes: %s', (_, given, want) => {
  const screens = given.map((route) => screen(route, route));
  expect(inRoutingOrder(screens).map(({ route }) => route)).toEqual(want);
});

it('makes only the screens anew of which something has changed, and everything as if it were the first time', async () => {
  const framed: string[] = [];
  const build: PortalBuild = {
    plainChunks: { first: [], soon: [], all: [] },
    chunksOf: ({ id }) => {
      framed.push(id);
      return { first: [], soon: [], all: [] };
    },
    renderFirstFrame: ({ heading }) => heading?.title ?? '',
  };
  const texts = 'locales/en/screens/messages/list.json';
  const projectWith = (title: string) =>
    readProject(process.cwd(), new Map([[texts, JSON.stringify({ title, lead: 'All of them.' })]])).files;
  const made: MadeScreens = new Map();
  await createPublication(projectWith('Messages'), build, made);
  framed.length = 0;
  const next = await createPublication(projectWith('Letters'), build, made);
  expect(framed).toEqual(['messages/list']);
  expect(next).toEqual(await createPublication(projectWith('Letters'), build));
  framed.length = 0;
  await createPublication(projectWith('Letters'), { ...build }, made);
  expect(framed.length).toBeGreaterThan(30);
});

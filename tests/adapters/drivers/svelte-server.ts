import { readFile, rm, writeFile } from 'node:fs/promises';
import { compile } from 'svelte/compiler';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { ann, createToyClient, getThing } from '../../../sdk/toys/index.ts';
import type { Client } from '@energy-portal/sdk';
import { PANEL, type Panel, type ShowPanel } from '../driver.ts';

const { client, server } = createToyClient();
client.put(getThing, PANEL.config, ann);

/** Compiles a component for a server, as a module beside it. */
async function load(name: string): Promise<unknown> {
  const source = new URL(`${name}.svelte`, import.meta.url);
  const { js } = compile(await readFile(source, 'utf8'), { generate: 'server', filename: `${name}.svelte` });
  const file = new URL(`${name}.${process.pid}.ts`, import.meta.url);
  await writeFile(file, js.code.replaceAll(/\.svelte'/g, `.${process.pid}.ts'`));
  const module: { readonly default: unknown } = await import(file.href);
  return module.default;
}

await load('panel-view');
// Only a compiler of Svelte knows what it is.
const Shown = (await load('panel')) as Component<{ client: Client; show: ShowPanel }>;
const show = ({ name, pages, progress }: Panel): string =>
  `${name.data} ${pages.state} ${progress.state} ${server.sent.length}`;
process.stdout.write(render(Shown, { props: { client, show } }).body);
for (const name of ['panel', 'panel-view']) await rm(new URL(`${name}.${process.pid}.ts`, import.meta.url));

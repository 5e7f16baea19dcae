import { mount, tick, unmount, type Component } from 'svelte';
import { settled } from '../../../sdk/toys/index.ts';
import type { Client } from '@energy-portal/sdk';
import type { App, Driver, Inputs, Show, ShowPanel } from '../driver.ts';
import Panel from './panel.svelte';
import Reader from './reader.svelte';
import Readers from './readers.svelte';

/** The component's own types, which only a compiler of Svelte knows. */
const TypedReaders = Readers as unknown as Component<{ given: Inputs; show: Show }, Pick<App, 'change'>>;

const TypedPanel = Panel as unknown as Component<{ client: Client; show: ShowPanel }>;

export const svelteDriver: Driver = {
  name: 'Svelte',
  mount(given, show) {
    const app = mount(TypedReaders, { target: document.createElement('div'), props: { given, show } });
    return { change: (some) => app.change(some), unmount: () => unmount(app) };
  },
  async act(work) {
    await work();
    await settled();
    await tick();
  },
  mountPanel(client, show) {
    const app = mount(TypedPanel, { target: document.createElement('div'), props: { client, show } });
    return () => unmount(app);
  },
  mountAlone: () =>
    mount(Reader, {
      target: document.createElement('div'),
      props: { index: 0, config: undefined, show: () => '' },
    }),
};

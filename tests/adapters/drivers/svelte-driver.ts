import { mount, tick, unmount, type Component } from 'svelte';
import { settled } from '../../../sdk/toys/index.ts';
import type { App, Driver, Inputs, Show } from '../driver.ts';
import Reader from './reader.svelte';
import Readers from './readers.svelte';

/** The component's own types, which only a compiler of Svelte knows. */
const TypedReaders = Readers as unknown as Component<{ given: Inputs; show: Show }, Pick<App, 'change'>>;

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
  mountAlone: () =>
    mount(Reader, {
      target: document.createElement('div'),
      props: { index: 0, config: undefined, show: () => '' },
    }),
};

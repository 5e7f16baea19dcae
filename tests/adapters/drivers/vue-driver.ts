import { createApp, defineComponent, h, nextTick, shallowRef } from 'vue';
import { provideClient, usePages, useRead, useWrite } from '@energy-portal/sdk/vue';
import { getThing, listThings, saveThing, settled } from '../../../sdk/toys/index.ts';
import { PANEL, type Config, type Driver, type Inputs, type Show, type ShowPanel } from '../driver.ts';

interface ReaderProps {
  readonly index: number;
  readonly config?: Config;
  readonly show: Show;
}

const Reader = defineComponent(
  function Reader(props: ReaderProps) {
    const read = useRead(getThing, () => props.config);
    return () => h('p', props.show(props.index, read.value));
  },
  { props: ['index', 'config', 'show'] },
);

const PanelView = defineComponent(
  function PanelView({ show }: { readonly show: ShowPanel }) {
    const name = useRead(getThing, PANEL.config, PANEL.options);
    const pages = usePages(listThings, () => PANEL.shelf);
    const [save, progress, reset] = useWrite(saveThing);
    return () =>
      h('p', show({ name: name.value, pages: pages.value, save, progress: progress.value, reset }));
  },
  { props: ['show'] },
);

export const vueDriver: Driver = {
  name: 'Vue',
  mount(given, show) {
    const inputs = shallowRef<Inputs>(given);
    const app = createApp({
      setup() {
        provideClient(() => inputs.value.client);
        return () =>
          inputs.value.configs.map((config, index) => h(Reader, { key: index, index, config, show }));
      },
    });
    app.mount(document.createElement('div'));
    return {
      change(some) {
        inputs.value = { ...inputs.value, ...some };
      },
      unmount: () => app.unmount(),
    };
  },
  async act(work) {
    await work();
    await settled();
    await nextTick();
  },
  mountPanel(client, show) {
    const app = createApp({ setup: () => (provideClient(client), () => h(PanelView, { show })) });
    app.mount(document.createElement('div'));
    return () => app.unmount();
  },
  mountAlone() {
    const errors: unknown[] = [];
    const app = createApp(() => h(Reader, { index: 0, show: () => '' }));
    app.config.errorHandler = (error) => errors.push(error);
    // Of the component that could not be made.
    app.config.warnHandler = () => undefined;
    app.mount(document.createElement('div'));
    if (errors.length > 0) throw errors[0];
  },
};

import { createApp, defineComponent, h, nextTick, shallowRef } from 'vue';
import { provideClient, useRead } from '@energy-portal/sdk/vue';
import { getThing, settled } from '../../../sdk/toys/index.ts';
import type { Config, Driver, Inputs, Show } from '../driver.ts';

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

import { createComponent, createRenderEffect, createRoot, createSignal, mapArray, type JSX } from 'solid-js';
import { ClientProvider, useRead } from '@energy-portal/sdk/solid';
import { getThing, settled } from '../../../sdk/toys/index.ts';
import type { Config, Driver, Inputs, Show } from '../driver.ts';

interface ReaderProps {
  readonly index: number;
  readonly config: Config;
  readonly show: Show;
}

/** Renders as compiled JSX does: in an effect of its own. */
function Reader(props: ReaderProps): JSX.Element {
  const read = useRead(getThing, () => props.config);
  createRenderEffect(() => void props.show(props.index, read()));
  return null;
}

export const solidDriver: Driver = {
  name: 'Solid',
  mount: (given, show) =>
    createRoot((unmount) => {
      const [inputs, setInputs] = createSignal<Inputs>(given);
      const readers = mapArray(
        () => [...inputs().configs.keys()],
        (index) =>
          createComponent(Reader, {
            index,
            get config() {
              return inputs().configs[index];
            },
            show,
          }),
      );
      createComponent(ClientProvider, {
        get client() {
          return inputs().client;
        },
        get children() {
          createRenderEffect(readers);
          return null;
        },
      });
      return { change: (some) => void setInputs((before) => ({ ...before, ...some })), unmount };
    }),
  async act(work) {
    await work();
    await settled();
  },
  mountAlone: () =>
    createRoot(() => createComponent(Reader, { index: 0, config: undefined, show: () => '' })),
};

import { createComponent, createRenderEffect, createRoot, createSignal, mapArray, type JSX } from 'solid-js';
import { ClientProvider, usePages, useRead, useWrite } from '@energy-portal/sdk/solid';
import { getThing, listThings, saveThing, settled } from '../../../sdk/toys/index.ts';
import { PANEL, type Config, type Driver, type Inputs, type Show, type ShowPanel } from '../driver.ts';

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

function PanelView({ show }: { readonly show: ShowPanel }): JSX.Element {
  const name = useRead(getThing, () => PANEL.config, PANEL.options);
  const pages = usePages(listThings, () => PANEL.shelf);
  const [save, progress, reset] = useWrite(saveThing);
  createRenderEffect(() => void show({ name: name(), pages: pages(), save, progress: progress(), reset }));
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
  mountPanel: (client, show) =>
    createRoot((unmount) => {
      createComponent(ClientProvider, {
        client,
        get children() {
          return createComponent(PanelView, { show });
        },
      });
      return unmount;
    }),
  mountAlone: () =>
    createRoot(() => createComponent(Reader, { index: 0, config: undefined, show: () => '' })),
};

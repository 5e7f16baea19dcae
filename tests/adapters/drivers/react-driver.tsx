import { act, render } from '@testing-library/react';
import { ClientProvider, usePages, useRead, useWrite } from '@energy-portal/sdk/react';
import { getThing, listThings, saveThing } from '../../../sdk/toys/index.ts';
import { PANEL, type Config, type Driver, type Inputs, type Show, type ShowPanel } from '../driver.ts';

interface ReaderProps {
  readonly index: number;
  readonly config: Config;
  readonly show: Show;
}

function Reader({ index, config, show }: ReaderProps) {
  return <p>{show(index, useRead(getThing, config))}</p>;
}

function Readers({ client, configs, show }: Inputs & { readonly show: Show }) {
  return (
    <ClientProvider client={client}>
      {configs.map((config, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Reader key={index} {...{ index, config, show }} />
      ))}
    </ClientProvider>
  );
}

function PanelView({ show }: { readonly show: ShowPanel }) {
  const name = useRead(getThing, PANEL.config, PANEL.options);
  const pages = usePages(listThings, PANEL.shelf);
  const [save, progress, reset] = useWrite(saveThing);
  return <p>{show({ name, pages, save, progress, reset })}</p>;
}

export const reactDriver: Driver = {
  name: 'React',
  mount(inputs, show) {
    let current = inputs;
    const { rerender, unmount } = render(<Readers {...current} show={show} />);
    return {
      change(some) {
        current = { ...current, ...some };
        rerender(<Readers {...current} show={show} />);
      },
      unmount,
    };
  },
  act: (work) =>
    act(async () => {
      await work();
    }),
  mountPanel: (client, show) =>
    render(
      <ClientProvider client={client}>
        <PanelView show={show} />
      </ClientProvider>,
    ).unmount,
  mountAlone: () => render(<Reader index={0} config={undefined} show={() => ''} />),
};

import { act, render } from '@testing-library/react';
import { ClientProvider, useRead } from '@energy-portal/sdk/react';
import { getThing } from '../../../sdk/toys/index.ts';
import type { Config, Driver, Inputs, Show } from '../driver.ts';

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
  mountAlone: () => render(<Reader index={0} config={undefined} show={() => ''} />),
};

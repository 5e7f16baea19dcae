// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ClientProvider, usePrefetch } from '../entry/react.ts';
import { ann, annsName, createToyClient, getThing, listThings, type ThingConfig } from '../../toys/index.ts';

afterEach(cleanup);

function Link({ config }: { readonly config: ThingConfig | undefined }): ReactNode {
  const prefetch = usePrefetch(getThing);
  return (
    <a href="/a" {...prefetch(config)}>
      Ann
    </a>
  );
}

function show(config: ThingConfig | undefined) {
  const toy = createToyClient();
  const { getByRole } = render(
    <ClientProvider client={toy.client}>
      <Link config={config} />
    </ClientProvider>,
  );
  return { ...toy, link: getByRole('link') };
}

it('reads ahead once, and again only when the data is fresh no more', async () => {
  const { link, server, client, clock } = show(annsName);
  fireEvent.pointerEnter(link);
  act(() => link.focus());
  expect(server.sent).toHaveLength(1);
  await server.last().answer(ann);
  clock.advance(29_000);
  fireEvent.pointerEnter(link);
  expect(server.sent).toHaveLength(1);
  // Another answer lets the store look for what nobody retains.
  client.put(listThings, { shelf: 's' }, { things: [], next: null });
  expect(client.peek(getThing, annsName)).toMatchObject({ state: 'fulfilled', data: { id: 'a' } });
  clock.advance(2_000);
  fireEvent.pointerEnter(link);
  expect(server.sent).toHaveLength(2);
});

it('sends nothing without a configuration', () => {
  const { link, server } = show(undefined);
  fireEvent.pointerEnter(link);
  expect(server.sent).toHaveLength(0);
});

import { createElement, Suspense, type ReactNode } from 'react';
import type { Client } from '@energy-portal/sdk';
import { ClientProvider, useSuspenseRead } from '@energy-portal/sdk/react';
import { getThing, type Thing } from '../../sdk/toys/index.ts';

/** The nonce of the page, with all that could end its attribute. */
export const NONCE = 'a"b<c';

/** Configuration of a thing's name. */
export const configOf = (thingId: string) => ({ thingId, fields: ['person.Name'] });

const thing = (id: string, name: string): Thing => ({
  id,
  kind: 'person',
  rev: 1,
  fields: { Name: { value: name } },
});

/** The things of the page, one with all that could end its script. */
export const things = { a: thing('a', 'Ann'), b: thing('b', `</script><!--'"\\u0027\\ \u2028&`) };

function Name({ id }: { readonly id: string }): ReactNode {
  const { data } = useSuspenseRead(getThing, configOf(id));
  return createElement('p', { id }, String(data.fields['Name']?.value));
}

/** A page whose two things come one after the other. */
export function Page({ client }: { readonly client: Client }): ReactNode {
  const wait = (id: string, ...inner: readonly ReactNode[]) =>
    createElement(
      Suspense,
      { key: id, fallback: createElement('i', null, `waiting for ${id}`) },
      createElement(Name, { id }),
      ...inner,
    );
  const main = createElement('main', null, wait('a', wait('b')));
  // Its children are a member that it needs.
  // oxlint-disable-next-line react/no-children-prop
  return createElement(ClientProvider, { client, children: main });
}

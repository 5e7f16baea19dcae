// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MapBlock as MapConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage, ReadView } from '../../page/page.ts';
import { MapBlock } from './map.tsx';

afterEach(cleanup);

const block: MapConfig = {
  block: 'map',
  name: 'map',
  read: 'outages',
  items: 'outages',
  title: 'item.area',
  latitude: 'item.latitude',
  longitude: 'item.longitude',
  outline: 'item.outline',
  features: 'reads.outages.features',
  status: { value: 'item.state', tones: { reported: 'warning' } },
  rows: [
    { name: 'customers', value: 'item.customers', as: 'number' },
    { name: 'expected', value: 'item.expected', show: 'isOut' },
    { name: 'began', value: 'item.began', show: 'isBack' },
  ],
};
const area = [
  { latitude: 30, longitude: -97 },
  { latitude: 30.1, longitude: -97 },
  { latitude: 30.1, longitude: -97.1 },
];
const outages = [
  { area: 'Riverside', latitude: 30.05, longitude: -97.05, outline: area, state: 'reported', customers: 412 },
  { area: 'South Lamar', latitude: 30.02, longitude: -97.09, outline: null, state: 'restored', customers: 0 },
  {
    area: 'Somewhere',
    latitude: 91,
    longitude: 'here',
    outline: 'no list',
    state: 'reported',
    customers: null,
  },
];
const features = [
  { kind: 'road', name: 'I-35', line: area },
  { kind: 'place', name: 'Downtown', line: [area[0]] },
  { kind: 'castle', name: 'Nowhere', line: area },
  null,
];

/** Shows the block on a page that reads this. */
function show(read: Partial<ReadView> & { readonly data?: unknown }) {
  // What the block asks of its page.
  const page = {
    language: 'en',
    text: (key: string, values?: object) =>
      `${key.split('.').slice(2).join('.')}${JSON.stringify(values ?? '')}`,
    optionalText: () => undefined,
    read: () => ({ state: 'ready', ...read }),
    holds: (condition: string | undefined, item: unknown) =>
      condition === undefined ||
      (condition === 'isBack') === (Reflect.get(Object(item), 'state') === 'restored'),
    value: (source: string, item: unknown) => {
      const member = source.split('.').at(-1) ?? '';
      const found: unknown = source.startsWith('item.') ? item : read.data;
      return typeof found === 'object' && found !== null ? Reflect.get(found, member) : undefined;
    },
  } as unknown as BlockPage;
  return render(<MapBlock block={block} page={page} />).container;
}
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('MapBlock', () => {
  it('says in its list all that it draws, and what has no place', () => {
    const shown = show({ data: { outages, features } });
    expect(entries()).toEqual([
      '1Riversidereportedrows.customers""412',
      '2South Lamarrestoredrows.customers""0',
      '3Somewherereported',
    ]);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('map{"count":3}');
    expect([...shown.querySelectorAll('.map-marker')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
    ]);
    expect(shown.querySelectorAll('.map-area, .map-road')).toHaveLength(2);
    expect([...shown.querySelectorAll('.map-name')].map(({ textContent }) => textContent)).toEqual([
      'Downtown',
      'I-35',
    ]);
  });

  it('says of an entry that is over nothing that holds of the others alone', () => {
    const times = { expected: 'at noon', began: 'at nine' };
    show({ data: { outages: outages.slice(0, 2).map((one) => ({ ...one, ...times })), features } });
    expect(entries()).toEqual([
      '1Riversidereportedrows.customers""412rows.expected""at noon',
      '2South Lamarrestoredrows.customers""0rows.began""at nine',
    ]);
  });

  it('leads from the picture to the list, and marks in both what is pointed at', () => {
    const shown = show({ data: { outages, features } });
    const marker = shown.querySelectorAll('.map-marker')[1] ?? shown;
    fireEvent.pointerEnter(marker);
    expect(shown.querySelectorAll('[data-shown]')).toHaveLength(2);
    fireEvent.pointerLeave(marker);
    expect(shown.querySelectorAll('[data-shown]')).toHaveLength(0);
    fireEvent.click(marker);
    expect(document.activeElement?.textContent).toContain('South Lamar');
  });

  it('has no stop of its own for the keyboard', () => {
    const shown = show({ data: { outages, features } });
    const stops = [...shown.querySelectorAll<HTMLElement>('.map-picture a, .map-picture button, [tabindex]')];
    expect(stops.every(({ tabIndex }) => tabIndex < 0)).toBe(true);
  });

  it.each([
    ['keeps its room while it waits', { state: 'loading', data: undefined }, '.map-picture'],
    ['says that there is nothing', { data: { outages: [], features } }, '.empty'],
    [
      'is a list alone where nothing has a place',
      { data: { outages: [outages[2]], features: 7 } },
      '.map-list',
    ],
  ] as const)('%s', (_, read, selector) => {
    const shown = show(read);
    expect(shown.querySelector(selector)).not.toBeNull();
    expect(shown.querySelectorAll('.map-picture svg')).toHaveLength(0);
  });

  it('leaves a read that failed to its page', () => {
    expect(show({ state: 'failed', data: undefined }).textContent).toBe('');
  });
});

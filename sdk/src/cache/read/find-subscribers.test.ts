import { expect, it } from 'vitest';
import { createStoreScene, fieldsOf, thingOf } from '../../../toys/store-scene.ts';
import type { Subscriber } from '../records.ts';
import { subscribersShowing } from './find-subscribers.ts';
import type { Selection } from './selection.ts';

const nothing = (): void => undefined;
const entity = (key: string) => ({ entity: 'Thing', key });

/** The subscribers of each, by name: results, a thing, and a result that is one thing. */
function open() {
  const scene = createStoreScene();
  const { store, answer } = scene;
  const circle = thingOf('a', { Boss: thingOf('b', { Boss: thingOf('a', {}) }) });
  answer(
    { list: [thingOf('a', { Name: 'Ann', Boss: thingOf('b', { Boss: thingOf('c', {}) }) })] },
    { key: 'all' },
  );
  answer({ list: [thingOf('a', { Name: 'Ann' })] }, { key: 'names' });
  answer({ list: [thingOf('d', {})] }, { key: 'other' });
  answer(
    { list: [thingOf('e', {}), thingOf('d', {}), thingOf('b', { Boss: thingOf('c', {}) })] },
    { key: 'mixed' },
  );
  answer(thingOf('a', { Name: 'Ann' }), { key: 'sole', shape: { kind: 'entity', entity: 'Thing' } });
  const names = new Map<Subscriber, string>();
  const watch = (name: string, key: string, id?: string, selection?: Selection) => {
    const subscriber: Subscriber = {
      current: () => ({ state: 'unfulfilled', missing: [] }),
      notify: nothing,
      refresh: nothing,
      catchUp: nothing,
      ...(selection && { selection }),
    };
    names.set(subscriber, name);
    const result = { key, operation: 'any', config: {} };
    store.subscribe({ result, entity: id === undefined ? undefined : entity(id) }, subscriber);
  };
  const inner = fieldsOf(store, 'kept', [['Boss', store.selections.nothing]]);
  watch('all', 'all');
  watch('names', 'names');
  watch('other', 'other');
  watch('mixed', 'mixed');
  watch('sole name', 'sole', undefined, fieldsOf(store, 'kept', ['Name']));
  watch('sole boss', 'sole', undefined, fieldsOf(store, 'kept', [['Boss', store.selections.nothing]]));
  watch('sole as it came', 'sole');
  watch('name of a', 'x', 'a', fieldsOf(store, 'kept', ['Name']));
  watch('boss of a', 'y', 'a', fieldsOf(store, 'kept', [['Boss', store.selections.nothing]]));
  watch('boss of the boss of a', 'z', 'a', fieldsOf(store, 'kept', [['Boss', inner]]));
  watch('a as a whole', 'w', 'a');
  return {
    ...scene,
    circle,
    told: (...ids: readonly string[]) =>
      [...subscribersShowing(store, ids.map(entity))].map((one) => names.get(one)).sort(),
  };
}

it.each<[readonly string[], readonly string[]]>([
  [['c'], ['all', 'boss of the boss of a', 'mixed']],
  [['b'], ['all', 'boss of a', 'boss of the boss of a', 'mixed', 'sole boss']],
  [
    ['a'],
    [
      'all',
      'boss of a',
      'boss of the boss of a',
      'name of a',
      'names',
      'sole as it came',
      'sole boss',
      'sole name',
    ],
  ],
  [['d'], ['mixed', 'other']],
  [['e'], ['mixed']],
  [
    ['d', 'd', 'c'],
    ['all', 'boss of the boss of a', 'mixed', 'other'],
  ],
  [['nobody'], []],
  [[], []],
])('%j is shown by %j, each once', (ids, want) => {
  expect(open().told(...ids)).toEqual(want);
});

it('ends where things show each other', () => {
  const { answer, circle, told } = open();
  answer({ one: circle }, { key: 'all', timestamp: 2 });
  expect(told('b')).toContain('all');
  expect(told('c')).not.toContain('names');
});

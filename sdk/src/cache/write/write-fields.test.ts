import { describe, expect, it } from 'vitest';
import { createStoreScene, fieldsOf, thingOf } from '../../../toys/store-scene.ts';
import type { Json } from '../../core/json-value.ts';

const ann = (fields: { readonly [name: string]: Json }, rev?: number) => thingOf('a', fields, rev);

describe('a field', () => {
  it('that shows a thing comes with the map in which it stands', () => {
    const { answer, shown } = createStoreScene();
    answer({ one: { id: 'a', kind: 'person' } });
    const fields = { Name: { value: 'Ann' }, Boss: { value: thingOf('b', { Age: 1 }) } };
    answer({ one: { id: 'a', fields } }, { timestamp: 2, key: 'r2' });
    expect(shown('a')).toEqual({ id: 'a', kind: 'person', fields });
  });

  it('that showed a thing goes with it, and leaves others beside it', () => {
    const { store, answer, shown, thing } = createStoreScene();
    answer({ one: ann({ Boss: thingOf('b', {}), Aide: thingOf('c', {}) }) });
    const wanted = fieldsOf(store, 'optional', ['Boss']);
    answer({ one: ann({}) }, { timestamp: 2, key: 'r2', wanted });
    expect(shown('a')).toEqual(ann({ Aide: thingOf('c', {}) }));
    expect([thing('b').parents === undefined, thing('c').parents === undefined]).toEqual([true, false]);
  });
});

import { expect, it } from 'vitest';
import { dataOf } from '../query/lookup.ts';
import { createToyClient, getThing, listThings, type Thing } from '../../toys/index.ts';

const boss: Thing = { id: 'c', kind: 'person', fields: { Age: { value: 40 } } };
const withBoss = (id: string, fields: Thing['fields']): Thing => ({
  id,
  kind: 'person',
  fields: { ...fields, Boss: { value: structuredClone(boss) } },
});

it('shows the same object in the place of another one, whoever has looked there meanwhile', () => {
  const { client } = createToyClient();
  const boss = { thingId: 'b', fields: ['person.Boss.Age'] };
  const things = [withBoss('a', {}), withBoss('b', { Age: { value: 1 } })];
  client.put(listThings, { shelf: 'x' }, { things, next: null });
  const before = dataOf(client.peek(getThing, boss));
  client.peek(listThings, { shelf: 'x' });
  client.put(
    getThing,
    { thingId: 'c', fields: ['person.Name'] },
    { id: 'c', kind: 'person', fields: { Name: { value: 'Cy' } } },
  );
  expect(dataOf(client.peek(getThing, boss))).toBe(before);
});

it('shows nothing that is not frozen, also where an answer said what was there', () => {
  const { client } = createToyClient();
  const listed = { things: [withBoss('b', { Name: { value: 'Bo' } })], next: null };
  client.put(getThing, { thingId: 'c', layout: 'full' }, structuredClone(boss));
  client.put(getThing, { thingId: 'b', layout: 'full' }, withBoss('b', { Name: { value: 'Bo' } }));
  client.put(
    getThing,
    { thingId: 'b', fields: ['person.Name'] },
    { ...boss, id: 'b', fields: { Name: { value: 'Bea' } } },
  );
  client.put(listThings, { shelf: 'x' }, listed);
  const shown = dataOf(client.peek(listThings, { shelf: 'x' }))?.things[0]?.fields['Boss']?.value;
  expect(shown).toEqual(boss);
  expect(Object.isFrozen(shown) && Object.isFrozen(Object(shown).fields.Age)).toBe(true);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestClock, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const FAVORITES = `${UI_API}/favorites`;
const [LIST, RECORD] = ['0MVRM00000000014AA', '0MVRM00000000024AA'];
const home = { target: 'Case', targetType: 'ObjectHome' };

let clock: ReturnType<typeof createTestClock>;
let maria: Visitor;
let emily: Visitor;

beforeEach(async () => {
  clock = createTestClock();
  const org = createTestOrg({ clock });
  maria = createVisitor(org);
  emily = createVisitor(org);
  await maria.logIn('maria.lopez');
  await emily.logIn('emily.hughes');
});

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly sortOrder: number;
}

async function shown(visitor = maria): Promise<readonly string[]> {
  const { body } = await visitor.send('GET', FAVORITES);
  const favorites: readonly Shown[] = body.favorites;
  expect(favorites.map(({ sortOrder }) => sortOrder)).toEqual(favorites.map((_, index) => index + 1));
  return favorites.map(({ name }) => name);
}

describe('favorites', () => {
  it('belong to their user alone', async () => {
    expect(await shown()).toEqual(['My messages', 'Maria Lopez']);
    expect(await shown(emily)).toEqual([]);
    const paths = [
      ['GET', LIST],
      ['DELETE', LIST],
      ['PATCH', `${LIST}/usage`],
    ] as const;
    for (const [method, path] of paths) {
      expect((await emily.send(method, `${FAVORITES}/${path}`)).status).toBe(404);
    }
    expect(await shown()).toHaveLength(2);
  });

  it.each([
    [{ ...home }, { name: 'Cases', objectType: 'Case', subtitle: 'Cases', sortOrder: 3 }],
    [
      { ...home, name: 'Mine', sortOrder: 2 },
      { name: 'Mine', sortOrder: 2, accessCount: 0, lastAccessDate: null },
    ],
    [
      { target: MARIA.caseId.slice(0, 15), targetType: 'Record' },
      { target: MARIA.caseId, subtitle: 'Case' },
    ],
    [
      { target: 'standard-Order', targetType: 'Tab' },
      { objectType: 'TabDefinition', subtitle: 'Tab' },
    ],
    [
      { target: 'Plan__c', targetType: 'Tab' },
      { name: 'Plans', objectType: 'TabDefinition' },
    ],
    [{ ...home, sortOrder: 99 }, { sortOrder: 3 }],
  ])('are made of %j', async (input, want) => {
    const made = await maria.send('POST', FAVORITES, input);
    expect(made).toMatchObject({ status: 201, body: want });
    expect((await maria.send('GET', `${FAVORITES}/${made.body.id}`)).body).toEqual(made.body);
  });

  it.each([
    ['an unknown kind', { target: 'Case', targetType: 'Folder' }],
    ['no target', { targetType: 'Record' }],
    ['a record of somebody else', { target: '003RM0000099999AAA', targetType: 'Record' }],
    ['a hidden object', { target: 'Staff_Note__c', targetType: 'ObjectHome' }],
    ['a hidden tab', { target: 'Staff_Note__c', targetType: 'Tab' }],
    ['a tab by the name of its object', { target: 'Case', targetType: 'Tab' }],
    ['what is one already', { target: MARIA.contactId, targetType: 'Record' }],
    ['no place', { ...home, sortOrder: 0 }],
  ])('are not made of %s', async (_, input) => {
    expect((await maria.send('POST', FAVORITES, input)).status).toBe(400);
    expect(await shown()).toHaveLength(2);
  });

  it('are renamed and moved, and the others make room', async () => {
    const moved = await maria.send('PATCH', `${FAVORITES}/${RECORD}`, { name: 'Me', sortOrder: 1 });
    expect(moved).toMatchObject({ status: 200, body: { name: 'Me', sortOrder: 1 } });
    expect(await shown()).toEqual(['Me', 'My messages']);
    expect((await maria.send('PATCH', `${FAVORITES}/${RECORD}`, {})).status).toBe(400);
  });

  it('are saved all at once, and those left out are deleted', async () => {
    const favorites = [{ id: RECORD }, { id: LIST, name: 'Messages' }];
    const saved = await maria.send('PUT', `${FAVORITES}/batch`, { favorites });
    expect(saved).toMatchObject({
      status: 200,
      body: { favorites: [{ name: 'Maria Lopez' }, { name: 'Messages' }] },
    });
    await maria.send('PUT', `${FAVORITES}/batch`, { favorites: [{ id: LIST?.slice(0, 15) }] });
    expect(await shown()).toEqual(['Messages']);
    for (const wrong of [[{ id: RECORD }], [{ id: LIST }, { id: LIST }]]) {
      expect((await maria.send('PUT', `${FAVORITES}/batch`, { favorites: wrong })).status).toBe(400);
    }
    expect(await shown()).toEqual(['Messages']);
  });

  it('count their uses', async () => {
    clock.advance(60_000);
    const used = await maria.send('PATCH', `${FAVORITES}/${RECORD}/usage`);
    const lastAccessDate = new Date(clock.now()).toISOString();
    expect(used).toMatchObject({ status: 200, body: { accessCount: 1, lastAccessDate } });
  });

  it('end, and are not shown when their place is gone', async () => {
    const fields = { Subject: 'Gone soon', Description: 'Text.' };
    const { body: made } = await maria.send('POST', `${UI_API}/records`, { apiName: 'Case', fields });
    await maria.send('POST', FAVORITES, { target: made.id, targetType: 'Record', sortOrder: 1 });
    expect(await shown()).toHaveLength(3);
    await maria.send('DELETE', `${UI_API}/records/${made.id}`);
    expect(await shown()).toEqual(['My messages', 'Maria Lopez']);
    expect((await maria.send('DELETE', `${FAVORITES}/${LIST}`)).status).toBe(200);
    expect(await shown()).toEqual(['Maria Lopez']);
  });
});

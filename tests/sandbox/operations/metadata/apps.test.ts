import { beforeAll, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const PORTAL = '06mRM0000008aBCYAY';
const org = createTestOrg();
let maria: Visitor;

beforeAll(async () => {
  maria = createVisitor(org);
  await maria.logIn('maria.lopez');
});

interface Item {
  readonly developerName: string;
}

describe('apps', () => {
  it('are those that a customer may open', async () => {
    const { body } = await maria.send('GET', `${UI_API}/apps`);
    expect(body.apps.map((app: Item) => app.developerName)).toEqual(['Portal']);
    expect(JSON.stringify(body)).not.toMatch(/Service_Desk|Staff_Note/);
    expect((await maria.send('GET', `${UI_API}/apps?formFactor=Medium`)).body.apps).toEqual([]);
  });

  it('have a navigation, as the user arranged it where that is asked for', async () => {
    const { body } = await maria.send('GET', `${UI_API}/apps/${PORTAL.slice(0, 15)}`);
    expect(body.navItems[0]).toMatchObject({ developerName: 'standard-Case', objectApiName: 'Case' });
    const names = (items: readonly Item[]) => items.map(({ developerName }) => developerName);
    expect(names(body.userNavItems)).toEqual(names(body.navItems));
    const plain = await maria.send('GET', `${UI_API}/apps/${PORTAL}?userCustomizations=false`);
    expect(plain.body.userNavItems).toEqual([]);
  });

  it.each([
    ['apps/06mRM0000009aBCYAY', 404],
    [`apps/${PORTAL}?formFactor=Medium`, 404],
    ['apps/x', 400],
    ['apps?formFactor=Nope', 400],
    ['apps?userCustomizations=1', 400],
    ['nav-items?page=-1', 400],
    ['nav-items?pageSize=0', 400],
    ['nav-items?navItemNames=', 400],
  ])('refuse %s', async (path, status) => {
    expect((await maria.send('GET', `${UI_API}/${path}`)).status).toBe(status);
  });

  it.each(['apps', `apps/${PORTAL}`, 'nav-items'])('%s is not sent twice, nor to guests', async (path) => {
    const tag = (await maria.send('GET', `${UI_API}/${path}`)).headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': tag };
    expect((await maria.send('GET', `${UI_API}/${path}`, undefined, headers)).status).toBe(304);
    expect((await createVisitor(org).send('GET', `${UI_API}/${path}`)).status).toBe(401);
  });
});

describe('navigation items', () => {
  it('come page by page, each once', async () => {
    const seen: string[] = [];
    let next: string | null = `${UI_API}/nav-items?pageSize=4&formFactor=Large`;
    let pages = 0;
    while (next !== null) {
      const { body }: Awaited<ReturnType<Visitor['send']>> = await maria.send('GET', next);
      seen.push(...body.navItems.map((item: Item) => item.developerName));
      next = body.nextPageUrl;
      pages += 1;
    }
    expect(pages).toBe(2);
    expect(new Set(seen).size).toBe(6);
    expect(seen).toContain('Usage__c');
  });

  it('can be asked for by name', async () => {
    const names = 'standard-Case,Staff_Note__c,Nope';
    const { body } = await maria.send('GET', `${UI_API}/nav-items?navItemNames=${names}`);
    expect(body.navItems.map((item: Item) => item.developerName)).toEqual(['standard-Case']);
    expect(body.nextPageUrl).toBeNull();
  });

  it('end with an empty page', async () => {
    expect((await maria.send('GET', `${UI_API}/nav-items?page=9`)).body.navItems).toEqual([]);
  });
});

describe('the navigation of a user', () => {
  const path = `${UI_API}/apps/${PORTAL}/user-nav-items`;
  const page = (type: string, attributes: object) => ({ pageReference: { type, attributes, state: {} } });
  const names = (body: { readonly navItems: readonly { readonly label: string }[] }) =>
    body.navItems.map(({ label }) => label);

  it('is that of the app until it is arranged', async () => {
    const visitor = createVisitor(createTestOrg());
    await visitor.logIn('maria.lopez');
    const before = (await visitor.send('GET', path)).body;
    const app = (await visitor.send('GET', `${UI_API}/apps/${PORTAL}`)).body;
    expect(names(before)).toEqual(names(app));
    const [first, second] = before.navItems;
    const added = page('standard__recordPage', { recordId: MARIA.contactId });
    const saved = await visitor.send('PUT', path, { navItems: [{ id: second.id }, { id: first.id }, added] });
    expect(saved.status).toBe(200);
    expect(names(saved.body)).toEqual([second.label, first.label, 'Maria Lopez']);
    expect((await visitor.send('GET', path)).body).toEqual(saved.body);
    const arranged = (await visitor.send('GET', `${UI_API}/apps/${PORTAL}`)).body;
    expect([arranged.userNavItems, names(arranged)]).toEqual([saved.body.navItems, names(app)]);
    const renamed = {
      navItems: [{ id: saved.body.navItems[2].id, label: 'Me' }, { id: before.navItems[3].id }],
    };
    expect(names((await visitor.send('PUT', path, renamed)).body)).toEqual(['Me', before.navItems[3].label]);
  });

  it.each([
    ['nothing', []],
    ['an unknown item', [{ id: '0QkRM0000000000AAA' }]],
    ['an item twice', [{ id: '0QkRM0z1x8jHFMn0AO' }, { id: '0QkRM0z1x8jHFMn' }]],
    ['a name for an object', [{ id: '0QkRM0z1x8jHFMn0AO', label: 'Mine' }]],
    ['a hidden object', [page('standard__objectPage', { objectApiName: 'Staff_Note__c' })]],
    ['a record of somebody else', [page('standard__recordPage', { recordId: '003RM0000099999AAA' })]],
    ['another kind of page', [page('standard__namedPage', { pageName: 'home' })]],
    [
      'two new items',
      [
        page('standard__objectPage', { objectApiName: 'Plan__c' }),
        page('standard__objectPage', { objectApiName: 'Usage__c' }),
      ],
    ],
  ])('is not made of %s', async (_, navItems) => {
    const before = (await maria.send('GET', path)).body;
    expect((await maria.send('PUT', path, { navItems })).status).toBe(400);
    expect((await maria.send('GET', path)).body).toEqual(before);
  });
});

it('the theme of the org is read by customers only', async () => {
  expect((await maria.send('GET', `${UI_API}/themes/active`)).body).toMatchObject({ brandColor: '#0176D3' });
  expect((await createVisitor(org).send('GET', `${UI_API}/themes/active`)).status).toBe(401);
});

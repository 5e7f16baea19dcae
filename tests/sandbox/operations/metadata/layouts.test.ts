import { beforeAll, describe, expect, it } from 'vitest';
import { OBJECTS } from '../../metadata/schema.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const CONTACT_SECTION = '01BRM000000aBcDYAU';
const shown = OBJECTS.filter((object) => object.hidden !== true);
let org: ReturnType<typeof createTestOrg>;
let maria: Visitor;

beforeAll(async () => {
  org = createTestOrg();
  maria = createVisitor(org);
  await maria.logIn('maria.lopez');
});

interface Section {
  readonly id: string;
  readonly heading: string | null;
  readonly columns: number;
  readonly layoutRows: readonly {
    readonly layoutItems: readonly { readonly layoutComponents: readonly { readonly apiName: string }[] }[];
  }[];
}

async function readLayout(path: string) {
  const { status, body } = await maria.send('GET', `${UI_API}/layout/${path}`);
  expect(status).toBe(200);
  // Checked against the contract by the org itself.
  const sections = body.sections as readonly Section[];
  const items = sections.flatMap((section) => section.layoutRows.flatMap((row) => row.layoutItems));
  const fields = items.flatMap((item) => item.layoutComponents.map((component) => component.apiName));
  return { body, sections, fields };
}

describe('layouts', () => {
  it.each(shown.filter((object) => object.sections !== undefined).map((object) => [object.name, object]))(
    'of %s show every field once',
    (_, object) => {
      const fields = (object.sections ?? []).flatMap((section) => section.fields);
      expect([...fields].sort()).toEqual([...object.layouts.Full].sort());
    },
  );

  it.each(shown.map((object) => object.name))('of %s exist for every type and mode', async (name) => {
    for (const layoutType of ['Full', 'Compact']) {
      for (const mode of ['View', 'Edit', 'Create']) {
        const { body } = await readLayout(`${name}?layoutType=${layoutType}&mode=${mode}`);
        expect(body).toMatchObject({ layoutType, mode, objectApiName: name });
      }
    }
  });

  it('tell what the customer may set, and how', async () => {
    const { body } = await readLayout('Case?mode=Edit');
    const items = body.sections.flatMap((section: { layoutRows: { layoutItems: object[] }[] }) =>
      section.layoutRows.flatMap((row) => row.layoutItems),
    );
    const labelled = (label: string) => items.find((item: { label: string }) => item.label === label);
    expect(labelled('Subject')).toMatchObject({
      editableForNew: true,
      editableForUpdate: false,
      required: true,
    });
    expect(labelled('Description')).toMatchObject({ editableForUpdate: true, uiBehavior: 'Edit' });
    expect(labelled('Contact')).toMatchObject({ lookupIdApiName: 'ContactId', uiBehavior: 'Readonly' });
    expect(body.saveOptions).toMatchObject([{ name: 'useDefaultRule' }]);
  });

  it('of a new record leave out what the customer may not set', async () => {
    const { fields } = await readLayout('Case?mode=Create');
    expect(fields).toContain('Subject');
    expect(fields).not.toContain('CaseNumber');
    expect(fields).not.toContain('CreatedById');
    expect((await readLayout('Contact?mode=Create')).fields).toEqual([]);
  });

  it('show a compound field as its components where it is entered', async () => {
    expect((await readLayout('Contact?mode=View')).fields).toContain('Name');
    const { fields } = await readLayout('Contact?mode=Edit');
    expect(fields).toEqual(expect.arrayContaining(['FirstName', 'LastName']));
    expect(fields).not.toContain('Name');
  });

  it('have one column on a phone', async () => {
    const { sections } = await readLayout('Contact?formFactor=Small');
    expect(sections.map((section) => section.columns)).toEqual([1, 1, 1]);
  });

  it('differ by record type', async () => {
    const { body } = await maria.send('GET', `${UI_API}/object-info/Case`);
    const named = (name: string): string =>
      Object.keys(body.recordTypeInfos).find((id) => body.recordTypeInfos[id].name === name) ?? '';
    const general = await readLayout(`Case?recordTypeId=${named('General Request')}`);
    const field = await readLayout(`Case?recordTypeId=${named('Field Service').slice(0, 15)}`);
    expect(general.fields).not.toContain('Order__c');
    expect(field.fields).toContain('Order__c');
    expect(field.body.id).not.toBe(general.body.id);
    expect((await readLayout('Case')).body.recordTypeId).toBe(named('General Request'));
  });

  it('are not sent twice', async () => {
    const path = `${UI_API}/layout/Case`;
    const tag = (await maria.send('GET', path)).headers.get('ETag') ?? '';
    expect((await maria.send('GET', path, undefined, { 'If-None-Match': tag })).status).toBe(304);
  });

  it.each([
    ['an unknown object', 'layout/Nope', 404],
    ['an object that only staff sees', 'layout/Staff_Note__c', 404],
    ['a record type of another object', 'layout/Contact?recordTypeId=012000000000001AAA', 404],
    ['a record type that is no id', 'layout/Contact?recordTypeId=x', 400],
    ['a wrong type', 'layout/Contact?layoutType=Tiny', 400],
    ['two modes', 'layout/Contact?mode=View,Edit', 400],
    ['no mode', 'layout/Contact?mode=', 400],
    ['a wrong size', 'layout/Contact?formFactor=Huge', 400],
    ['a path without its override', 'path/layout/Case', 400],
    ['another override', 'path/layout/Case?layoutOverride=Nope', 404],
  ])('refuse %s', async (_, path, status) => {
    expect((await maria.send('GET', `${UI_API}/${path}`)).status).toBe(status);
  });

  it('are not for guests', async () => {
    expect((await createVisitor(org).send('GET', `${UI_API}/layout/Contact`)).status).toBe(401);
  });
});

describe('paths', () => {
  it('lead through the values of the field that they follow', async () => {
    const { body } = await maria.send('GET', `${UI_API}/path/layout/Case?layoutOverride=Path`);
    expect(body).toMatchObject({ fieldApiName: 'Status', isActive: true });
    expect(body.steps.at(-1)).toEqual({ closed: true, label: 'Closed', value: 'Closed' });
  });

  it('have no steps where an object has no path', async () => {
    const { body } = await maria.send('GET', `${UI_API}/path/layout/Contact?layoutOverride=Path`);
    expect(body).toMatchObject({ isActive: false, steps: [] });
  });
});

describe('the state of sections', () => {
  const path = `${UI_API}/layout/Contact/user-state`;
  const close = (collapsed: boolean, id = CONTACT_SECTION) => ({
    sectionUserStates: { [id]: { collapsed } },
  });

  it('stays as the customer left it, in every session, and is theirs alone', async () => {
    const james = createVisitor(org);
    await james.logIn('james.carter');
    const { body } = await maria.send('PATCH', path, close(true));
    expect(body.sectionUserStates[CONTACT_SECTION]).toEqual({ collapsed: true, id: CONTACT_SECTION });
    const again = createVisitor(org);
    await again.logIn('maria.lopez');
    expect((await again.send('GET', path)).body).toEqual(body);
    expect((await james.send('GET', path)).body.sectionUserStates[CONTACT_SECTION].collapsed).toBe(false);
    const opened = await maria.send('PATCH', path, close(false));
    expect(opened.body.sectionUserStates[CONTACT_SECTION].collapsed).toBe(false);
    expect(opened.body.eTag).not.toBe(body.eTag);
  });

  it.each([
    ['an unknown section', close(true, '01BRM000000nopeAAA')],
    ['an inherited name', close(true, 'constructor')],
    ['a wrong id', { sectionUserStates: { [CONTACT_SECTION]: { collapsed: true, id: 'x' } } }],
    ['no flag', { sectionUserStates: { [CONTACT_SECTION]: {} } }],
    ['no states', {}],
  ])('refuses %s and saves nothing', async (_, body) => {
    expect((await maria.send('PATCH', path, body)).status).toBe(400);
    const both = { sectionUserStates: { [CONTACT_SECTION]: { collapsed: true }, x: { collapsed: true } } };
    expect((await maria.send('PATCH', path, both)).status).toBe(400);
    const state = (await maria.send('GET', path)).body.sectionUserStates;
    expect(Object.values(state)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ collapsed: true })]),
    );
  });

  it('of a compact layout cannot be changed', async () => {
    const compact = `${path}?layoutType=Compact`;
    const [id = ''] = Object.keys((await maria.send('GET', compact)).body.sectionUserStates);
    expect((await maria.send('PATCH', compact, close(true, id))).status).toBe(400);
  });
});

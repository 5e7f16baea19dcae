import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { DRAFT_LIFETIME } from '../../services/drafts/drafts.ts';
import { createServiceOrgs, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import { APEX } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const screen = 'messages/new';
const content = '{"answers":{"subject":"My meter hums 🐝"}}';
const save = (more: object = {}, who = maria) => writeCall(who, 'saveDraft', { screen, content, ...more });
const read = async (more: Record<string, string> = {}, who = maria): Promise<string | null> =>
  (await readCall(who, 'getDraft', { screen, ...more })).body.content;
const rows = () => org.services.statements.all('SELECT * FROM sandbox_draft', []);

it('is kept for 24 hours after the last save, for the customer on every device', async () => {
  const nothing = { screen, content: null, savedAt: null, expiresAt: null };
  expect((await readCall(maria, 'getDraft', { screen })).body).toEqual(nothing);
  await save({ content: '{"answers":{}}' });
  org.clock.advance(600_000);
  const { status, body } = await save();
  expect(status).toBe(200);
  expect(body).toEqual({
    screen,
    savedAt: '2026-11-21T12:10:00.000Z',
    expiresAt: '2026-11-22T12:10:00.000Z',
  });
  org.clock.advance(1_000);
  const phone = await org.customer('maria.lopez');
  expect((await readCall(phone, 'getDraft', { screen })).body).toEqual({ ...body, content });
});

it.each([{}, { screen: '' }, { screen: 'x'.repeat(500) }])(
  'is not read without the name of a form: %j',
  async (how) => {
    expect((await readCall(maria, 'getDraft', how)).status).toBe(400);
  },
);

it('is gone after 24 hours, and nothing of it is left', async () => {
  await save();
  org.clock.advance(DRAFT_LIFETIME);
  const later = await org.customer('maria.lopez');
  expect(await read({}, later)).toBeNull();
  expect(rows()).toEqual([]);
});

it('is gone when it is deleted, and deleting nothing is no error', async () => {
  await save();
  await save({ about: 'PLAN-1' });
  for (let round = 0; round < 2; round += 1) {
    expect(await writeCall(maria, 'deleteDraft', { screen })).toMatchObject({
      status: 200,
      body: { screen },
    });
    expect(await read()).toBeNull();
  }
  expect(await read({ about: 'PLAN-1' })).toBe(content);
});

it('is kept apart for each thing that a form is about', async () => {
  await save({ about: 'PLAN-1' });
  expect(await read({ about: 'PLAN-2' })).toBeNull();
  expect(await read()).toBeNull();
});

it('is never another customer’s', async () => {
  await save();
  const james = await org.customer('james.carter');
  expect(await read({}, james)).toBeNull();
  await writeCall(james, 'deleteDraft', { screen });
  await save({ content: '{}' }, james);
  expect(await read()).toBe(content);
});

it('is not for guests', async () => {
  const guest = org.visitor();
  expect((await save({}, guest)).status).toBe(401);
  expect((await readCall(guest, 'getDraft', { screen })).status).toBe(401);
  expect((await writeCall(guest, 'deleteDraft', { screen })).status).toBe(401);
});

it('needs proof that a save comes from the portal', async () => {
  const headers = { 'X-Requested-With': '', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await maria.send('POST', `${APEX}/saveDraft`, { screen, content }, headers);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(rows()).toEqual([]);
});

it('lies sealed in the database, and opens for nobody to whom it is moved', async () => {
  await save();
  const [row] = rows();
  const stored = JSON.stringify(row);
  expect(stored).not.toContain('meter');
  expect(Buffer.from(String(row?.['sealed']), 'base64').toString('utf8')).not.toContain('meter');
  org.services.statements.run('UPDATE sandbox_draft SET about = ? WHERE user_id = ?', [
    'PLAN-1',
    MARIA.userId,
  ]);
  expect(await read({ about: 'PLAN-1' })).toBeNull();
});

it('goes with the account', async () => {
  await save();
  org.services.statements.run('UPDATE "User" SET "IsActive" = 0 WHERE "Id" = ?', [MARIA.userId]);
  const james = await org.customer('james.carter');
  await read({}, james);
  expect(rows()).toEqual([]);
});

it.each([
  ['longer than 50,000 characters', { content: `"${'x'.repeat(50_000)}"` }],
  ['of a screen that cannot be', { screen: '../etc' }],
  ['without content', { content: '' }],
  ['with more than it may hold', { password: 'x' }],
])('is refused: %s', async (_, more) => {
  expect(await save(more)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
});

it('makes room: a customer keeps the latest 20', async () => {
  for (let index = 0; index < 22; index += 1) {
    org.clock.advance(1);
    await save({ about: `PLAN-${index}` });
  }
  expect(rows()).toHaveLength(20);
  expect(await read({ about: 'PLAN-1' })).toBeNull();
  expect(await read({ about: 'PLAN-2' })).toBe(content);
});

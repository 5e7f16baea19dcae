import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { moveStartDate, startDatesPage } from '../../pages/start-dates-page.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createServiceOrgs, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const { orderId } = MARIA;
const addressOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex').slice(0, 32);

const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const told = async () => {
  const { body } = await readCall(maria, 'getStartNotices', { orderId });
  return body.devices.map(({ deviceId }: { readonly deviceId: string }) => deviceId);
};
const add = (name: string) => writeCall(maria, 'addStartNotice', { orderId, endpoint: addressOf(name) });
const move = (day: string, id: string = orderId) => {
  const fields = new Map(Object.entries({ id, day }));
  return moveStartDate(org.services, { get: (name) => fields.get(name), files: [] });
};
const pushes = () => org.services.outbox.list({ limit: 20 }).filter(({ channel }) => channel === 'push');

it('tells each device once, until it is told no longer', async () => {
  for (const name of ['phone', 'laptop', 'phone']) expect((await add(name)).status).toBe(200);
  expect(await told()).toEqual([idOf(addressOf('phone')), idOf(addressOf('laptop'))]);
  const removal = { orderId, deviceId: idOf(addressOf('phone')) };
  for (const times of [1, 2])
    expect([times, (await writeCall(maria, 'removeStartNotice', removal)).status]).toEqual([times, 200]);
  expect(await told()).toEqual([idOf(addressOf('laptop'))]);
});

it('keeps the newest ten', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `device-${index}`);
  for (const name of names) await add(name);
  expect(await told()).toEqual(names.slice(2).map((name) => idOf(addressOf(name))));
});

it('tells with nothing in it, and only when the day is another one', async () => {
  await add('phone');
  const page = await startDatesPage(org.services).text();
  const [, day = ''] = new RegExp(`value="${orderId}"[^]*?value="(\\d{4}-\\d{2}-\\d{2})"`).exec(page) ?? [];
  expect(move(day).status).toBe(303);
  expect(pushes()).toEqual([]);
  expect(move('2027-01-15').status).toBe(303);
  expect(pushes()).toMatchObject([{ to: addressOf('phone'), kind: 'startDateMoved', text: '' }]);
  const { body } = await readCall(maria, 'getEnrollmentStatus', { orderId });
  expect(body.requestedStartDate).toBe('2027-01-15');
});

it.each([
  { endpoint: 'https://portal.example/hook', why: 'no push service of a browser' },
  { endpoint: 'http://fcm.googleapis.com/fcm/send/1', why: 'no safe line' },
  { endpoint: 'https://fcm.googleapis.com.evil.example/1', why: 'another host that looks alike' },
  { endpoint: 'https://evil.example/.notify.windows.com/1', why: 'a path that looks like a host' },
  { endpoint: 'https://169.254.169.254/fcm.googleapis.com/', why: 'an inner address' },
])('takes no address with $why', async ({ endpoint }) => {
  const { status } = await writeCall(maria, 'addStartNotice', { orderId, endpoint });
  expect(status).toBe(400);
  expect(await told()).toEqual([]);
});

it('knows nothing of the orders of others', async () => {
  const james = await org.customer('james.carter');
  const endpoint = addressOf('phone');
  const answers = [
    await readCall(james, 'getStartNotices', { orderId }),
    await writeCall(james, 'addStartNotice', { orderId, endpoint }),
    await writeCall(james, 'removeStartNotice', { orderId, deviceId: idOf(endpoint) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(move('2027-01-15', '801RM000009999999Y').status).toBe(404);
});

import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import english from '../../services/help/articles/en.json' with { type: 'json' };
import spanish from '../../services/help/articles/es.json' with { type: 'json' };
import vietnamese from '../../services/help/articles/vi.json' with { type: 'json' };
import { createServiceOrgs, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;
let guest: Visitor;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  guest = org.visitor();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const key = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const find = async (config: Record<string, string>) => {
  const { status, body } = await readCall(guest, 'getHelpArticles', config);
  return { status, ids: body.articles?.map((article: { articleId: string }) => article.articleId) };
};
const timesOf = async (language = 'en') => (await readCall(maria, 'getCallTimes', { language })).body.times;
const ask = (slotId: string, { at = 1, by = maria, language = 'en' } = {}) => {
  const request = { topic: 'bills', language, slotId, phone: '(512) 555-0142' };
  return writeCall(by, 'requestCall', { ...request, idempotencyKey: key(at) });
};

it('calls no phone that cannot be called', async () => {
  const [{ slotId }] = await timesOf();
  const request = { topic: 'bills', language: 'en', slotId, phone: '555 0142', idempotencyKey: key(1) };
  expect(await writeCall(maria, 'requestCall', request)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'PHONE_INVALID', field: 'phone' }],
  });
});

it.each([[spanish], [vietnamese]])('has every article in each language, with the same tags', (translated) => {
  const tagsOf = (texts: typeof english) =>
    Object.entries(texts).map(([id, { body }]) => [id, body.match(/<\/?(?:p|ul|ol|li)>/g)]);
  expect(tagsOf(translated)).toEqual(tagsOf(english));
});

it.each([
  ['en', english, /we email you news/],
  ['es', spanish, /noticias por correo electrónico/],
  ['vi', vietnamese, /gửi tin qua email/],
])('promises the news of an outage in the way in which they come, in %s', (_, texts, way) => {
  expect(texts['power-out'].body).toMatch(way);
});

it.each([
  [{}, Object.keys(english)],
  [{ topic: 'outages' }, ['smell-gas', 'line-down', 'power-out']],
  [{ words: 'late fee' }, ['late-fee', 'more-time-to-pay']],
  [{ words: 'AUTOPAY' }, ['autopay', 'ways-to-pay']],
  [{ words: 'deposito', language: 'es' }, ['deposit', 'start-date']],
  [{ words: 'depósito', language: 'es', topic: 'enrollment' }, ['start-date']],
  [{ words: 'MAT DIEN', language: 'vi', topic: 'outages' }, ['power-out', 'line-down']],
  [{ words: 'tiền đặt cọc', language: 'vi', topic: 'payments' }, ['deposit']],
  [{ language: 'fr' }, Object.keys(english)],
  [{ words: 'switch giraffe' }, []],
  [{ words: '<b>' }, undefined],
  [{ words: ' … ' }, Object.keys(english)],
])('finds articles: %j', async (config, ids) => {
  const found = await find(config);
  expect(found.status).toBe(200);
  if (ids !== undefined) expect(found.ids).toEqual(ids);
});

it.each([{ words: 'x'.repeat(81) }, { topic: 'weather' }, { language: 'French' }])(
  'refuses %j',
  async (config) => {
    expect((await find(config)).status).toBe(400);
  },
);

it('tells an article whole, with what others read next', async () => {
  const { status, body } = await readCall(guest, 'getHelpArticle', { articleId: 'late-fee', language: 'es' });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      language: 'es',
      title: spanish['late-fee'].title,
      topic: 'bills',
      related: [{ articleId: 'more-time-to-pay' }, {}],
    },
  });
  const inFrench = await readCall(guest, 'getHelpArticle', { articleId: 'late-fee', language: 'fr' });
  expect(inFrench.body).toMatchObject({ language: 'en', title: english['late-fee'].title });
  expect((await readCall(guest, 'getHelpArticle', { articleId: 'giraffes' })).status).toBe(404);
  expect((await readCall(guest, 'getHelpArticle', { articleId: 'toString' })).status).toBe(404);
});

it('offers half hours on business days, in the hours of the language', async () => {
  const times = await timesOf();
  expect(times.length).toBeGreaterThan(10);
  for (const { on, startsAt, endsAt } of times) {
    expect([0, 6]).not.toContain(new Date(`${on}T00:00:00Z`).getUTCDay());
    expect(Date.parse(`${on}T${endsAt}Z`) - Date.parse(`${on}T${startsAt}Z`)).toBe(30 * 60_000);
  }
  const spoken = (await timesOf('vi')).map(({ startsAt }: { startsAt: string }) => startsAt);
  expect(spoken.every((time: string) => time >= '10:00' && time < '15:00')).toBe(true);
  expect((await readCall(maria, 'getCallTimes', { language: 'fr' })).status).toBe(400);
});

it('books a time once, and frees it again', async () => {
  const [time] = await timesOf();
  const { status, body } = await ask(time.slotId);
  const call = {
    topic: 'bills',
    on: time.on,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    phone: '5125550142',
  };
  expect({ status, body }).toMatchObject({ status: 200, body: { state: 'booked', call } });
  expect((await readCall(maria, 'getCallBack', {})).body).toEqual(body);
  expect((await ask(time.slotId)).body).toEqual(body);
  expect(await timesOf()).not.toContainEqual(time);
  const [other] = await timesOf();
  expect(await ask(other.slotId, { at: 2 })).toMatchObject({
    status: 409,
    body: [{ errorCode: 'UNABLE_TO_PROCESS' }],
  });
  const { callId } = body.call;
  expect((await writeCall(maria, 'cancelCall', { callId })).body).toEqual({ state: 'open', call: null });
  expect(await timesOf()).toContainEqual(time);
  expect((await writeCall(maria, 'cancelCall', { callId })).status).toBe(409);
});

it('gives a time to one customer for each language, and tells of one that is over', async () => {
  const time = (await timesOf()).find(({ startsAt }: { startsAt: string }) => startsAt >= '10:00');
  const james = await org.customer('james.carter');
  await ask(time.slotId, { by: james });
  const taken = { status: 409, body: [{ errorCode: 'SLOT_TAKEN' }] };
  expect(await ask(time.slotId, { at: 2 })).toMatchObject(taken);
  expect(await ask('2020-01-01_0930', { at: 3 })).toMatchObject(taken);
  expect((await ask(time.slotId, { at: 4, language: 'es' })).status).toBe(200);
  expect((await readCall(guest, 'getCallBack', {})).status).toBe(401);
});

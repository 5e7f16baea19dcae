import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../calendar/durations.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createServiceOrgs, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const accountNumber = '4400712345';
const email = 'maria.lopez@example.com';
const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const read = async () => (await readCall(maria, 'getUsageAlerts', { accountNumber })).body;
const set = (more: object = {}) =>
  writeCall(maria, 'setUsageAlerts', {
    accountNumber,
    spikes: false,
    channels: ['email'],
    language: 'en',
    ...more,
  });
const alerts = (to = email) =>
  org.services.outbox.list({ to, limit: 99 }).filter(({ kind }) => kind === 'usageAlert');

const turnTextsOn = async () => {
  const consent = { consent: true, consentVersion: '2026-11', language: 'en' };
  const phone = { mobilePhone: '512-555-0188', alerts: ['billReady'] };
  await writeCall(maria, 'startSmsAlerts', { accountNumber, ...phone, ...consent });
  org.services.preferences.answerText('5125550188', 'YES');
};

/** Days later the session has ended. */
const wait = async (days: number) => {
  org.clock.advance(days * DAY);
  await maria.logIn('maria.lopez');
};

describe('usage alerts', () => {
  it('begin with nothing set, and say where the bill to come stands', async () => {
    const body = await read();
    expect(body).toMatchObject({
      isPossible: true,
      goalKwh: null,
      amountCents: null,
      spikes: false,
      channels: [],
      email,
      goalState: 'none',
      amountState: 'none',
      news: [],
    });
    expect(body.likelyKwh).toBeGreaterThan(body.usedKwh);
  });

  it.each([
    ['within', 40_000, undefined, 'none'],
    ['likelyOver', 400, undefined, 'none'],
    ['over', 10, undefined, 'none'],
    ['none', undefined, 900_000, 'within'],
    ['none', undefined, 7_000, 'likelyOver'],
    ['none', undefined, 500, 'over'],
  ])(
    'a goal is %s at %s kWh, an amount of %s cents %s',
    async (goalState, goalKwh, amountCents, amountState) => {
      expect((await set({ goalKwh, amountCents })).body).toMatchObject({ goalState, amountState });
      const told = [goalState, amountState].filter((state) => state === 'over' || state === 'likelyOver');
      expect(alerts()).toHaveLength(told.length);
    },
  );

  it('are sent once for each bill and limit, in the language chosen', async () => {
    await set({ goalKwh: 400, language: 'es' });
    await read();
    await set({ goalKwh: 400, language: 'es' });
    expect(alerts()).toMatchObject([
      { subject: 'Su próxima factura puede pasar su meta', link: '/es/usage/alerts' },
    ]);
    expect(alerts()[0]?.text).toMatch(
      /^Su próxima factura tendrá probablemente .* kWh\. Su meta es 400 kWh\.$/,
    );
    expect((await read()).news).toMatchObject([{ kind: 'goalLikelyOver', day: null }]);
    await set({ goalKwh: 401 });
    expect(alerts()).toHaveLength(2);
    await wait(31);
    expect((await read()).news.length).toBeGreaterThan(2);
  });

  it('tell of a day with far more than usual, once', async () => {
    await set({ spikes: true });
    let days = 0;
    while ((await read()).news.length === 0 && days < 20) {
      days += 1;
      await wait(1);
    }
    const { news } = await read();
    expect(news).toMatchObject([{ kind: 'spike' }]);
    expect(alerts()[0]?.text).toContain(
      `${Math.round(news[0].consumedKwh)} kWh, far more than on a usual day`,
    );
  });

  it('go to the phone only where text alerts are on', async () => {
    const answer = await set({ goalKwh: 400, channels: ['text'] });
    expect(answer).toMatchObject({ status: 409, body: [{ errorCode: 'TEXTS_OFF', field: 'channels' }] });
    expect((await read()).goalKwh).toBeNull();
    await turnTextsOn();
    expect((await set({ goalKwh: 400, channels: ['text'] })).body.textPhone).toBe('•••-•••-0188');
    expect(alerts('5125550188')).toMatchObject([{ channel: 'sms' }]);
    expect(alerts()).toEqual([]);
  });

  it('can be changed while texts that were chosen before are off, and texts chosen anew cannot', async () => {
    await turnTextsOn();
    await set({ goalKwh: 400, channels: ['text'] });
    org.services.preferences.answerText('5125550188', 'STOP');
    const changed = await set({ goalKwh: 40_000, channels: ['text'] });
    expect(changed).toMatchObject({ status: 200, body: { goalKwh: 40_000, fallback: 'email' } });
    expect((await set({ goalKwh: 400, channels: ['email'] })).status).toBe(200);
    expect((await set({ goalKwh: 400, channels: ['email', 'text'] })).status).toBe(409);
  });

  it('come by e-mail once texts have ended, and say so', async () => {
    await turnTextsOn();
    expect((await set({ goalKwh: 400, channels: ['text'] })).body.fallback).toBeNull();
    org.services.preferences.answerText('5125550188', 'STOP');
    expect(await read()).toMatchObject({ channels: ['text'], textPhone: null, fallback: 'email' });
    expect(alerts()).toEqual([]);
    await wait(31);
    const { news } = await read();
    expect(alerts()).toHaveLength(news.length - 1);
    expect(news.length).toBeGreaterThan(1);
    expect(alerts('5125550188')).toHaveLength(1);
  });

  it('are not told as sent before they are', async () => {
    await turnTextsOn();
    await set({ goalKwh: 40_000, channels: ['text'] });
    org.services.preferences.answerText('5125550188', 'STOP');
    org.services.statements.run('UPDATE "Contact" SET "Email" = NULL WHERE "Id" = ?', [MARIA.contactId]);
    expect(await read()).toMatchObject({ fallback: 'none', news: [] });
    expect((await set({ goalKwh: 400 })).body).toMatchObject({ fallback: 'none', news: [] });
    expect((await set({ channels: [] })).body.fallback).toBeNull();
    await set({ goalKwh: 400 });
    org.services.statements.run('UPDATE "Contact" SET "Email" = ? WHERE "Id" = ?', [email, MARIA.contactId]);
    expect(await read()).toMatchObject({ fallback: null, news: [{ kind: 'goalLikelyOver' }] });
    expect(alerts()).toHaveLength(1);
  });

  it('end when nothing is set', async () => {
    await set({ goalKwh: 400, spikes: true });
    const sent = alerts().length;
    expect((await set({ channels: [] })).body).toMatchObject({ goalKwh: null, spikes: false, channels: [] });
    await wait(20);
    await read();
    expect(alerts()).toHaveLength(sent);
  });

  it('are not for an account that has ended', async () => {
    const { body } = await readCall(maria, 'getAccounts');
    const closed = body.accounts.find((one: { group: string }) => one.group === 'closed');
    const own = { accountNumber: closed.accountNumber };
    expect((await readCall(maria, 'getUsageAlerts', own)).body).toMatchObject({ isPossible: false });
    expect(await set(own)).toMatchObject({ status: 403, body: [{ errorCode: 'ACCOUNT_INACTIVE' }] });
  });
});

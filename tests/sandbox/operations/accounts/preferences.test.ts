import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../calendar/durations.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createServiceOrgs, readCall, writeCall } from '../../testing/service-org.ts';
import { limitInbox } from '../../services/sessions/limits.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import { UI_API } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const accountNumber = '4400712345';
const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const read = async () => (await readCall(maria, 'getCommunicationPreferences', { accountNumber })).body;
const consent = { consentVersion: '2026-11', language: 'en' };
const start = (more: object = {}) => {
  const request = { mobilePhone: '512-555-0188', alerts: ['billReady', 'paymentDue'], consent: true };
  return writeCall(maria, 'startSmsAlerts', { accountNumber, ...request, ...consent, ...more });
};
const paperless = (enabled: boolean, more: object = {}) =>
  writeCall(maria, 'setPaperless', { accountNumber, enabled, ...consent, ...more });

describe('paperless billing', () => {
  it.each([true, false])('is set to %s, also in the record', async (enabled) => {
    await paperless(!enabled);
    const { body } = await paperless(enabled);
    expect(body).toMatchObject({
      isPaperless: enabled,
      paperlessEmail: enabled ? 'maria.lopez@example.com' : null,
    });
    const path = `${UI_API}/records/${MARIA.contactId}?fields=Contact.Paperless_Billing__c`;
    expect((await maria.send('GET', path)).body.fields.Paperless_Billing__c.value).toBe(enabled);
    const kept = org.services.statements.all('SELECT given, version FROM sandbox_consent', []);
    expect(kept.at(-1)).toMatchObject({ given: Number(enabled), version: '2026-11' });
  });

  it('of another account is a choice of its own', async () => {
    await paperless(true);
    const { body } = await readCall(maria, 'getAccounts');
    const gas = body.accounts.find((one: { commodities: string[] }) => one.commodities.includes('gas'));
    const answer = await paperless(false, { accountNumber: gas.accountNumber });
    expect(answer.body.isPaperless).toBe(false);
    expect((await read()).isPaperless).toBe(true);
  });

  it('of a closed account stays as it is', async () => {
    const { body } = await readCall(maria, 'getAccounts');
    const closed = body.accounts.find((one: { group: string }) => one.group === 'closed');
    const answer = await paperless(true, { accountNumber: closed.accountNumber });
    expect(answer).toMatchObject({ status: 403, body: [{ errorCode: 'ACCOUNT_INACTIVE' }] });
  });
});

describe('text alerts', () => {
  it('start when the phone has answered', async () => {
    expect((await start()).body).toMatchObject({
      smsState: 'awaitingConfirmation',
      smsPhone: '•••-•••-0188',
      alertPhone: '5125550188',
      smsAlerts: ['billReady', 'paymentDue'],
      smsConfirmationDueAt: '2026-11-21T12:15:00.000Z',
    });
    const [sent] = org.services.outbox.list({ to: '5125550188', limit: 9 });
    expect(sent).toMatchObject({ channel: 'sms', kind: 'smsConfirmation', language: 'en' });
    expect(org.services.preferences.answerText('5125550188', 'maybe')).toBe(false);
    expect(org.services.preferences.answerText('5125550188', ' yes ')).toBe(true);
    expect(await read()).toMatchObject({ smsState: 'on', smsConfirmationDueAt: null });
    expect(org.services.preferences.answerText('5125550188', 'STOP')).toBe(true);
    expect(await read()).toMatchObject({ smsState: 'off', smsPhone: null, alertPhone: null, smsAlerts: [] });
  });

  it('stay on for the same phone where other ones are chosen, and ask another phone first', async () => {
    await start();
    org.services.preferences.answerText('5125550188', 'YES');
    const changed = await start({ alerts: ['billReady'], mobilePhone: '(512) 555-0188' });
    expect(changed.body).toMatchObject({ smsState: 'on', smsAlerts: ['billReady'] });
    expect(org.services.outbox.list({ to: '5125550188', limit: 9 })).toHaveLength(1);
    expect((await start({ mobilePhone: '512-555-0142' })).body).toMatchObject({
      smsState: 'on',
      smsPhone: '•••-•••-0188',
      smsNewPhone: '•••-•••-0142',
      alertPhone: '5125550142',
      smsConfirmationDueAt: '2026-11-21T12:15:00.000Z',
    });
    expect(org.services.outbox.list({ to: '5125550142', limit: 9 })).toHaveLength(1);
  });

  it('are told with no text to come where the phone has answered, whatever was kept of one', async () => {
    await start();
    org.services.preferences.answerText('5125550188', 'YES');
    org.services.statements.run('UPDATE sandbox_preference SET due_at = ?', [org.clock.now()]);
    expect(await read()).toMatchObject({ smsState: 'on', smsConfirmationDueAt: null });
  });

  describe('go on to a phone that has answered while another one was asked, which', () => {
    const answer = (phone: string, text: string) => org.services.preferences.answerText(phone, text);
    beforeEach(async () => {
      await start();
      answer('5125550188', 'YES');
      await start({ mobilePhone: '512-555-0142' });
    });
    const kept = { smsState: 'on', smsPhone: '•••-•••-0188', smsNewPhone: null, smsConfirmationDueAt: null };

    it('gets them once it says yes', async () => {
      expect(answer('5125550142', 'YES')).toBe(true);
      expect(await read()).toMatchObject({ ...kept, smsPhone: '•••-•••-0142', alertPhone: '5125550142' });
    });

    it('is asked no more once it says stop', async () => {
      expect(answer('5125550142', 'STOP')).toBe(true);
      expect(await read()).toMatchObject({ ...kept, smsAlerts: ['billReady', 'paymentDue'] });
    });

    it('is asked no more once the first one is chosen again', async () => {
      expect((await start()).body).toMatchObject(kept);
      expect(answer('5125550142', 'YES')).toBe(false);
    });

    it('may answer still where the first one says stop', async () => {
      expect(answer('5125550188', 'STOP')).toBe(true);
      expect(await read()).toMatchObject({
        smsState: 'awaitingConfirmation',
        smsPhone: '•••-•••-0142',
        smsNewPhone: null,
      });
    });

    it('is told as late once its time has passed, and can be given up by what the form has', async () => {
      org.clock.advance(3 * DAY);
      maria = await org.customer('maria.lopez');
      const late = { ...kept, smsNewPhone: '•••-•••-0142', alertPhone: '5125550188' };
      expect(await read()).toMatchObject(late);
      const again = await writeCall(maria, 'resendSmsConfirmation', { accountNumber });
      expect(again.body).toMatchObject({
        smsConfirmationDueAt: '2026-11-24T12:15:00.000Z',
        alertPhone: '5125550142',
      });
      org.clock.advance(DAY);
      maria = await org.customer('maria.lopez');
      expect((await start({ mobilePhone: (await read()).alertPhone })).body).toMatchObject(kept);
    });

    it('waits for no text where the first one says stop days later', async () => {
      org.clock.advance(3 * DAY);
      maria = await org.customer('maria.lopez');
      answer('5125550188', 'STOP');
      expect(await read()).toMatchObject({
        smsState: 'awaitingConfirmation',
        alertPhone: '5125550142',
        smsConfirmationDueAt: null,
      });
    });

    it('is sent another text, and is forgotten where all ends', async () => {
      expect((await writeCall(maria, 'resendSmsConfirmation', { accountNumber })).status).toBe(200);
      expect(org.services.outbox.list({ to: '5125550142', limit: 9 })).toHaveLength(2);
      const { body } = await writeCall(maria, 'stopSmsAlerts', { accountNumber });
      expect(body).toMatchObject({ smsState: 'off', smsPhone: null, smsNewPhone: null, alertPhone: null });
      expect(answer('5125550142', 'YES')).toBe(false);
    });
  });

  it('ask in Spanish, too', async () => {
    await start({ language: 'es' });
    const [sent] = org.services.outbox.list({ to: '5125550188', limit: 9 });
    expect(sent?.text).toContain('responda SI');
  });

  it('are asked for again while they wait, five times at most', async () => {
    const again = () => writeCall(maria, 'resendSmsConfirmation', { accountNumber });
    expect(await again()).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
    await start();
    org.clock.advance(60_000);
    expect((await again()).body.smsConfirmationDueAt).toBe('2026-11-21T12:16:00.000Z');
    for (let index = 0; index < 3; index += 1) await again();
    const tooMany = await again();
    expect(tooMany).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
    expect(Number(tooMany.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('ask one phone ten times at most, whoever types it, and change nothing then', async () => {
    const askOthers = (times: number): void => {
      for (let index = 0; index < times; index += 1)
        limitInbox(org.services, 'startSmsAlerts', { channel: 'sms', to: '+1 512-555-0188' });
    };
    askOthers(9);
    expect((await start()).status).toBe(200);
    const before = await read();
    const tooMany = { status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] };
    expect(await start({ alerts: ['paymentDue'] })).toMatchObject(tooMany);
    expect(await writeCall(maria, 'resendSmsConfirmation', { accountNumber })).toMatchObject(tooMany);
    expect(await read()).toEqual(before);
    // A phone that is full takes no tries from the account.
    for (let index = 0; index < 3; index += 1) expect(await start()).toMatchObject(tooMany);
    expect((await start({ mobilePhone: '512-555-0189' })).status).toBe(200);
  });

  it('stop whether or not they were confirmed', async () => {
    const stop = () => writeCall(maria, 'stopSmsAlerts', { accountNumber });
    expect((await stop()).body.smsState).toBe('off');
    await start();
    expect((await stop()).body.smsState).toBe('off');
  });

  it.each(['12345', '0125550142', '512-055-0188', '+44 20 7946 0000', 'call me'])(
    'need a phone that can exist, not %s',
    async (mobilePhone) => {
      const want = { status: 400, body: [{ errorCode: 'PHONE_INVALID', field: 'mobilePhone' }] };
      expect(await start({ mobilePhone })).toMatchObject(want);
    },
  );

  it.each([
    ['no consent', { consent: false }],
    ['no alerts', { alerts: [] }],
    ['an alert that is none', { alerts: ['horoscope'] }],
  ])('are refused with %s', async (_, more) => {
    expect(await start(more)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
    expect((await read()).smsState).toBe('off');
  });
});

it.each(['setPaperless', 'startSmsAlerts', 'resendSmsConfirmation', 'stopSmsAlerts'])(
  '%s does not find the account of another customer',
  async (name) => {
    const james = await org.customer('james.carter');
    const bodies: Record<string, object> = {
      setPaperless: { enabled: true, ...consent },
      startSmsAlerts: { mobilePhone: '512-555-0188', alerts: ['billReady'], consent: true, ...consent },
    };
    const answer = await writeCall(james, name, { accountNumber, ...bodies[name] });
    expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
  },
);

it.each([
  ['en', /if we know your address/],
  ['es', /si conocemos su dirección/],
  ['vi', /nếu chúng tôi có địa chỉ email/],
])('promises no email to who has no address, in %s', (language, condition) => {
  const texts = readFileSync(`locales/${language}/screens/preferences/overview.json`, 'utf8');
  const { messages, blocks } = JSON.parse(texts);
  for (const text of [messages.textsStopped, blocks.stopTexts.confirm.body]) expect(text).toMatch(condition);
});

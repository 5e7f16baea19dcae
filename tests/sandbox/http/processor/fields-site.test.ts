import { describe, expect, it } from 'vitest';
import type { PaymentDetails } from '../../services/processor/token-issuer.ts';
import { createFieldsSite } from './fields-site.ts';

const PORTAL = 'http://localhost:4173';
const CARD = { number: '4242 4242 4242 4242', expires: '04/28', securityCode: '123' };
const BANK = { routingNumber: '110000000', accountNumber: '000123456789', accountType: 'savings' };

/** A site whose issuer takes whatever does not end in 0, and keeps what it was given. */
function openSite(framedBy?: string) {
  const checked: PaymentDetails[] = [];
  const seen: PaymentDetails[] = [];
  const site = createFieldsSite({
    portalUrls: [PORTAL],
    framedBy,
    issuer: {
      check(details) {
        checked.push(details);
        return details.number.endsWith('0') ? 'number' : undefined;
      },
      issue(details) {
        seen.push(details);
        return { state: 'issued', token: 'tok_12345678', brandName: 'Visa', lastFour: '4242' };
      },
    },
    opened: { find: (id) => (id === 'f_1' ? { method: 'bank', language: 'es' } : undefined) },
  });
  const ask = (path: string, init: RequestInit = {}) =>
    site.fetch(new Request(`http://pay.test${path}`, init));
  const show = (kind: string, parent = PORTAL, language = 'en') =>
    ask(`/fields/${kind}?${new URLSearchParams({ language, parent }).toString()}`);
  const send = (kind: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(`/fields/${kind}?parent=${PORTAL}&language=en`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
  return { ask, show, send, checked, seen };
}

describe('the fields', () => {
  it.each([
    ['card', 'en', 'Card number'],
    ['card', 'es', 'Número de tarjeta'],
    ['card', 'vi', 'Số thẻ'],
    ['card', 'tlh', 'Card number'],
    ['bank', 'en', 'Routing number'],
    ['bank', 'es', 'Número de ruta'],
    ['f_1', 'en', 'Número de ruta'],
  ])('of %s are shown in %s', async (kind, language, label) => {
    const page = await openSite().show(kind, PORTAL, language);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(label);
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; .*frame-ancestors http:\/\/localhost:4173$/,
    );
  });

  it('may be shown in a page that is itself in a frame of one other origin', async () => {
    const page = await openSite('http://127.0.0.1:4180').show('card');
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /frame-ancestors http:\/\/localhost:4173 http:\/\/127\.0\.0\.1:4180$/,
    );
  });

  it.each([
    ['a', 'a'],
    ['d', 'c'],
  ])('asked for in the look %s have the look %s', async (asked, look) => {
    const page = await openSite().ask(`/fields/card?parent=${PORTAL}&look=${asked}`);
    expect(await page.text()).toContain(`data-look="${look}"`);
  });

  it.each([
    ['the portal', PORTAL, 200],
    ['a brand of the portal', 'http://brand-a.localhost:4173', 200],
    ['another port', 'http://localhost:4174', 403],
    ['another site', 'https://evil.example', 403],
    ['a site that ends alike', 'http://evillocalhost:4173', 403],
    ['a path', `${PORTAL}/pay`, 403],
    ['a list of sources', `${PORTAL} *`, 403],
    ['everybody', '*', 403],
    ['a script', 'javascript:alert(1)', 403],
  ])('in a page of %s are answered with %i', async (_, parent, status) => {
    const page = await openSite().show('card', parent);
    expect(page.status).toBe(status);
    if (status === 403)
      expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it.each(['/', '/fields', '/fields/f_2', '/fields/card/x', '/nothing.js'])('are not at %s', async (path) => {
    expect((await openSite().ask(`${path}?parent=${PORTAL}`)).status).toBe(404);
  });

  it('give a token for a card', async () => {
    const { send, seen } = openSite();
    const answer = await send('card', CARD);
    expect(seen).toEqual([{ kind: 'card', number: CARD.number, expires: '2028-04' }]);
    expect(await answer.json()).toEqual({ token: 'tok_12345678', brand: 'Visa', lastFour: '4242' });
  });

  it('take a bank account', async () => {
    const { send, seen } = openSite();
    expect((await send('bank', BANK)).status).toBe(200);
    expect(seen).toEqual([
      { kind: 'bank', number: '000123456789', routingNumber: '110000000', accountType: 'savings' },
    ]);
  });

  it.each([
    ['4/2028', '2028-04'],
    ['0428', '2028-04'],
    ['12 / 31', '2031-12'],
    ['soon', 'soon'],
    ['', ''],
  ])('read %j as the month %j', async (typed, expires) => {
    const { send, checked } = openSite();
    await send('card', { ...CARD, expires: typed });
    expect(checked).toMatchObject([{ expires }]);
  });

  it.each([
    ['a wrong number', 'card', { ...CARD, number: '4000 0000 0000 0000' }, 'number'],
    ['a wrong code', 'card', { ...CARD, securityCode: '12' }, 'securityCode'],
    ['a wrong account', 'bank', { ...BANK, accountNumber: '10' }, 'accountNumber'],
  ])('say %s, and never show it again', async (_, kind, fields, name) => {
    const { send, seen } = openSite();
    const answer = await send(kind, fields);
    expect(answer.status).toBe(200);
    expect(seen).toEqual([]);
    expect(await answer.json()).toEqual({ wrong: [name] });
  });

  it('take no form of another page, and nothing that is no form', async () => {
    const { send, ask, seen } = openSite();
    expect((await send('card', CARD, { Origin: PORTAL })).status).toBe(400);
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    expect((await ask(`/fields/card?parent=${PORTAL}`, json)).status).toBe(400);
    expect((await ask(`/fields/card?parent=${PORTAL}`, { method: 'PUT' })).status).toBe(405);
    expect(seen).toEqual([]);
  });

  it.each(['/fields.js', '/fields.css'])('have %s', async (path) => {
    const asset = await openSite().ask(path);
    expect(asset.headers.get('Content-Type')).toMatch(path.endsWith('js') ? /javascript/ : /css/);
  });
});

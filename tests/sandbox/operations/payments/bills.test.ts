import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesEntryPoint } from '../../http/files.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
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

const card = (number = '4242424242424242') => org.token({ kind: 'card', number, expires: '2028-04' });
const bills = async (visitor = maria, account = accountNumber) =>
  (await readCall(visitor, 'getBills', { accountNumber: account })).body;
const payments = async () => (await readCall(maria, 'getBillPayments', { accountNumber })).body.payments;
const pay = (more: object) => {
  const all = {
    accountNumber,
    pays: 'balance',
    balanceCents: 8421,
    language: 'en',
    idempotencyKey: newKey(),
  };
  return writeCall(maria, 'payBill', { ...all, ...more });
};
const onFile = { paymentMethodId: 'pm_3Kd82' };

async function accountOf(visitor: Visitor, status = 'Active'): Promise<string> {
  const { accounts } = (await readCall(visitor, 'getAccounts')).body;
  const found = accounts.filter((account: { status: string }) => account.status === status);
  const shown = found.find(({ isSelected }: { isSelected: boolean }) => isSelected);
  return (shown ?? found[0]).accountNumber;
}

describe('bills', () => {
  it('are listed with what is open, the newest first', async () => {
    const body = await bills();
    expect(body).toMatchObject({
      state: 'due',
      balanceCents: 8421,
      payableCents: 8421,
      dueDate: '2026-12-08',
    });
    expect(body.bills).toHaveLength(24);
    expect(body.bills[0]).toMatchObject({ billId: MARIA.billId, openCents: 8421, state: 'due' });
    expect(body.bills[1]).toMatchObject({ openCents: 0, state: 'paid' });
  });

  it('are explained by lines that add up to them', async () => {
    const { body } = await readCall(maria, 'getBill', { accountNumber, billId: MARIA.billId });
    const sum = body.lines.reduce((all: number, line: { amountCents: number }) => all + line.amountCents, 0);
    expect(sum).toBe(body.amountCents);
    expect(body).toMatchObject({ previousBalanceCents: 0, totalCents: 8421, unit: 'kWh', isFinal: false });
  });

  it('tell what was past due before, and a fee for it', async () => {
    const diego = await org.customer('diego.ramos');
    const number = await accountOf(diego);
    const { bills: listed } = await bills(diego, number);
    const read = async (index: number) =>
      (await readCall(diego, 'getBill', { accountNumber: number, billId: listed[index].billId })).body;
    const late = await read(2);
    expect(late.lines.at(-1)).toMatchObject({ kind: 'lateFee', amountCents: 500 });
    expect((await read(1)).previousBalanceCents).toBe(0);
  });

  it('of others are not found', async () => {
    const james = await org.customer('james.carter');
    const number = await accountOf(james);
    const asked = await readCall(james, 'getBill', { accountNumber: number, billId: MARIA.billId });
    expect(asked.status).toBe(404);
    expect((await readCall(james, 'getBills', { accountNumber })).status).toBe(404);
  });

  it('are past due when their date has passed', async () => {
    const james = await org.customer('james.carter');
    const number = await accountOf(james);
    const body = await bills(james, number);
    expect(body).toMatchObject({ state: 'pastDue', pastDueSince: '2026-11-08', dueDate: '2026-11-08' });
    expect(body).toMatchObject({ nextDueDate: '2026-12-08' });
    expect(body.pastDueCents).toBe(body.bills[1].amountCents);
    expect(body.payableCents).toBe(body.bills[0].amountCents + body.bills[1].amountCents);
    const summary = (await readCall(james, 'getAccountSummary', { accountNumber: number })).body;
    expect(summary).toMatchObject({ pastDueCents: body.pastDueCents, nextDueDate: '2026-12-08' });
    const { attention } = summary;
    expect(attention).toContainEqual(
      expect.objectContaining({ kind: 'balancePastDue', dueDate: '2026-11-08' }),
    );
    expect(attention).not.toContainEqual(expect.objectContaining({ kind: 'autopayOff' }));
  });

  it.each([
    ['Closed', { state: 'clear', isClosed: true, nextBillOn: null }, 3],
    ['Pending', { state: 'noBills', isClosed: false, nextBillOn: null }, 0],
  ])('of an account that is %s', async (status, want, count) => {
    const body = await bills(maria, await accountOf(maria, status));
    expect(body).toMatchObject(want);
    expect(body.bills).toHaveLength(count);
  });

  it('have nothing to pay of what a pending payment covers, the oldest first', async () => {
    const james = await org.customer('james.carter');
    const number = await accountOf(james);
    const { bills: listed, payableCents } = await bills(james, number);
    const ways = async () =>
      Promise.all(
        listed.slice(0, 3).map(async ({ billId }: { billId: string }) => {
          const { body } = await readCall(james, 'getBill', { accountNumber: number, billId });
          return body.payableCents;
        }),
      );
    const [newest, oldest] = listed.map(({ openCents }: { openCents: number }) => openCents);
    expect(await ways()).toEqual([newest, oldest, 0]);
    const token = card('4000000000000077');
    const paid = await writeCall(james, 'payBill', {
      accountNumber: number,
      pays: 'other',
      otherAmount: (oldest + 100) / 100,
      balanceCents: payableCents,
      method: 'card',
      paymentToken: token,
      keepMethod: false,
      language: 'en',
      idempotencyKey: newKey(),
    });
    expect(paid).toMatchObject({ status: 202, body: { state: 'pending' } });
    expect(await ways()).toEqual([newest - 100, 0, 0]);
    const pendingCents = oldest + 100;
    const told = (await readCall(james, 'getAccountSummary', { accountNumber: number })).body;
    expect(told).toMatchObject({ pendingCents, payableCents: payableCents - pendingCents });
  });

  it('come as a PDF to their own customer', async () => {
    const { documentPath } = (await readCall(maria, 'getBill', { accountNumber, billId: MARIA.billId })).body;
    const fetchAs = async (visitor: Visitor) => {
      const request = new Request(`http://org.test${documentPath}`, {
        headers: { Cookie: visitor.cookie() ?? '' },
      });
      return filesEntryPoint({ request, url: new URL(request.url), services: org.services });
    };
    const file = await fetchAs(maria);
    const text = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7\n/);
    expect(text).toContain('(Energy charge)');
    expect(text).toContain('($84.21)');
    // Where the table of offsets says that an object begins, it does.
    const [, third = ''] = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => offset);
    expect(text.slice(Number(third))).toMatch(/^2 0 obj/);
    expect(file?.headers.get('content-disposition')).toContain('bill-2026-11-02.pdf');
    expect((await fetchAs(await org.customer('james.carter')))?.status).toBe(404);
  });
});

describe('a payment', () => {
  it('pays what is open, tells the account, and sends a receipt', async () => {
    const paid = await pay(onFile);
    expect(paid).toMatchObject({
      status: 200,
      body: { state: 'succeeded', amountCents: 8421, balanceCents: 0 },
    });
    expect(paid.body.confirmationNumber).toMatch(/^PAY-\d+$/);
    expect(await bills()).toMatchObject({ state: 'clear', balanceCents: 0, dueDate: null });
    const summary = (await readCall(maria, 'getAccountSummary', { accountNumber })).body;
    expect(summary).toMatchObject({ balanceCents: 0, dueDate: null });
    expect((await payments())[0]).toEqual(paid.body);
    const { paymentId } = paid.body;
    expect((await readCall(maria, 'getBillPayment', { accountNumber, paymentId })).body).toEqual(paid.body);
    const sent = org.services.outbox.list({ to: 'maria.lopez@example.com', limit: 1 });
    expect(sent).toMatchObject([{ kind: 'billReceipt', brand: 'Brand A' }]);
  });

  it('is made once for a key, and another request with it is refused', async () => {
    const idempotencyKey = newKey();
    const first = await pay({ ...onFile, idempotencyKey });
    expect((await pay({ ...onFile, idempotencyKey })).body).toEqual(first.body);
    expect(await pay({ paymentMethodId: 'pm_9Zt41', idempotencyKey })).toMatchObject({ status: 409 });
    expect(await bills()).toMatchObject({ balanceCents: 0 });
  });

  it('by a new card is taken of a closed account that still owes something', async () => {
    org.services.statements.run(`UPDATE "Account" SET "Status__c" = 'Closed' WHERE "AccountNumber" = ?`, [
      accountNumber,
    ]);
    expect(await bills()).toMatchObject({ isClosed: true, payableCents: 8421 });
    const paymentToken = org.token({ kind: 'card', number: '4242424242424242', expires: '2029-04' });
    expect(await pay({ method: 'card', paymentToken, keepMethod: true })).toMatchObject({ status: 200 });
    expect(await bills()).toMatchObject({ state: 'clear', balanceCents: 0 });
  });

  it('of what was paid meanwhile is refused, under whatever key', async () => {
    await pay(onFile);
    const again = await pay(onFile);
    expect(again).toMatchObject({ status: 409, body: [{ errorCode: 'BALANCE_CHANGED' }] });
    expect(await bills()).toMatchObject({ balanceCents: 0 });
  });

  it.each([
    [0.5, 400],
    [84.22, 400],
    [10.001, 400],
    [undefined, 400],
    [84.21, 200],
    [25.5, 200],
  ])('of another amount: %s', async (otherAmount, status) => {
    const paid = await pay({ ...onFile, pays: 'other', otherAmount });
    expect(paid.status).toBe(status);
    const open = status === 200 ? 8421 - Math.round((otherAmount ?? 0) * 100) : 8421;
    expect((await bills()).balanceCents).toBe(open);
  });

  it('of what is past due needs something that is', async () => {
    expect(await pay({ ...onFile, pays: 'pastDue', pastDueCents: 0 })).toMatchObject({ status: 409 });
    expect(await pay({ ...onFile, pays: 'pastDue' })).toMatchObject({ status: 400 });
  });

  it('of what is past due is the amount that was shown, or none', async () => {
    const james = await org.customer('james.carter');
    const account = await accountOf(james);
    const payPastDue = async (pastDueCents: number) =>
      writeCall(james, 'payBill', {
        accountNumber: account,
        pays: 'pastDue',
        balanceCents: (await bills(james, account)).payableCents,
        pastDueCents,
        method: 'card',
        paymentToken: card(),
        language: 'en',
        idempotencyKey: newKey(),
      });
    const { pastDueCents: shown } = await bills(james, account);
    expect(shown).toBeGreaterThan(0);
    // Such as before midnight, when another bill was not late yet: the balance is the same.
    expect(await payPastDue(shown - 1)).toMatchObject({
      status: 409,
      body: [{ errorCode: 'BALANCE_CHANGED' }],
    });
    expect(await payPastDue(shown)).toMatchObject({ status: 200, body: { amountCents: shown } });
  });

  it('with a new card keeps it where that is wanted', async () => {
    const methods = async () => (await readCall(maria, 'getPaymentMethods', { accountNumber })).body.methods;
    const some = { pays: 'other', otherAmount: 10, method: 'card' };
    await pay({ ...some, paymentToken: card('5555555555554444') });
    expect(await methods()).toHaveLength(2);
    const kept = { ...some, balanceCents: 7421, paymentToken: card('5555555555554444'), keepMethod: true };
    expect(await pay(kept)).toMatchObject({ status: 200 });
    const [newest] = await methods();
    expect(newest).toMatchObject({ brandName: 'Mastercard', state: 'usable' });
    expect(JSON.stringify(newest)).not.toMatch(/tok_|src_/);
    const added = () =>
      org.services.outbox
        .list({ to: 'maria.lopez@example.com', limit: 9 })
        .filter(({ kind }) => kind === 'paymentMethodAdded');
    expect(added()).toMatchObject([{ text: expect.stringContaining('Mastercard •••• 4444') }]);
    const again = { ...kept, balanceCents: 6421, otherAmount: 1, paymentToken: card('5555555555554444') };
    expect(await pay(again)).toMatchObject({ status: 200 });
    expect(added()).toHaveLength(1);
    const next = { paymentMethodId: newest.paymentMethodId, balanceCents: 6321 };
    expect(await pay(next)).toMatchObject({ status: 200, body: { lastFour: '4444' } });
  });

  it.each([
    ['a card that is declined', '4000000000000002', undefined],
    ['a card without money', '4000000000009995', 'insufficientFunds'],
  ])('with %s charges nothing', async (_, number, reason) => {
    const refused = await pay({ method: 'card', paymentToken: card(number) });
    expect(refused).toMatchObject({ status: 402, body: [{ errorCode: 'PAYMENT_FAILED' }] });
    expect(refused.body[0].declineReason).toBe(reason);
    expect(await bills()).toMatchObject({ balanceCents: 8421, refusedPayment: null });
    expect((await payments())[0]).toMatchObject({ state: 'failed' });
  });

  it('whose outcome is open keeps the rest from being paid twice, and is settled later', async () => {
    const idempotencyKey = newKey();
    const paymentToken = card('4000000000000077');
    const received = await pay({ method: 'card', paymentToken, idempotencyKey });
    expect(received).toMatchObject({ status: 202, body: { state: 'pending', confirmationNumber: null } });
    expect(await bills()).toMatchObject({ state: 'processing', payableCents: 0, pendingCents: 8421 });
    expect(await pay(onFile)).toMatchObject({ status: 409 });
    org.clock.advance(30_000);
    const { body } = await readCall(maria, 'getBillPaymentStatus', { accountNumber, idempotencyKey });
    expect(body).toMatchObject({ state: 'succeeded', balanceCents: 0 });
    expect(await bills()).toMatchObject({ state: 'clear', pendingCents: 0 });
  });

  it('that is refused later is told with its reason', async () => {
    await pay({ method: 'card', paymentToken: card('4000000000000259') });
    org.clock.advance(30_000);
    const refusedPayment = { amountCents: 8421, declineReason: 'insufficientFunds' };
    expect(await bills()).toMatchObject({ state: 'due', payableCents: 8421, refusedPayment });
    const { attention } = (await readCall(maria, 'getAccountSummary', { accountNumber })).body;
    expect(attention).toContainEqual(
      expect.objectContaining({ kind: 'billPaymentRefused', declineReason: 'insufficientFunds' }),
    );
    await pay(onFile);
    expect(await bills()).toMatchObject({ state: 'clear', refusedPayment: null });
  });

  it('that got lost can be sent again with its key', async () => {
    const lost = { method: 'card', paymentToken: card('4000000000000119'), idempotencyKey: newKey() };
    expect(await pay(lost)).toMatchObject({ status: 503 });
    const { idempotencyKey } = lost;
    const { body } = await readCall(maria, 'getBillPaymentStatus', { accountNumber, idempotencyKey });
    expect(body).toMatchObject({ state: 'notReceived', amountCents: null });
    expect(await pay(lost)).toMatchObject({ status: 200 });
    expect(await bills()).toMatchObject({ balanceCents: 0 });
  });

  it.each([
    ['two methods at once', { ...onFile, paymentToken: 'tok_5fPq8RzW2', method: 'card' }, 400],
    ['a card as a bank account', { paymentToken: 'tok_5fPq8RzW2', method: 'bank' }, 400],
    ['a token that nobody gave', { paymentToken: 'tok_nobodyGaveIt', method: 'card' }, 402],
    ['a method of nobody', { paymentMethodId: 'pm_nobodys' }, 404],
  ])('with %s is refused', async (_, more, status) => {
    expect((await pay(more)).status).toBe(status);
    expect(await bills()).toMatchObject({ balanceCents: 8421 });
  });
});

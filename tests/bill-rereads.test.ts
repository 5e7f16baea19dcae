import {
  cancelAutopay,
  changeAutopay,
  createClient,
  getAutopay,
  getBill,
  getPaymentExtension,
  requestMove,
  requestMoveOut,
  setUpAutopay,
  setUpPaymentExtension,
} from '@energy-portal/sdk';
import type { Client } from '@energy-portal/sdk';
import { expect, it } from 'vitest';

const accountNumber = '4400712345';
const billId = 'a02RM000004bIlLYAU';
const input = {
  accountNumber,
  method: 'card',
  paymentMethodId: 'pm_3Kd82',
  textVersion: '2026-01',
  textHash: 'a'.repeat(64),
  language: 'en',
  authorized: true,
  currentPassword: 'Sunny-day-7',
  idempotencyKey: '5f0c3f0e-5d0b-4a53-9b39-0a4a1b6b5b0e',
} as const;
const move = {
  accountNumber,
  endsOn: '2026-12-05',
  street: '77 Pecan St',
  city: 'Dallas',
  state: 'TX',
} as const;
const plan = { zipCode: '75201', termsVersion: '2026-01', acceptTerms: true, language: 'en' } as const;
const key = { idempotencyKey: input.idempotencyKey };

it.each<[string, (client: Client) => Promise<unknown>]>([
  ['setUpAutopay', (client) => client.write(setUpAutopay, input)],
  ['changeAutopay', (client) => client.write(changeAutopay, input)],
  ['cancelAutopay', (client) => client.write(cancelAutopay, { accountNumber })],
  // What was paid for an order that they withdraw is taken off the balance.
  [
    'requestMoveOut',
    (client) => client.write(requestMoveOut, { ...move, zip: '75201', finalBillBy: 'mail', ...key }),
  ],
  ['requestMove', (client) => client.write(requestMove, { ...move, ...plan, ...key })],
])('each bill and the plan to pay later are read anew after %s', async (_, write) => {
  expect(await statesAround(getPaymentExtension, write)).toEqual([fresh, stale]);
});

it('each bill and autopay are read anew once a plan to pay later is agreed on', async () => {
  const agree = (client: Client) =>
    client.write(setUpPaymentExtension, {
      accountNumber,
      choice: 'two',
      balanceCents: 8421,
      termsVersion: '7c41d09be25a8f36',
      agreed: true,
      language: 'en',
      ...key,
    });
  expect(await statesAround(getAutopay, agree)).toEqual([fresh, stale]);
});

const [fresh, stale] = [
  ['fulfilled', 'fulfilled'],
  ['stale', 'stale'],
];

/** The states of a bill and of another read of the account, before a change and after it. */
async function statesAround(
  other: typeof getAutopay | typeof getPaymentExtension,
  write: (client: Client) => Promise<unknown>,
): Promise<readonly (readonly string[])[]> {
  const fetch = async (): Promise<Response> => Response.json({ accountNumber, billId });
  const client = createClient({ baseUrl: 'https://org.example', fetch });
  const states = () => [
    client.peek(getBill, { accountNumber, billId }).state,
    client.peek<{ accountNumber: string }, unknown>(other, { accountNumber }).state,
  ];
  await client.read(getBill, { accountNumber, billId });
  await client.read<{ accountNumber: string }, unknown>(other, { accountNumber });
  const before = states();
  await write(client);
  return [before, states()];
}

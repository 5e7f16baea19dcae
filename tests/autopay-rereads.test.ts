import {
  cancelAutopay,
  changeAutopay,
  createClient,
  getBill,
  getPaymentExtension,
  setUpAutopay,
} from '@energy-portal/sdk';
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

it.each([
  ['setUpAutopay', setUpAutopay, input],
  ['changeAutopay', changeAutopay, input],
  ['cancelAutopay', cancelAutopay, { accountNumber }],
] as const)('each bill and the plan to pay later are read anew after %s', async (_, operation, config) => {
  const fetch = async (): Promise<Response> => Response.json({ accountNumber, billId });
  const client = createClient({ baseUrl: 'https://org.example', fetch });
  const states = () => [
    client.peek(getBill, { accountNumber, billId }).state,
    client.peek(getPaymentExtension, { accountNumber }).state,
  ];
  await client.read(getBill, { accountNumber, billId });
  await client.read(getPaymentExtension, { accountNumber });
  expect(states()).toEqual(['fulfilled', 'fulfilled']);
  await client.write(operation, config);
  expect(states()).toEqual(['stale', 'stale']);
});

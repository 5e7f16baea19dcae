import { afterAll, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { describeAccount } from '../../services/accounts/customer-account.ts';
import { createServiceOrgs } from '../../testing/service-org.ts';
import { sendAutopayMessage } from './autopay-message.ts';

const orgs = createServiceOrgs();
afterAll(() => orgs.close());

it('writes names as they are, whatever signs they have', () => {
  const org = orgs.open();
  const row = org.services.statements.get('SELECT * FROM "Account" WHERE "AccountNumber" = ?', [
    '4400712345',
  ]);
  sendAutopayMessage(org.services, {
    kind: 'autopaySet',
    account: describeAccount(row ?? {}),
    customer: { kind: 'customer', userId: MARIA.userId, contactId: MARIA.contactId },
    language: 'en',
    method: { brandName: "Save $& Grow {terms} $'", lastFour: '6789' },
    terms: ['One.', 'Two $1.'],
  });
  const [message] = org.services.outbox.list({ to: 'maria.lopez@example.com', limit: 1 });
  expect(message?.text).toBe(
    "Bills of your account 4400712345 are paid with Save $& Grow {terms} $' •••• 6789. You agreed to this:\n\nOne.\n\nTwo $1.",
  );
  org.close();
});

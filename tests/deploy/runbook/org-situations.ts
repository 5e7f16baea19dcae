import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../sandbox/index.ts';
import { call, eventually, expectThat, openStage } from './stage.ts';
import type { Situation } from './stage.ts';

const DOLLAR = 100;
const maria = { username: 'maria.lopez@example.com', password: DEMO_PASSWORD };

export const orgDown: Situation = {
  page: 'org-down',
  async run({ dist }) {
    const stage = await openStage({ dist, hosts: 1 });
    const [port = 0] = stage.ports;
    try {
      await stage.stopOrg();
      await eventually('/readyz says that the org is unreachable', async () => {
        const { status, org } = await stage.ready();
        return status === 503 && org === 'unreachable';
      });
      const page = await fetch(`http://localhost:${port}/login`);
      expectThat(page.status === 200, 'pages open');
      const { status } = await call(port, 'logIn', { body: maria });
      expectThat(status === 502 || status === 503, `log-ins are refused, not answered ${status}`);
      expectThat(
        /http_client_request_duration_count\{.*error_type=/.test(await stage.figures()),
        'figures say so',
      );
      await stage.startOrg();
      await eventually('a host is ready again by itself', async () => (await stage.ready()).status === 200);
      await eventually(
        'log-ins go on',
        async () => (await call(port, 'logIn', { body: maria })).status === 200,
      );
    } finally {
      await stage.stop();
    }
  },
};

/** The amounts of payments, as the org tells them. */
function amountsOf(body: unknown): readonly number[] {
  // The answer of getBillPayments.
  const { payments } = body as { readonly payments: readonly { readonly amountCents: number }[] };
  return payments.map(({ amountCents }) => amountCents);
}

export const paymentsUnknown: Situation = {
  page: 'payments-unknown',
  async run({ dist }) {
    let isLost = true;
    const stage = await openStage({
      dist,
      hosts: 1,
      // The org takes the payment, and its answer gets lost.
      around: (fetch) => async (request) => {
        const answer = await fetch(request);
        return isLost && request.url.endsWith('/payBill') ? new Response(null, { status: 503 }) : answer;
      },
    });
    const [port = 0] = stage.ports;
    try {
      const { cookie } = await call(port, 'logIn', { body: maria });
      const accounts = await call(port, 'getAccounts', { cookie });
      // The answers of the org, in the form of the specs.
      const [account] = (
        accounts.body as { readonly accounts: readonly { readonly accountNumber: string }[] }
      ).accounts;
      const query = `accountNumber=${account?.accountNumber ?? ''}`;
      const bills = await call(port, `getBills?${query}`, { cookie });
      const { payableCents, preferredMethodId } = bills.body as {
        readonly payableCents: number;
        readonly preferredMethodId: string;
      };
      const body = {
        accountNumber: account?.accountNumber,
        idempotencyKey: randomUUID(),
        pays: 'other',
        otherAmount: 1,
        balanceCents: payableCents,
        paymentMethodId: preferredMethodId,
        language: 'en',
      };
      const first = await call(port, 'payBill', { body, cookie });
      expectThat(first.status >= 500, 'the first try has no outcome');
      const told = /portal_security_events_total\{event="payment",outcome="failed".*\} 1/;
      expectThat(told.test(await stage.figures()), 'the figures and the alert see it');
      isLost = false;
      const second = await call(port, 'payBill', { body, cookie });
      expectThat(second.status === 200, `a repeat with the same key is answered, not with ${second.status}`);
      const taken = await call(port, `getBillPayments?${query}`, { cookie });
      const count = amountsOf(taken.body).filter((amount) => amount === DOLLAR).length;
      expectThat(count === 1, `the payment is taken once, not ${count} times`);
    } finally {
      await stage.stop();
    }
  },
};

const keys = {
  old: `old:${Buffer.alloc(32, 1).toString('base64')}`,
  next: `next:${Buffer.alloc(32, 2).toString('base64')}`,
};

export const leakOfAToken: Situation = {
  page: 'leak-of-a-token',
  async run({ dist }) {
    const oauth = {
      AUTH: 'oauth',
      APEX_FORM: 'wrapped',
      OAUTH_CLIENT_ID: 'sandbox-portal',
      OAUTH_CLIENT_SECRET: 'sandbox-secret',
      OAUTH_CALLBACK: 'http://localhost/services/oauth2/echo',
    };
    const statusWith = async (given: string, cookie: string) => {
      const stage = await openStage({
        dist,
        hosts: 1,
        env: { ...oauth, COOKIE_KEYS: given },
        sandbox: { strict: true, apexForm: 'wrapped' },
      });
      const [port = 0] = stage.ports;
      try {
        const begun = await call(port, 'logIn', { body: maria });
        const own = await call(port, 'getAccounts', { cookie: begun.cookie });
        const leaked = cookie === '' ? 0 : (await call(port, 'getAccounts', { cookie })).status;
        return { cookie: begun.cookie, own: own.status, leaked };
      } finally {
        await stage.stop();
      }
    };
    const before = await statusWith(keys.old, '');
    expectThat(before.own === 200, `a customer is let in, not answered ${before.own}`);
    const after = await statusWith(keys.next, before.cookie);
    expectThat(after.leaked === 401, `a cookie of the old key is refused, not answered ${after.leaked}`);
    expectThat(after.own === 200, 'customers can log in again');
  },
};

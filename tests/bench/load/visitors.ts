/** Customers on a bill day in a process of their own: `node visitors.ts <plan as JSON>`. Prints what they met, as JSON. */
import { DEMO_PASSWORD } from '../../sandbox/index.ts';
import { createCustomer } from '../../deploy/customer.ts';

interface VisitorsPlan {
  readonly url: string;
  readonly customers: number;
  /** Those who visit at the same time. */
  readonly lanes: number;
}

// Written by the program that starts this one.
const { url, customers, lanes } = JSON.parse(process.argv[2] ?? '{}') as VisitorsPlan;
const counted = {
  bytes: 0,
  calls: {} as Record<string, number>,
  failed: 0,
  inactive: 0,
  errors: [] as string[],
};
const isCall = /^\/(?:lwr|services)\//;

async function visit(at: number): Promise<void> {
  const customer = createCustomer({
    url,
    username: `customer${at + 1}@example.com`,
    password: DEMO_PASSWORD,
    // The proxy counts requests by address: a thousand people do not come from one.
    address: `127.0.${2 + (at >> 8)}.${at & 255 || 1}`,
    thinks: 0,
    paysEvery: 1,
    note(act, outcome, error) {
      if (outcome !== 'failed') return;
      // Some of the org's customers have no account any more.
      if (String(error).includes('not currently active')) {
        counted.inactive += 1;
        return;
      }
      counted.failed += 1;
      if (counted.errors.length < 3) counted.errors.push(`${act}: ${String(error)}`);
    },
    onAnswer({ path, bytes }) {
      counted.bytes += bytes;
      if (!isCall.test(path)) return;
      const name = path.split('/').at(-1) ?? '';
      counted.calls[name] = (counted.calls[name] ?? 0) + 1;
    },
  });
  await customer.visit().catch(() => undefined);
}

const queue = Array.from({ length: customers }, (_, at) => at).values();
const begin = performance.now();
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (const at of queue) await visit(at);
  }),
);
const seconds = (performance.now() - begin) / 1_000;
process.stdout.write(`${JSON.stringify({ ...counted, seconds })}\n`);

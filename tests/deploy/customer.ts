import { randomUUID } from 'node:crypto';
import {
  createClient,
  getAccountSummary,
  getAccounts,
  getBrandCustomerServiceInfo,
  getBillPayments,
  getBills,
} from '@energy-portal/sdk';
import { getCurrentSession, getUsageHistory, logIn, logOut, payBill } from '@energy-portal/sdk';
import type { Bills, Client } from '@energy-portal/sdk';
import { createBrowserFetch } from './browser-fetch.ts';
import type { BrowserAnswer } from './browser-fetch.ts';

/** US cents. */
const DOLLAR = 100;

/** The end of one act of a customer. */
export type Outcome = 'done' | 'done at the second try' | 'failed';

/** Takes note of an act. */
export type Note = (act: string, outcome: Outcome, error?: unknown) => void;

/** The settings of a customer. */
interface CustomerPlan {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Of the customer's device, such as `127.0.0.7`. */
  readonly address: string;
  /** Milliseconds between two acts. */
  readonly thinks: number;
  /** At every so manieth visit something is paid: the org lets nobody pay again and again. */
  readonly paysEvery: number;
  readonly note: Note;
  /** Told of every answer. */
  readonly onAnswer?: (answer: BrowserAnswer) => void;
}

/** A customer who visits the portal, act by act, as a page does. */
interface Customer {
  /** One visit: page, log-in, home, usage, a payment where something is open, log-out. */
  readonly visit: () => Promise<void>;
  /** Payments of a dollar: those that the customer was told of, and those that the org has taken. */
  readonly payments: () => Promise<Payments>;
}

/** The bills as a page shows them before a payment. */
type BillsSeen = Pick<Bills, 'payableCents' | 'preferredMethodId'>;

/** Counts of payments. */
export interface Payments {
  readonly told: number;
  readonly taken: number;
}

/**
 * A customer. A read that finds nobody is asked again once, as a press on "Try again" does, and counts as done at the second
 * try; a payment without an answer is sent again with the same key.
 */
export function createCustomer({
  url,
  username,
  password,
  address,
  thinks,
  paysEvery,
  note,
  onAnswer,
}: CustomerPlan): Customer {
  let told = 0;
  let visits = 0;
  const act = createActs({ thinks, note });
  return {
    payments: async () => ({ told, taken: await countTaken({ url, username, password, address }) }),
    async visit() {
      const fetch = createBrowserFetch(address, onAnswer);
      const client = createClient({ baseUrl: url, fetch, validate: 'all' });
      await act('open the page', () => openPage(url, fetch));
      await act('log in', () => client.write(logIn, { username, password }));
      const accountNumber = await act('see home', () => seeHome(client));
      await act('see usage', () => seeUsage(client, accountNumber));
      if (visits++ % paysEvery === 0) {
        if (await act('pay', paymentOf(client, accountNumber))) told += 1;
      }
      await act('see payments', () => read(client.read(getBillPayments, { accountNumber })));
      await act('log out', () => client.write(logOut, {}));
    },
  };
}

/** Acts of a customer, each after some thought, and tried twice. */
function createActs({ thinks, note }: Pick<CustomerPlan, 'thinks' | 'note'>) {
  const attempt = async <TResult>(name: string, outcome: Outcome, run: () => Promise<TResult>) => {
    const result = await run();
    note(name, outcome);
    return result;
  };
  return async <TResult>(name: string, run: () => Promise<TResult>): Promise<TResult> => {
    await new Promise((resolve) => {
      setTimeout(resolve, thinks);
    });
    try {
      return await attempt(name, 'done', run).catch(() => attempt(name, 'done at the second try', run));
    } catch (error) {
      note(name, 'failed', error);
      throw error;
    }
  };
}

/** The payments of a dollar that the org has taken from a customer. */
async function countTaken({
  url,
  username,
  password,
  address,
}: Pick<CustomerPlan, 'url' | 'username' | 'password' | 'address'>): Promise<number> {
  const client = createClient({ baseUrl: url, fetch: createBrowserFetch(address) });
  await client.write(logIn, { username, password });
  const accountNumber = await seeHome(client);
  const { payments } = await read(client.read(getBillPayments, { accountNumber }));
  return payments.filter(({ amountCents }) => amountCents === DOLLAR).length;
}

/** Opens the first page with every file that it loads: all of one publication, or one of them is not found. */
async function openPage(url: string, fetch: (request: Request) => Promise<Response>): Promise<void> {
  const html = await textOf(await fetch(new Request(`${url}/login`)));
  const names = new Set(
    [...html.matchAll(/ (?:src|href)="(\/(?:assets|published)\/[^"]+)"/g)].map(([, name]) => name),
  );
  if (names.size === 0) throw new Error('The page loads no file.');
  await Promise.all([...names].map(async (name) => textOf(await fetch(new Request(`${url}${name}`)))));
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  return response.text();
}

/** The data of a read, or its error thrown. */
async function read<TData>(
  asked: Promise<{ readonly data?: TData; readonly error?: unknown; readonly state: string }>,
): Promise<TData> {
  const { data, error, state } = await asked;
  if (data === undefined || error !== undefined) throw error ?? new Error(`The read is ${state}.`);
  return data;
}

async function seeHome(client: Client): Promise<string> {
  // The footer of every page.
  await read(client.read(getBrandCustomerServiceInfo, { brandName: 'Brand C' }));
  await read(client.read(getCurrentSession, {}));
  const { accounts } = await read(client.read(getAccounts, {}));
  const account = accounts.find(({ isSelected }) => isSelected) ?? accounts[0];
  if (account === undefined) throw new Error('The customer has no account.');
  const { accountNumber } = account;
  await read(client.read(getAccountSummary, { accountNumber }));
  await read(client.read(getBills, { accountNumber }));
  return accountNumber;
}

async function seeUsage(client: Client, accountNumber: string): Promise<void> {
  await read(client.read(getUsageHistory, { accountNumber, commodity: 'electric', months: 13 }));
}

/**
 * A payment of a dollar with the method on file, or with a card that is typed in. Each try sends the very same, as the form of
 * the page does: what the customer saw at first. Returns false where nothing is open.
 */
function paymentOf(client: Client, accountNumber: string): () => Promise<boolean> {
  const idempotencyKey = randomUUID();
  let seen: BillsSeen | undefined;
  return async () => {
    seen ??= await read(client.read(getBills, { accountNumber }, { policy: 'no-cache' }));
    const { payableCents: balanceCents, preferredMethodId: paymentMethodId } = seen;
    if (balanceCents < DOLLAR) return false;
    const way = paymentMethodId === null ? typedCard : { paymentMethodId };
    const payment = { pays: 'other', otherAmount: 1, balanceCents, language: 'en', ...way } as const;
    await client.write(payBill, { accountNumber, idempotencyKey, ...payment });
    return true;
  };
}

/** A card, as the fields of the processor give it to the page: the token of the specs' example, which can be used often. */
const typedCard = { method: 'card', paymentToken: 'tok_5fPq8RzW2' } as const;

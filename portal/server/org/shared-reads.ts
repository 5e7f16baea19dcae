import {
  getBrandCustomerServiceInfo,
  getDocumentTypes,
  getObjectInfo,
  getObjectInfos,
  getOutages,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getPlans,
  getRequestTypes,
  lifetimes,
} from '@energy-portal/sdk';
import type { ClientAnswer } from './client-answer.ts';
import type { OperationAt } from './operation-names.ts';

/** Answers that are kept for all: none; those of Apex that tell nothing of who asks; the kinds of records, too. */
export type SharedReadsSetting = 'off' | 'apex' | 'all';

/** The answers of these are the same for whoever may ask. */
const apexReads = [getBrandCustomerServiceInfo, getDocumentTypes, getOutages, getPlans, getRequestTypes];
/** These depend on profile and language: they are the same where all customers have one of each. */
const metadataReads = [getObjectInfo, getObjectInfos, getPicklistValues, getPicklistValuesByRecordType];

/** A call that may be answered without the org. */
interface SharedCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** True for one that proves who asks: customers and guests may be told other things. */
  readonly isCustomer: boolean;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Answers that many ask for, kept for the lifetimes of the specs. */
export interface SharedReads {
  readonly answer: (call: SharedCall, ask: () => Promise<ClientAnswer>) => Promise<ClientAnswer>;
}

interface SharedReadsOptions {
  readonly setting: SharedReadsSetting;
  readonly operationAt: OperationAt;
  readonly clock: { readonly now: () => number };
  /** Bytes of all answers together. */
  readonly mostBytes: number;
}

/** Strangers choose the queries, and a short answer costs more than its bytes. */
const mostAnswers = 5_000;

interface KeptAnswer {
  readonly answer: ClientAnswer & { readonly body: Buffer };
  readonly until: number;
}

/**
 * Keeps answers that tell nothing of who asks, so that many customers cost the org one call. One call is made for all
 * who ask meanwhile; what is not 200 is nobody else's.
 */
export function createSharedReads({
  setting,
  operationAt,
  clock,
  mostBytes,
}: SharedReadsOptions): SharedReads {
  const keptFor = lifetimesOf(setting);
  const kept = createAnswerStore(mostBytes);
  const underWay = new Map<string, Promise<ClientAnswer>>();
  const answerFor = async (call: SharedCall, ask: () => Promise<ClientAnswer>, lifetime: number) => {
    const key = keyOf(call);
    const found = kept.get(key);
    if (found !== undefined && found.until > clock.now()) return asAsked(found.answer, call);
    // An answer that nothing has changed is none for others.
    if (call.headers['if-none-match'] !== undefined) return ask();
    const earlier = underWay.get(key);
    if (earlier !== undefined) {
      const answer = await earlier.catch(() => undefined);
      if (answer?.status === 200) return asAsked(answer, call);
    }
    const asking = ask();
    underWay.set(key, asking);
    try {
      const answer = await asking;
      kept.put(key, answer, clock.now() + lifetime);
      return answer;
    } finally {
      if (underWay.get(key) === asking) underWay.delete(key);
    }
  };
  return {
    answer(call, ask) {
      if (keptFor.size === 0 || namesAccount(call)) return ask();
      const lifetime = keptFor.get(operationAt(call.method, call.target));
      return lifetime === undefined ? ask() : answerFor(call, ask, lifetime);
    },
  };
}

type ReadTable = (typeof getPlans)['table'];

/** Whole answers by their keys; the least recently kept go where there are too many. */
function createAnswerStore(mostBytes: number) {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.answer.body.length ?? 0;
    kept.delete(key);
  };
  return {
    get: (key: string): KeptAnswer | undefined => kept.get(key),
    put(key: string, answer: ClientAnswer, until: number): void {
      if (answer.status !== 200 || !Buffer.isBuffer(answer.body) || answer.body.length > mostBytes) return;
      const { 'set-cookie': _, ...headers } = answer.headers;
      drop(key);
      kept.set(key, { answer: { ...answer, headers, body: answer.body }, until });
      bytes += answer.body.length;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes && kept.size <= mostAnswers) break;
        drop(oldest);
      }
    },
  };
}

/** The lifetimes of the answers that are kept, by operation. */
function lifetimesOf(setting: SharedReadsSetting): ReadonlyMap<string, number> {
  if (setting === 'off') return new Map();
  const reads = setting === 'apex' ? apexReads : [...apexReads, ...metadataReads];
  return new Map(reads.map(({ table }) => [table.id, freshFor(table)]));
}

function freshFor({ lifetime }: ReadTable): number {
  if (typeof lifetime === 'number') return lifetime;
  return Object.entries(lifetimes).find(([name]) => name === lifetime)?.[1].fresh ?? 0;
}

/** An answer for an account tells of who asks, whatever the operation. */
function namesAccount({ target }: SharedCall): boolean {
  const { searchParams } = new URL(target, 'http://org');
  return [...searchParams].some((member) => member.join('=').includes('accountNumber'));
}

/** Whatever an answer depends on. */
function keyOf({ target, isCustomer, headers }: SharedCall): string {
  const asked = ['accept', 'accept-language', 'accept-encoding'].map((name) => String(headers[name] ?? ''));
  return [isCustomer ? 'customer' : 'guest', ...asked, target].join('\n');
}

/** The answer to one who may know it already. */
function asAsked(answer: ClientAnswer, { headers }: SharedCall): ClientAnswer {
  const { etag } = answer.headers;
  if (etag === undefined || headers['if-none-match'] !== etag) return answer;
  const { 'content-type': _, 'content-encoding': __, ...rest } = answer.headers;
  return { status: 304, headers: rest, body: undefined };
}

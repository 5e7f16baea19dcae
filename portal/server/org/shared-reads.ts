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
import { ClientLeftError } from './org-line.ts';
import type { OperationAt } from './operation-names.ts';

/** Answers that are kept for all: none; those of Apex that tell nothing of who asks; the kinds of records, too. */
export type SharedReadsSetting = 'off' | 'apex' | 'all';

/** The answers of these are the same for whoever may ask. */
const apexReads = [getBrandCustomerServiceInfo, getDocumentTypes, getOutages, getPlans, getRequestTypes];
/** These depend on profile and language: they are the same where all customers have one of each. */
const metadataReads = [getObjectInfo, getObjectInfos, getPicklistValues, getPicklistValuesByRecordType];
const ofProfile: ReadonlySet<string> = new Set(metadataReads.map(({ table }) => table.id));

/** A call that may be answered without the org. */
interface SharedCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Customers and guests may be told other things. `unknown` where only the org can tell what a cookie is worth. */
  readonly asker: 'customer' | 'guest' | 'unknown';
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
    // It may be answered 304, which says nothing to those who do not have the answer yet.
    if (call.headers['if-none-match'] !== undefined) return ask();
    for (let earlier = underWay.get(key); earlier !== undefined;) {
      const outcome = await outcomeOf(earlier);
      if (outcome.state === 'good') return asAsked(forOthers(outcome.answer), call);
      // Of all who waited for a client that left, one asks; what the org refuses to one it may give to others.
      earlier = outcome.state === 'left' ? underWay.get(key) : undefined;
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
      const operation = operationAt(call.method, call.target);
      if (call.asker === 'unknown' && ofProfile.has(operation)) return ask();
      const lifetime = keptFor.get(operation);
      return lifetime === undefined ? ask() : answerFor(call, ask, lifetime);
    },
  };
}

type ReadTable = (typeof getPlans)['table'];

/** Strangers write the keys. */
const sizeOf = (key: string, kept: KeptAnswer | undefined): number =>
  kept === undefined ? 0 : key.length + kept.answer.body.length;

/** Whole answers by their keys; the least recently kept go where there are too many. */
function createAnswerStore(mostBytes: number) {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= sizeOf(key, kept.get(key));
    kept.delete(key);
  };
  return {
    get: (key: string): KeptAnswer | undefined => kept.get(key),
    put(key: string, answer: ClientAnswer, until: number): void {
      if (answer.status !== 200 || !Buffer.isBuffer(answer.body) || answer.body.length > mostBytes) return;
      drop(key);
      kept.set(key, { answer: { ...forOthers(answer), body: answer.body }, until });
      bytes += sizeOf(key, kept.get(key));
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes && kept.size <= mostAnswers) break;
        drop(oldest);
      }
    },
  };
}

/** The outcome of a call for those who wait for it, too. */
async function outcomeOf(asking: Promise<ClientAnswer>) {
  try {
    const answer = await asking;
    return answer.status === 200 ? ({ state: 'good', answer } as const) : ({ state: 'bad' } as const);
  } catch (error) {
    return { state: error instanceof ClientLeftError ? 'left' : 'bad' } as const;
  }
}

/** An answer without what is meant for one browser alone. */
function forOthers(answer: ClientAnswer): ClientAnswer {
  const { 'set-cookie': _, ...headers } = answer.headers;
  return { ...answer, headers };
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
function keyOf({ target, asker, headers }: SharedCall): string {
  const asked = ['accept', 'accept-language', 'accept-encoding'].map((name) => String(headers[name] ?? ''));
  return [asker, ...asked, target].join('\n');
}

/** The answer to one who may know it already. */
function asAsked(answer: ClientAnswer, { headers }: SharedCall): ClientAnswer {
  const { etag } = answer.headers;
  if (etag === undefined || headers['if-none-match'] !== etag) return answer;
  const { 'content-type': _, 'content-encoding': __, ...rest } = answer.headers;
  return { status: 304, headers: rest, body: undefined };
}

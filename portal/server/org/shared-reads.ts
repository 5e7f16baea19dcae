import {
  apis,
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
  readonly clock: { readonly now: () => number };
  /** Bytes of all answers together. */
  readonly mostBytes: number;
}

interface KeptAnswer {
  readonly answer: ClientAnswer & { readonly body: Buffer };
  readonly until: number;
}

/**
 * Keeps answers that tell nothing of who asks, so that many customers cost the org one call. One call is made for all
 * who ask meanwhile; what is not 200 is nobody else's.
 */
export function createSharedReads({ setting, clock, mostBytes }: SharedReadsOptions): SharedReads {
  const rules = rulesOf(setting);
  /** The least recently kept first. */
  const kept = new Map<string, KeptAnswer>();
  const underWay = new Map<string, Promise<ClientAnswer>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.answer.body.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, answer: ClientAnswer, lifetime: number): void => {
    if (answer.status !== 200 || !Buffer.isBuffer(answer.body) || answer.body.length > mostBytes) return;
    const { 'set-cookie': _, ...headers } = answer.headers;
    drop(key);
    kept.set(key, { answer: { ...answer, headers, body: answer.body }, until: clock.now() + lifetime });
    bytes += answer.body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };

  return {
    async answer(call, ask) {
      const lifetime = call.method === 'GET' ? lifetimeOf(rules, call.target) : undefined;
      if (lifetime === undefined) return ask();
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
        keep(key, answer, lifetime);
        return answer;
      } finally {
        if (underWay.get(key) === asking) underWay.delete(key);
      }
    },
  };
}

type ReadTable = (typeof getPlans)['table'];

interface Rule {
  /** Segments of the path; a parameter stands for any. */
  readonly segments: readonly string[];
  readonly lifetime: number;
}

function rulesOf(setting: SharedReadsSetting): readonly Rule[] {
  if (setting === 'off') return [];
  const reads = setting === 'apex' ? apexReads : [...apexReads, ...metadataReads];
  return reads.map(({ table }) => ({
    segments: `${apis[table.api]?.basePath ?? ''}${table.path}`.split('/'),
    lifetime: freshFor(table),
  }));
}

function freshFor({ lifetime }: ReadTable): number {
  if (typeof lifetime === 'number') return lifetime;
  return Object.entries(lifetimes).find(([name]) => name === lifetime)?.[1].fresh ?? 0;
}

function lifetimeOf(rules: readonly Rule[], target: string): number | undefined {
  const asked = (target.split('?', 1)[0] ?? '').split('/');
  const isOf = ({ segments }: Rule): boolean =>
    segments.length === asked.length &&
    segments.every((segment, at) => segment.startsWith('{') || segment === asked[at]);
  return rules.find(isOf)?.lifetime;
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

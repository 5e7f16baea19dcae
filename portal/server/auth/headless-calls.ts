import type { FastifyRequest } from 'fastify';
import type { AskOrg, ClientAnswer } from '../org/client-answer.ts';
import { isSecure } from '../org/headers.ts';
import { addressKey, networkKey } from '../limits/client-address.ts';
import { keyOf, takeTry } from '../limits/counted-tries.ts';
import type { TryCount } from '../limits/counted-tries.ts';
import type { CounterStore } from '../limits/counter-store.ts';
import { authError } from './auth-answer.ts';
import type { HeadlessApi, HeadlessResult } from './headless-api.ts';
import { templateFor } from './headless-flows.ts';
import type { ChosenFlows, HeadlessFlow } from './headless-flows.ts';
import type { OrgOauth } from './org-oauth.ts';
import { LogInError } from './session-calls.ts';
import type { SessionCall, SessionOutcome } from './session-calls.ts';
import type { Ticket, TicketKind, Tickets } from './ticket.ts';
import { jsonOf } from '../json-body.ts';

/** So long a code of the org can come back, in milliseconds. */
export const CODE_LIFETIME = 15 * 60_000;
/** Wrong codes for one request, until it is too many: a code of six digits must not be found by trying. */
const MOST_TRIES = 10;
/** Those for one customer, and of one network for one customer, which alone must not shut the customer out: the org may end at 5. */
const MOST_TRIES_OF_ALL = 20;
const MOST_TRIES_OF_NETWORK = 3;
const TRY_WINDOW = CODE_LIFETIME;

/** An answer, and the ticket that the browser has after it where that is another one. */
export interface HeadlessOutcome {
  readonly answer: ClientAnswer;
  readonly session?: SessionOutcome['session'];
  readonly ticket?: Ticket | { readonly none: TicketKind };
}

/** The means to answer calls by the org's headless flows. */
export interface HeadlessOptions {
  readonly api: HeadlessApi;
  readonly oauth: OrgOauth;
  readonly flows: ChosenFlows;
  readonly tickets: Tickets;
  readonly counters: CounterStore;
  readonly clock: { readonly now: () => number };
  /** Told what the operator has to mend; nothing of customers. */
  readonly warn: (reason: string) => void;
}

/** A call of a flow. */
export interface HeadlessCall extends HeadlessOptions {
  readonly request: FastifyRequest;
  readonly ask: AskOrg;
  /** The call as those of sessions have it. */
  readonly own: SessionCall;
}

/** How a call of the specs is answered by a flow. */
export interface HeadlessRow {
  readonly flow: HeadlessFlow;
  readonly operation: { readonly table: { readonly path: string } };
  readonly answer: (call: HeadlessCall) => Promise<HeadlessOutcome>;
}

/** The browser's ticket of a kind, also one whose time is over. */
export function ticketOf<TKind extends TicketKind>(kind: TKind, { request, tickets }: HeadlessCall) {
  return tickets.find(kind, request.headers.cookie, isSecure(request));
}

/** The template of the e-mail of a flow, by the language that was asked for. */
export function templateOf(
  { flows }: HeadlessCall,
  flow: HeadlessFlow,
  language: string,
): string | undefined {
  return templateFor(flows, flow, language);
}

/** The answer to what ended otherwise than it should, whatever the call was. @throws LogInError where the org did not say */
export function answerOfEnd(
  result: Exclude<HeadlessResult, { readonly state: 'accepted' | 'refused' }>,
  { warn }: HeadlessCall,
): HeadlessOutcome {
  if (result.state === 'throttled') return { answer: tooMany(result.retryAfter) };
  warn(result.reason);
  throw new LogInError();
}

/** Counts a try of a code, for the request that it was sent for; the answer where there were too many. */
export async function countTry(subject: string, call: HeadlessCall): Promise<HeadlessOutcome | undefined> {
  const key = keyOf('code', '', subject.toLowerCase());
  const tried = await takeCodeTry(call, [{ dimension: 'account', key, most: MOST_TRIES }]);
  return tried.state === 'refused' ? tried.outcome : undefined;
}

/** A try of a code that was counted, or the answer where there were too many. */
type CodeTry =
  | {
      readonly state: 'admitted';
      /** Counts it no more, as what was no wrong code. */
      readonly giveBack: () => Promise<void>;
    }
  | { readonly state: 'refused'; readonly outcome: HeadlessOutcome };

/**
 * Counts a try of a code for a customer, whose name any browser can give. Those that are given back are limited for one network, too:
 * an org that judges a new password before the code must not be asked about many.
 */
export async function countTryFor(username: string, call: HeadlessCall): Promise<CodeTry> {
  const network = networkKey(addressKey(call.request.ip));
  const name = username.toLowerCase();
  const asks = [{ dimension: 'both', key: keyOf('new password', network, name), most: MOST_TRIES }] as const;
  const asked = await takeCodeTry(call, asks);
  if (asked.state === 'refused') return asked;
  return takeCodeTry(call, [
    { dimension: 'both', key: keyOf('code', network, name), most: MOST_TRIES_OF_NETWORK },
    { dimension: 'account', key: keyOf('code', '', name), most: MOST_TRIES_OF_ALL },
  ]);
}

async function takeCodeTry(
  { counters }: HeadlessCall,
  counts: readonly TryCount<'both' | 'account'>[],
): Promise<CodeTry> {
  const tried = await takeTry(counters, TRY_WINDOW, counts);
  if (tried.state === 'admitted') return tried;
  return { state: 'refused', outcome: { answer: tooMany(String(tried.retryAfter)) } };
}

function tooMany(retryAfter: string | undefined): ClientAnswer {
  return authError('TOO_MANY_REQUESTS', retryAfter === undefined ? {} : { 'retry-after': retryAfter });
}

/** The form in which the org's e-mails have their codes in links to our pages: their secrets are of 16 characters or more. */
const CODE_IN_LINK = /^one-time-password-([A-Za-z0-9]{4,10})$/;

/** The code in the secret of a link; undefined for a secret of another form. */
export function codeInLink(secret: unknown): string | undefined {
  return typeof secret === 'string' ? CODE_IN_LINK.exec(secret)?.[1] : undefined;
}

/** The members of a call's body; undefined where one that is named is no text of 1 to so many characters. */
export function readTexts<TName extends string>(
  body: unknown,
  longest: Readonly<Record<TName, number>>,
): (Readonly<Record<TName, string>> & { readonly [other: string]: unknown }) | undefined {
  const given = jsonOf(body);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const members: Record<string, unknown> = { ...given };
  const isFit = Object.entries<number>(longest).every(([name, most]) => {
    const value = members[name];
    return typeof value === 'string' && value.length > 0 && value.length <= most;
  });
  // The texts that are named were looked at.
  return isFit ? (members as Record<TName, string>) : undefined;
}

/** True for a text that can be an address to send a code to; the org judges it in full. */
export function isAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  if (text.length > 254 || /[\s:]/.test(text) || name === '' || more.length > 0) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

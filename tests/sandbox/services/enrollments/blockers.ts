import { addBusinessDays, timeOf } from '../../calendar/business-days.ts';
import { HOUR } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { DepositFacts } from '../deposits/order-deposit.ts';
import type { HandedDocument, Requirement } from '../documents/documents.ts';
import type { Enrollment, Since } from './enrollments.ts';

/** Within how many hours each kind is answered after the customer has acted; documents within business days. */
const PROMISED_HOURS = { deposit: 1, identity: 24, switchHold: 24, balance: 24, documents: null } as const;
/** Business days until a reviewer of documents answers. */
const REVIEW_DAYS = constants.documents.reviewBusinessDays;

type Kind = keyof typeof PROMISED_HOURS;

/** By when documents that were submitted then are answered. */
export function reviewDueAt(submittedAt: number): number {
  return addBusinessDays(submittedAt, REVIEW_DAYS);
}

/** The time from which a review counts: of the submission, or of the newest document where one came after it. */
export function reviewedSince(submittedAt: number, requirements: readonly RequirementFacts[]): number {
  return Math.max(submittedAt, ...requirements.map(({ documents }) => documents[0]?.uploadedAt ?? 0));
}

/** The time at which the last of the newest documents was accepted; null where none was. */
function acceptedAt(requirements: readonly RequirementFacts[]): number | null {
  const times = requirements.flatMap(({ documents }) => documents[0]?.acceptedAt ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

/** One thing that holds, or held, a start date, as the interface tells it; `reason` is a code. */
export interface Blocker {
  readonly kind: Kind;
  readonly state: 'open' | 'waiting' | 'resolved' | 'refused';
  readonly action: string | null;
  readonly amountCents: number | null;
  readonly promisedHours: number | null;
  readonly promisedAt: string | null;
  readonly resolvedAt: string | null;
  readonly reason: string | null;
  /** Why a payment was refused that had been taken, as the processor tells it. */
  readonly declineReason?: string | null;
}

/** All that can hold an order. */
interface HoldingFacts {
  readonly deposit: DepositFacts;
  readonly enrollment: Enrollment;
  readonly requirements: readonly RequirementFacts[];
}

/** A requirement with its documents, the newest first. */
export interface RequirementFacts {
  readonly requirement: Requirement;
  readonly documents: readonly HandedDocument[];
}

/** Returns what holds or held the start date of an order, in the order to act in. */
export function listBlockers({ deposit, enrollment, requirements }: HoldingFacts): readonly Blocker[] {
  return [
    depositBlocker(deposit),
    identityBlocker(enrollment, requirements),
    answerBlocker('switchHold', 'confirmSwitchHold', enrollment.switchHold),
    answerBlocker('balance', 'confirmBalance', enrollment.balance),
    documentsBlocker(requirements, enrollment.submittedAt),
  ].flatMap((blocker) => blocker ?? []);
}

/** Returns true when a blocker still holds the start date. */
export function isHolding(blocker: Blocker): boolean {
  return blocker.state !== 'resolved';
}

/** State of the newest document of a requirement. */
export function requirementState({ documents }: RequirementFacts): HandedDocument['state'] | 'missing' {
  return documents[0]?.state ?? 'missing';
}

/** Returns true when something that can be accepted was handed in for every requirement. */
export function isComplete(requirements: readonly RequirementFacts[]): boolean {
  return requirements.every((facts) =>
    ['quarantined', 'clean', 'accepted'].includes(requirementState(facts)),
  );
}

function depositBlocker({ state, amountCents, at, refusedPayment }: DepositFacts): Blocker | undefined {
  if (state === 'none') return undefined;
  if (state === 'due') {
    const due = open('deposit', { action: 'payDeposit', amountCents });
    const { declineReason = null } = refusedPayment ?? {};
    return refusedPayment === undefined ? due : { ...due, state: 'refused', declineReason };
  }
  const blocker = state === 'paid' ? resolved('deposit', at) : waiting('deposit', at ?? 0);
  return { ...blocker, amountCents };
}

/** The identity check of an order; a paper takes its place where the questions could not show who the customer is. */
function identityBlocker(
  { identity: { state, at }, submittedAt }: Enrollment,
  requirements: readonly RequirementFacts[],
): Blocker | undefined {
  switch (state) {
    case 'notApplicable':
      return undefined;
    case 'open':
      return open('identity', { action: 'verifyIdentity' });
    case 'waiting':
      return waiting('identity', at ?? 0);
    case 'resolved':
      return resolved('identity', at);
    case 'refused': {
      const paper = requirements.find(({ requirement }) => requirement.purpose === 'identity');
      const shown = paper && requirementState(paper);
      if (paper !== undefined && shown === 'accepted') return resolved('identity', acceptedAt([paper]));
      if (paper !== undefined && submittedAt !== null && (shown === 'clean' || shown === 'quarantined'))
        return waiting('identity', reviewedSince(submittedAt, [paper]));
      return {
        ...open('identity', { action: 'verifyIdentity' }),
        state: 'refused',
        reason: 'identityRefused',
      };
    }
  }
}

/** A question about the previous provider: a helpful answer waits until the other company confirms it. */
function answerBlocker(
  kind: 'switchHold' | 'balance',
  action: string,
  { state, at }: Since<string>,
): Blocker | undefined {
  if (state === 'notApplicable') return undefined;
  if (state === 'resolved') return resolved(kind, at);
  return state === 'settled' || state === 'removed' ? waiting(kind, at ?? 0) : open(kind, { action });
}

function documentsBlocker(
  requirements: readonly RequirementFacts[],
  submittedAt: number | null,
): Blocker | undefined {
  if (requirements.length === 0) return undefined;
  const refused = requirements.find((facts) => ['refused', 'infected'].includes(requirementState(facts)));
  if (refused !== undefined) {
    const reason = refused.documents[0]?.reason ?? null;
    return { ...open('documents', { action: 'uploadDocuments' }), state: 'refused', reason };
  }
  if (requirements.every((facts) => requirementState(facts) === 'accepted')) {
    return resolved('documents', acceptedAt(requirements));
  }
  if (submittedAt !== null && isComplete(requirements))
    return waiting('documents', reviewedSince(submittedAt, requirements));
  return open('documents', { action: 'uploadDocuments' });
}

function open(kind: Kind, what: { readonly action: string; readonly amountCents?: number }): Blocker {
  const { action, amountCents = null } = what;
  const promisedHours = PROMISED_HOURS[kind];
  const times = { promisedAt: null, resolvedAt: null };
  return { kind, state: 'open', action, amountCents, promisedHours, ...times, reason: null };
}

function waiting(kind: Kind, since: number): Blocker {
  const hours = PROMISED_HOURS[kind];
  const promisedAt = timeOf(hours === null ? reviewDueAt(since) : since + hours * HOUR);
  return { ...open(kind, { action: '' }), state: 'waiting', action: null, promisedAt };
}

function resolved(kind: Kind, at: number | null): Blocker {
  const resolvedAt = at === null ? null : timeOf(at);
  return { ...open(kind, { action: '' }), state: 'resolved', action: null, promisedHours: null, resolvedAt };
}

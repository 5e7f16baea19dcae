import type { CompiledScreen, Submission } from '@energy-portal/portal/publish';
import type { FailureKind } from './kinds.ts';
import type { Use } from './uses.ts';

/** The outcome that a customer sees of a call that went wrong. */
type Seen =
  /** The answer that was asked for, perhaps later. */
  | 'shown'
  /** A notice that the page did not load, or what of it is away, with a button to try again. */
  | 'away'
  /** A notice that names what is away; the rest of the page works. */
  | 'partly away'
  /** It is done, once. */
  | 'done'
  /** A sentence by its key: the answers stay, and what is sent again is sent under the same name. */
  | `told ${string}`;

/** Sentences of screens for whatever is not named: each of them is true of a call whose end nobody knows. */
export const unsureTexts: readonly string[] = [
  'messages.codeNotSent',
  'messages.fileNotSent',
  'messages.notRemoved',
  'messages.notSaved',
  'messages.notSent',
  'messages.notStarted',
  'messages.notSure',
  'messages.notTaken',
  'messages.unknown',
];

/** The expected outcome, by the screen's config and the kind of failure alone. */
export function expectedOf({ config }: CompiledScreen, use: Use, kind: FailureKind): Seen {
  if (use.kind === 'sending') return seenOfSending(use.submission, kind);
  if (kind.known === 'answered') return 'shown';
  const { needed = true, retryWhen } = config.reads?.[use.name] ?? {};
  return needed || retryWhen !== undefined ? 'away' : 'partly away';
}

/** The expected outcome of what is sent. */
export function seenOfSending({ failed = {} }: Submission, { known, code = '' }: FailureKind): Seen {
  if (known === 'answered') return 'done';
  const other = failed['*']?.message ?? 'errors.somethingWentWrong';
  const named = known === 'refused' ? (failed[code]?.message ?? other) : unsureOf(other);
  return `told ${named.startsWith('errors.') ? named : `messages.${named}`}`;
}

/** The sentences that all screens share speak of an org that answered. */
const unsureOf = (other: string): string => (other.startsWith('errors.') ? 'errors.noAnswer' : other);

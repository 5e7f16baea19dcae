import { getCurrentSession, SdkError } from '@energy-portal/sdk';
import type {
  Client,
  GetCurrentSessionData,
  PlatformError,
  ReadOperation,
  WriteOperation,
  WriteOptions,
} from '@energy-portal/sdk';
import type { Outcome, Submission } from '../../screen-language/generated/screen-config.gen.ts';
import { fieldOf, isSameAnswer, resolveBindings } from '../../screen-language/model/bindings.ts';
import { isHolding } from '../../screen-language/model/conditions.ts';
import type { Conditions } from '../../screen-language/model/conditions.ts';
import type { Answers, Sources } from '../../screen-language/model/model.ts';
import type { FormError } from '../../screen-language/model/state.ts';
import type { IsAsked } from '../forms/form-flow.ts';
import type { LoadOperation } from '../page/page.ts';

/** The configuration of the call that is sent, or nothing because nothing was changed. */
type Payload =
  | { readonly kind: 'call'; readonly config: Record<string, unknown> }
  | { readonly kind: 'nothing' };

/**
 * The configuration of a submission. Pure.
 *
 * @param sources `answers` holds visible answers only, so that no hidden one can be sent
 * @param before the answers that the form began with
 */
export function payloadOf(submission: Submission, sources: Sources, before: Answers): Payload {
  const bindings = submission.with ?? {};
  if (submission.only !== 'changed')
    return { kind: 'call', config: resolveBindings(bindings, sources).config };
  const isChanged = (field: string) => !isSameAnswer(sources.answers[field], before[field]);
  const fields = Object.values(bindings).flatMap((binding) => fieldOf(binding) ?? []);
  if (!fields.some(isChanged)) return { kind: 'nothing' };
  const cleared = Object.fromEntries(fields.map((field) => [field, sources.answers[field] ?? null] as const));
  const { config } = resolveBindings(bindings, { ...sources, answers: cleared }, (_, binding) => {
    const field = fieldOf(binding);
    return field === undefined || isChanged(field);
  });
  return { kind: 'call', config };
}

/** Returns the operation that a submission calls now. */
export function operationOf(
  { operation, instead }: Submission,
  conditions: Conditions,
  sources: Sources,
): string {
  return instead?.find(({ when }) => isHolding(when, conditions, sources))?.operation ?? operation;
}

/** The device had no connection: nothing left it. */
class NotSentError extends Error {}

/**
 * Returns the code of a failure: the org's, or the client's where no answer of the org came. Undefined where nothing was
 * sent.
 */
export function failureCodeOf(failure: unknown): string | undefined {
  if (failure instanceof NotSentError) return undefined;
  return failure instanceof SdkError ? (failure.errors[0]?.errorCode ?? failure.code) : 'UNKNOWN';
}

/** Names what is sent: the same name while the same is sent again after a failure, another for anything else. */
interface Attempts {
  nameOf(content: string): string;
  /** The org has it: whatever comes next is something new. */
  end(): void;
}

/** Attempts of one screen; `createId` never gives the same twice. */
export function createAttempts(createId: () => string): Attempts {
  let last: { readonly content: string; readonly id: string } | undefined;
  return {
    nameOf(content) {
      if (last?.content !== content) last = { content, id: createId() };
      return last.id;
    },
    end() {
      last = undefined;
    },
  };
}

/** The ways to an operation. A read takes the signal of the options alone. */
interface Calling {
  readonly client: Client;
  readonly load: LoadOperation;
  /** The session of whoever began this, as `Client.session` told it then. */
  readonly session: number;
  readonly options?: WriteOptions;
}

/** Does a piece of what is sent. @throws an error that says that nothing was sent, where the device had no connection and no answer came */
export async function orNotSent<TResult>(work: () => Promise<TResult>): Promise<TResult> {
  const wasOffline = !navigator.onLine;
  try {
    return await work();
  } catch (failure) {
    throw wasOffline && hasNoAnswer(failure) ? new NotSentError() : failure;
  }
}

/** Calls the operation of a submission and hands back its answer. @throws SdkError, or an error that says that nothing was sent */
export function send(calling: Calling, operationId: string, config: object): Promise<unknown> {
  return orNotSent(async () => {
    const operation = await calling.load(operationId);
    // What somebody began does not go on as the next one's.
    if (calling.client.session() !== calling.session) throw new NotSentError();
    // A check of an answer names a read, and the kind in the table tells the two apart.
    if (operation.table.kind === 'read') return readOnce(calling, operation as Reading, config);
    // The checker made sure that a submission names a write.
    const writing = operation as WriteOperation<unknown, unknown>;
    const answer = await calling.client.write(writing, config, calling.options);
    if (writing.table.session === 'begins') tellSession(calling.client, answer);
    return answer;
  });
}

/** The answer to a log-in is the session that has begun: nobody waits until it was asked for once more. */
function tellSession(client: Client, answer: unknown): void {
  // The specs give both calls one schema.
  client.put(getCurrentSession, {}, answer as GetCurrentSessionData);
}

type Reading = ReadOperation<unknown, unknown>;

async function readOnce({ client, options }: Calling, operation: Reading, config: object): Promise<unknown> {
  const snapshot = await client.read(operation, config, { signal: options?.signal });
  if (snapshot.state === 'error') throw snapshot.error;
  return snapshot.state === 'unfulfilled' ? undefined : snapshot.data;
}

/** Returns true where no answer came: of the org, or of the portal where the operation itself could not be fetched. */
const hasNoAnswer = (failure: unknown) => !(failure instanceof SdkError) || failure.code === 'NETWORK';

/** Statuses of a host, or of what stands before it, that lost the org on the way. */
const lost = [502, 504];

/** Returns true where nobody knows whether the org did what it was asked: its answer did not come, or cannot be read. */
const isUnsure = (failure: unknown) =>
  hasNoAnswer(failure) ||
  (failure instanceof SdkError && (failure.code === 'MALFORMED_RESPONSE' || lost.includes(failure.status)));

/** Resolves a text; `field` is the one it is told at, `count` a number in it. */
type TextOfOutcome = (key: string, field?: string, count?: number) => string;

/** The texts that outcomes name, and the questions that they can be told at. */
interface Telling {
  readonly text: TextOfOutcome;
  /** Returns true for a question that is asked once those answers are forgotten. */
  readonly isAsked: IsAsked;
}

/** Reasons of a declined card that there are texts for; another one is told as a failure without a reason. */
const reasons = ['cardExpired', 'insufficientFunds', 'codeWrong', 'doNotHonor'];

/**
 * Returns the errors behind a failure: first the codes that the config names, then the fields that the server names,
 * then the message for everything else. What the server says of a field is for programs, and in English.
 *
 * An error at a question that is not asked is told like any other failure: there is nothing that could be checked again.
 */
export function errorsOf(submission: Submission, failure: unknown, telling: Telling): readonly FormError[] {
  const { text, isAsked } = telling;
  if (failure instanceof NotSentError) return [{ message: text('errors.offline') }];
  const told = failure instanceof SdkError ? failure.errors : [];
  const outcomes: { readonly [code: string]: Outcome } = submission.failed ?? {};
  const errors = told.flatMap((error) => {
    const { errorCode, field } = error;
    const outcome = outcomes[errorCode];
    const target = field === undefined ? undefined : fieldOfServer(submission, field);
    if (outcome !== undefined) return [withHints(errorOf(outcome, telling, target), error, text)];
    return target === undefined || !isAsked(target, []) ? [] : [{ field: target, message: text('invalid') }];
  });
  if (errors.length > 0) return errors;
  const { '*': other = { message: 'errors.somethingWentWrong' } } = outcomes;
  // The sentences that all screens share speak of an org that answered.
  if (isUnsure(failure) && other.message.startsWith('errors.')) return [{ message: text('errors.noAnswer') }];
  return [errorOf(other, telling)];
}

/** An outcome without a field of its own is told at the field that the server names. */
function errorOf(outcome: Outcome, { text, isAsked }: Telling, target?: string): FormError {
  const { forget, refill } = outcome;
  const named = outcome.field ?? target;
  const field = named !== undefined && isAsked(named, forget ?? []) ? named : undefined;
  const message = text(messageKeyOf(outcome.message), field);
  return {
    message,
    ...(field !== undefined && { field }),
    ...(forget !== undefined && { forget }),
    ...(refill !== undefined && { refill }),
  };
}

/** Returns an error in the words of its reason, where there is one, and with the tries that are left. */
function withHints(
  error: FormError,
  { declineReason, triesLeft }: PlatformError,
  text: TextOfOutcome,
): FormError {
  const isTold = declineReason !== undefined && reasons.includes(declineReason);
  const message = isTold ? text(`errors.declined.${declineReason}`) : error.message;
  const left = triesLeft === undefined ? [] : [text('errors.triesLeft', undefined, triesLeft)];
  return { ...error, message: [message, ...left].join(' ') };
}

/** `errors.x` is shared by all screens, anything else is the screen's own. */
export function messageKeyOf(message: string): string {
  return message.startsWith('errors.') ? message : `messages.${message}`;
}

/**
 * The form's field that is sent as a field of the record: `Email` is the one bound to `fields.Email`. Inside a list,
 * `users[1].email` is the question `email` of its second entry.
 */
function fieldOfServer(submission: Submission, name: string): string | undefined {
  const [member, ...inside] = name.split(/[^\w-]+/).filter(Boolean);
  const bound = Object.entries(submission.with ?? {}).find(([target]) => target.split('.').at(-1) === member);
  const field = bound && fieldOf(bound[1]);
  return field && [field, ...inside].join('.');
}

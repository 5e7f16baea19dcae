import { readFileSync } from 'node:fs';
import { SdkError } from '@energy-portal/sdk';
import type { Client } from '@energy-portal/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en/errors.json' with { type: 'json' };
import es from '../../../locales/es/errors.json' with { type: 'json' };
import catalogue from '../../screen-language/generated/catalogue.gen.json' with { type: 'json' };
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import { createAttempts, failureCodeOf, errorsOf, send } from './submission.ts';
import type { LoadOperation } from '../page/page.ts';

const languages = [
  ['English', en],
  ['Spanish', es],
] as const;

function numbered() {
  let count = 0;
  return createAttempts(() => `id${(count += 1)}`);
}

describe('attempts', () => {
  it('have one name while the same is sent again, and another for anything else', () => {
    const attempts = numbered();
    expect(['a', 'a', 'b', 'a'].map((content) => attempts.nameOf(content))).toEqual([
      'id1',
      'id1',
      'id2',
      'id3',
    ]);
  });

  it('begin anew once the org has what was sent', () => {
    const attempts = numbered();
    const first = attempts.nameOf('a');
    attempts.end();
    expect(attempts.nameOf('a')).not.toBe(first);
  });
});

const noAnswer = new SdkError('NETWORK', 'The server cannot be reached');
const unreadable = new SdkError('MALFORMED_RESPONSE', 'The answer cannot be read', { status: 200 });
const answered = (status: number) => new SdkError('HTTP', 'Refused', { status });
const failedCall = (errorCode: string, field?: string) =>
  new SdkError('HTTP', 'Refused', {
    errors: [
      { errorCode, message: "must have required property 'x'", ...(field !== undefined && { field }) },
    ],
  });
const submission = (other?: string): Submission => ({
  operation: 'enrollInPlan',
  with: { email: { field: 'email' } },
  done: {},
  failed: {
    KNOWN: { message: 'errors.known' },
    ...(other !== undefined && { '*': { message: other } }),
  },
});
const text = (key: string) => key;
const telling = { text, isAsked: () => true };

it.each([
  ['users[1].email', 'people.1.email'],
  ['users.0.email', 'people.0.email'],
  ['users[2]', 'people.2'],
  ['users', 'people'],
  ['other[1].email', undefined],
])('tells what the org says of %s at %s', (named, field) => {
  const sent = { ...submission(), with: { users: { field: 'people' } } };
  const [error] = errorsOf(sent, failedCall('UNKNOWN', named), telling);
  expect(error?.field).toBe(field);
});

it.each(['en', 'es', 'vi'])('says of no street of a move that it is a day, in %s', (language) => {
  const { submit }: { submit: Submission } = JSON.parse(
    readFileSync('screen-configs/account/move.json', 'utf8'),
  );
  const texts: { messages: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(`locales/${language}/screens/account/move.json`, 'utf8'),
  );
  const [error] = errorsOf(submit, failedCall('INVALID_INPUT', 'street'), telling);
  expect(error?.field).toBe('street');
  const told = texts.messages[error?.message.replace('messages.', '') ?? ''];
  expect(told).toMatch(/this answer|esta respuesta|câu trả lời này/);
});

describe('what a failure means', () => {
  it.each([
    ['a code that the screen names', failedCall('KNOWN'), 'errors.shared', { message: 'errors.known' }],
    [
      'a field without a code, never in the words of a schema',
      failedCall('OTHER', 'email'),
      'errors.shared',
      { field: 'email', message: 'invalid' },
    ],
    ['any other code', failedCall('OTHER'), 'errors.shared', { message: 'errors.shared' }],
    [
      'nothing that the screen names',
      failedCall('OTHER'),
      undefined,
      { message: 'errors.somethingWentWrong' },
    ],
    [
      'no answer, where the sentence is for all screens',
      noAnswer,
      'errors.shared',
      { message: 'errors.noAnswer' },
    ],
    ["no answer, in the screen's own words", noAnswer, 'notSent', { message: 'messages.notSent' }],
    ['an answer that cannot be read', unreadable, 'errors.shared', { message: 'errors.noAnswer' }],
    ['an org that was lost on the way', answered(502), undefined, { message: 'errors.noAnswer' }],
    ['an org that took too long', answered(504), 'errors.shared', { message: 'errors.noAnswer' }],
    ['an org that is busy', answered(503), 'errors.shared', { message: 'errors.shared' }],
    ['anything else', new TypeError('x'), 'errors.shared', { message: 'errors.noAnswer' }],
  ])('%s', (_, failure, other, want) => {
    expect(errorsOf(submission(other), failure, telling)).toEqual([want]);
  });
});

describe('what a failure means that names a question which is not asked', () => {
  it.each([
    ['no code of the screen', failedCall('OTHER', 'email'), 'notDone', 'messages.notDone'],
    ['nothing that the screen names', failedCall('OTHER', 'email'), undefined, 'errors.somethingWentWrong'],
    ['a code of the screen', failedCall('KNOWN', 'email'), 'notDone', 'errors.known'],
    ['no answer', noAnswer, 'errors.shared', 'errors.noAnswer'],
  ])('%s', (_, failure, other, message) => {
    const found = errorsOf(submission(other), failure, { text, isAsked: () => false });
    expect(found).toEqual([{ message }]);
  });

  it('because its answer is forgotten', () => {
    const used: Submission = {
      ...submission(),
      failed: { USED: { field: 'email', message: 'errors.used', forget: ['way'] } },
    };
    const isAsked = (field: string, forget: readonly string[]) =>
      field === 'email' && !forget.includes('way');
    const [error] = errorsOf(used, failedCall('USED'), { text, isAsked });
    expect(error).toEqual({ message: 'errors.used', forget: ['way'] });
  });
});

describe('what the org tells beside the code', () => {
  const named = (key: string, _field?: string, count?: number) =>
    count === undefined ? key : `${key} ${String(count)}`;
  it.each([
    [
      'a reason with a text takes the place of the message',
      { declineReason: 'cardExpired' },
      'errors.declined.cardExpired',
    ],
    ['another reason is told as none', { declineReason: 'newReason' }, 'errors.known'],
    ['tries left come after it', { triesLeft: 2 }, 'errors.known errors.triesLeft 2'],
    ['both', { declineReason: 'codeWrong', triesLeft: 1 }, 'errors.declined.codeWrong errors.triesLeft 1'],
  ])('%s', (_, hints, message) => {
    const failure = new SdkError('HTTP', 'Refused', {
      errors: [{ errorCode: 'KNOWN', message: '', ...hints }],
    });
    expect(errorsOf(submission(), failure, { ...telling, text: named })).toEqual([{ message }]);
  });

  it.each(languages)('has a text for each reason of the specs in %s', (_, texts) => {
    expect(Object.keys(texts.declined)).toEqual(catalogue.$defs.apex.DeclineReason.enum);
  });
});

describe('sending without a connection', () => {
  afterEach(() => vi.unstubAllGlobals());
  const found: LoadOperation = async () => ({ table: {} }) as never;
  const failing = (onLine: boolean, load = found) => {
    vi.stubGlobal('navigator', { onLine });
    // Nothing else of a client is used here.
    const client = { write: () => Promise.reject(noAnswer), session: () => 1 } as unknown as Client;
    return send({ client, load, session: 1 }, 'enrollInPlan', {}).catch((failure: unknown) => failure);
  };

  it('says that nothing was sent, and is no failure of a call', async () => {
    const failure = await failing(false);
    expect(errorsOf(submission('notSent'), failure, telling)).toEqual([{ message: 'errors.offline' }]);
    expect(failureCodeOf(failure)).toBeUndefined();
  });

  it('says so, too, where the operation itself could not be fetched', async () => {
    const failure = await failing(false, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(errorsOf(submission('notSent'), failure, telling)).toEqual([{ message: 'errors.offline' }]);
  });

  it('does not say so where a connection was there', async () => {
    expect(failureCodeOf(await failing(true))).toBe('NETWORK');
  });
});

describe('a question to the org that is not waited for any more', () => {
  it('is called off with its read', async () => {
    const asked: (AbortSignal | undefined)[] = [];
    const read: Client['read'] = (_operation, _config, options) => {
      asked.push(options?.signal);
      return new Promise(() => undefined);
    };
    // Nothing else of a client is used here.
    const client = { read, session: () => 1 } as unknown as Client;
    const load: LoadOperation = async () => ({ table: { kind: 'read' } }) as never;
    const asking = new AbortController();
    void send({ client, load, session: 1, options: { signal: asking.signal } }, 'suggestAddresses', {});
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asking.abort();
    expect(asked.map((signal) => signal?.aborted)).toEqual([true]);
  });
});

describe('the answer to a log-in', () => {
  const session = { userId: '005RM000001ctYFYAY', isGuest: false };

  it.each([
    ['is the session that has begun', 'begins', [['getCurrentSession', {}, session]]],
    ['is nobody’s once it is over', 'ends', []],
    ['of any other call is its own', undefined, []],
  ] as const)('%s', async (_, change, want) => {
    const told: unknown[] = [];
    const put: Client['put'] = ({ table }, config, data) => void told.push([table.id, config, data]);
    // Nothing else of a client is used here.
    const client = { write: async () => session, put, session: () => 1 } as unknown as Client;
    const load: LoadOperation = async () => ({ table: { kind: 'write', session: change } }) as never;
    expect(await send({ client, load, session: 1 }, 'logIn', {})).toBe(session);
    expect(told).toEqual(want);
  });
});

import { SdkError, type Client } from '@energy-portal/sdk';
import { describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import type { Sources } from '../../screen-language/model/model.ts';
import { errorsOf, failureCodeOf, messageKeyOf, operationOf, payloadOf, send } from './submission.ts';

const sourcesWith = (answers: Sources['answers']): Sources => ({
  answers,
  reads: {},
  session: { accountNumber: '44' },
  route: undefined,
  constants: undefined,
  brand: undefined,
  language: 'en',
});
const bindings = {
  'fields.Email': { field: 'email' },
  'fields.Phone': { field: 'phone' },
  account: { from: 'session.accountNumber' },
  kind: 'profile',
} as const;
const all: Submission = { operation: 'updateRecord', with: bindings, done: {} };
const onlyChanged: Submission = { ...all, only: 'changed' };

describe('what a form sends', () => {
  it.each<[string, Submission, Sources['answers'], Sources['answers'], unknown]>([
    ['nothing that it is not told to send', { operation: 'logOut', done: {} }, { email: 'a' }, {}, {}],
    [
      'all, changed or not',
      all,
      { email: 'a', phone: '1' },
      { email: 'a', phone: '1' },
      { fields: { Email: 'a', Phone: '1' }, account: '44', kind: 'profile' },
    ],
    [
      'what was changed, and what is no answer',
      onlyChanged,
      { email: 'b', phone: '1' },
      { email: 'a', phone: '1' },
      { fields: { Email: 'b' }, account: '44', kind: 'profile' },
    ],
    [
      'null for what was emptied',
      onlyChanged,
      { phone: '1' },
      { email: 'a', phone: '1' },
      { fields: { Email: null }, account: '44', kind: 'profile' },
    ],
  ])('is %s', (_, submission, answers, before, config) => {
    expect(payloadOf(submission, sourcesWith(answers), before)).toStrictEqual({ kind: 'call', config });
  });

  it('is nothing where nothing was changed', () => {
    const answers = { email: 'a', phone: '1' };
    expect(payloadOf(onlyChanged, sourcesWith(answers), answers)).toStrictEqual({ kind: 'nothing' });
  });

  it('is nothing where it is told to send changes and asks for none', () => {
    const submission: Submission = { operation: 'logOut', only: 'changed', done: {} };
    expect(payloadOf(submission, sourcesWith({ email: 'b' }), {})).toStrictEqual({ kind: 'nothing' });
  });
});

it.each([
  ['yes', 'changeAutopay'],
  ['no', 'setUpAutopay'],
])('the operation of a form depends on its conditions: %s', (answer, operation) => {
  const conditions = { isOn: { field: 'on', is: 'yes' } } as const;
  const submission: Submission = {
    operation: 'setUpAutopay',
    instead: [{ when: 'isOn', operation: 'changeAutopay' }],
    done: {},
  };
  expect(operationOf(submission, conditions, sourcesWith({ on: answer }))).toBe(operation);
  expect(operationOf(all, conditions, sourcesWith({ on: answer }))).toBe('updateRecord');
});

it.each([
  ['the org’s', new SdkError('HTTP', 'No', { errors: [{ errorCode: 'TAKEN', message: '' }] }), 'TAKEN'],
  ['the client’s, without an answer', new SdkError('NETWORK', 'No'), 'NETWORK'],
  ['of anything else', new TypeError('x'), 'UNKNOWN'],
])('the code of a failure is %s', (_, failure, code) => {
  expect(failureCodeOf(failure)).toBe(code);
});

it.each([
  ['errors.taken', 'errors.taken'],
  ['taken', 'messages.taken'],
])('the text of a message %s is %s', (message, key) => {
  expect(messageKeyOf(message)).toBe(key);
});

describe('a read that a form asks', () => {
  const error = new SdkError('HTTP', 'No');
  const asking = (snapshot: unknown) => {
    vi.stubGlobal('navigator', { onLine: true });
    // Nothing else of a client is used here.
    const client = { read: async () => snapshot, session: () => 1 } as unknown as Client;
    const load = () => ({ table: { kind: 'read' } }) as never;
    return send({ client, load, session: 1 }, 'findAddresses', {}).finally(() => vi.unstubAllGlobals());
  };
  it.each([
    ['answers', { state: 'fulfilled', data: 7 }, 7],
    ['has nothing to ask', { state: 'unfulfilled', data: 7 }, undefined],
  ])('%s', async (_, snapshot, data) => {
    expect(await asking(snapshot)).toBe(data);
  });

  it('fails as a write does', async () => {
    await expect(asking({ state: 'error', error })).rejects.toBe(error);
  });
});

describe('where an error is told', () => {
  const refused = (errorCode: string, field?: string) =>
    new SdkError('HTTP', 'No', {
      errors: [{ errorCode, message: '', ...(field !== undefined && { field }) }],
    });
  const submission: Submission = {
    operation: 'updateRecord',
    with: { 'fields.Email': { field: 'email' }, 'fields.Phone': { field: 'phone' } },
    done: {},
    failed: {
      PLAIN: { message: 'plain' },
      PLACED: { message: 'placed', field: 'phone' },
      USED: { message: 'used', field: 'phone', forget: ['phone'] },
    },
  };
  const told = (code: string, field?: string, asked = ['email', 'phone']) => {
    const seen: unknown[] = [];
    const errors = errorsOf(submission, refused(code, field), {
      text: (key, at) => (at === undefined ? key : `${key} at ${at}`),
      isAsked: (name, forget) => {
        seen.push([name, forget]);
        return asked.includes(name);
      },
    });
    return { errors, seen };
  };
  it.each<[string, string | undefined, string[], unknown, unknown]>([
    ['PLAIN', undefined, ['email'], { message: 'messages.plain' }, []],
    ['PLAIN', 'Email', ['email'], { message: 'messages.plain at email', field: 'email' }, [['email', []]]],
    ['PLAIN', 'Email', [], { message: 'messages.plain' }, [['email', []]]],
    [
      'PLACED',
      'Email',
      ['email', 'phone'],
      { message: 'messages.placed at phone', field: 'phone' },
      [['phone', []]],
    ],
    ['USED', undefined, [], { message: 'messages.used', forget: ['phone'] }, [['phone', ['phone']]]],
    ['OTHER', 'Email', ['email'], { message: 'invalid', field: 'email' }, [['email', []]]],
    ['OTHER', 'Email', [], { message: 'errors.somethingWentWrong' }, [['email', []]]],
    ['OTHER', 'Name', ['email'], { message: 'errors.somethingWentWrong' }, []],
  ])('%s of the field %s, where %j is asked', (code, field, asked, want, seen) => {
    expect(told(code, field, asked)).toStrictEqual({ errors: [want], seen });
  });

  it('tells each error of several', () => {
    const both = new SdkError('HTTP', 'No', {
      errors: [
        { errorCode: 'PLAIN', message: '' },
        { errorCode: 'OTHER', message: '', field: 'Phone' },
      ],
    });
    const errors = errorsOf(submission, both, { text: (key) => key, isAsked: () => true });
    expect(errors).toStrictEqual([{ message: 'messages.plain' }, { field: 'phone', message: 'invalid' }]);
  });
});

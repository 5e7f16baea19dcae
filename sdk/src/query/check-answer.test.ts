import { describe, expect, it } from 'vitest';
import type { Json } from '../core/json-value.ts';
import type { AnswerMembers, AnswerType } from '../spec/answer-type.ts';
import { compileAnswers, createAnswerCheck } from './check-answer.ts';

const NAMED: AnswerMembers = {
  Person: { id: 's', 'age?': 'n0', 'friend?': ['0', '#Person'] },
};

/** The pointer, the expected and the received type; undefined for an answer that fits. */
type Found = readonly [pointer: string, expected: string, received: string] | undefined;

const ROWS: readonly (readonly [why: string, type: AnswerType, value: Json, want: Found])[] = [
  ['any value', '', { a: 1 }, undefined],
  ['a string', 's', 'a', undefined],
  ['a number in place of a string', 's', 5, ['', 'string', 'number']],
  ['null where it may be', 'sn0', null, undefined],
  ['null where it may not be', 'sn', null, ['', 'string or number', 'null']],
  ['a list in place of an object', 'o', [], ['', 'object', 'array']],
  ['members', '#Person', { id: 'a', age: 3, friend: { id: 'b' } }, undefined],
  ['members that are not known', '#Person', { id: 'a', shoeSize: 44 }, undefined],
  ['no required member', '#Person', {}, ['/id', 'string', 'undefined']],
  ['null in place of a required member', '#Person', { id: null }, ['/id', 'string', 'null']],
  [
    'a member of another type, deep inside',
    '#Person',
    { id: 'a', friend: { id: 'b', age: '3' } },
    ['/friend/age', 'number or null', 'string'],
  ],
  ['a text in place of members', '#Person', 'a', ['', 'object', 'string']],
  ['a required member of any type', { a: '' }, { a: null }, undefined],
  ['no required member of any type', { a: '' }, {}, ['/a', 'any value', 'undefined']],
  ['a member that every object inherits', { toString: 's' }, {}, ['/toString', 'string', 'undefined']],
  ['items', ['s'], ['a', 'b'], undefined],
  ['an item of another type', ['s'], ['a', 1], ['/1', 'string', 'number']],
  ['no list', ['s'], {}, ['', 'array', 'object']],
  ['entries', { '*': 'n' }, { a: 1, b: 2 }, undefined],
  [
    'an entry of another type',
    { '*': 'n', 'a?': 's' },
    { a: 'x', 'b/c~': 'y' },
    ['/b~1c~0', 'number', 'string'],
  ],
  ['one of several', ['s', ['n'], '#Person'], [1], undefined],
  ['none of several', ['s', ['n']], true, ['', 'string or array', 'boolean']],
  [
    'none of several, by the deepest error',
    ['#Person', ['#Person']],
    [{ id: 1 }],
    ['/0/id', 'string', 'number'],
  ],
  ['what its tag says', { '|kind': { a: { x: 's' }, '*': 'o' } }, { kind: 'a', x: 'y' }, undefined],
  ['not what its tag says', { '|kind': { a: { x: 's' } } }, { kind: 'a' }, ['/x', 'string', 'undefined']],
  ['a tag that is not known', { '|kind': { a: { x: 's' } } }, { kind: 'b' }, undefined],
  [
    'a tag that is a number',
    { '|status': { 200: { x: 's' } } },
    { status: 200 },
    ['/x', 'string', 'undefined'],
  ],
  ['no tag', { '|kind': { a: 'o' } }, {}, ['/kind', 'any value', 'undefined']],
  ['no object that a tag could be in', { '|kind': { a: 'o' } }, 'a', ['', 'object', 'string']],
];

describe('compileAnswers', () => {
  it.each(ROWS)('%s', (_why, type, value, want) => {
    const found = compileAnswers({ answers: { it: type }, named: NAMED })('it')(value);
    expect(found && [found.pointer, found.expected, found.received]).toEqual(want);
  });

  it.each(['it', 'toString'])('knows nothing of an operation without an answer, called %s', (operation) => {
    expect(compileAnswers({ answers: {}, named: {} })(operation)('a')).toBeUndefined();
  });
});

describe('createAnswerCheck', () => {
  const table = { id: 'getPerson', api: 'people' };
  const call = { table };
  const modules = { people: async () => ({ answers: { getPerson: '#Person' }, named: NAMED }) };
  const good = (data: Json | undefined) =>
    Promise.resolve({ ok: true, status: 200, data, tag: 'a' } as const);

  it('hands on what is as promised', async () => {
    const answered = good({ id: 'a' });
    expect(await createAnswerCheck(modules)(call, answered)).toBe(await answered);
  });

  it.each([
    ['no body', good(undefined)],
    ['another api', good({})],
  ] as const)('asks nothing of %s', async (_why, answered) => {
    const other = { table: { ...table, api: 'pets' } };
    expect(await createAnswerCheck(modules)(other, answered)).toBe(await answered);
  });

  it('is content with what it gets where the types do not come', async () => {
    const check = createAnswerCheck({ people: () => Promise.reject(new Error('offline')) });
    const answered = good({ id: 5 });
    expect(await check(call, answered)).toBe(await answered);
  });

  it('makes an error of the rest', async () => {
    const outcome = await createAnswerCheck(modules)(call, good({ id: 5 }));
    const message = 'Expected "string" but received "number" at "/id"';
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        code: 'MALFORMED_RESPONSE',
        operation: 'getPerson',
        status: 200,
        message,
        errors: [{ errorCode: 'MALFORMED_RESPONSE', field: '/id', message }],
      },
    });
  });
});

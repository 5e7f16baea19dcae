import { describe, expect, it } from 'vitest';
import type { EnvelopeTable } from '../../spec/envelope.ts';
import { envelopeTarget, openAnswer } from './envelope.ts';

const wrapped: EnvelopeTable = {
  specPath: '/toys/v1',
  basePath: '/toys/v1',
  query: 'methodParams',
  answer: { status: 'status', body: 'body', headers: 'headers' },
};
const rest: EnvelopeTable = {
  specPath: '/toys/v1',
  basePath: '/rest/toys',
  statuses: { allowed: [200, 400], otherwise: 400, header: 'Toy-Status' },
};
const failed = [{ errorCode: 'SOMETHING_WENT_WRONG', message: 'The Apex method failed' }];
const unreadable = [{ errorCode: 'MALFORMED_RESPONSE', message: 'The answer is in no envelope' }];

describe('envelopeTarget', () => {
  const params = (values: object): string => `?methodParams=${encodeURIComponent(JSON.stringify(values))}`;
  it.each([
    ['by names', 'GET', '/toys/v1/a?x=1&y=b%20c', wrapped, `/toys/v1/a${params({ x: '1', y: 'b c' })}`],
    ['without parameters', 'GET', '/toys/v1/a', wrapped, '/toys/v1/a'],
    ['of several values', 'GET', '/toys/v1/a?x=1&x=2', wrapped, `/toys/v1/a${params({ x: '1,2' })}`],
    [
      'packed already',
      'GET',
      `/toys/v1/a${params({ x: 1, y: true })}`,
      wrapped,
      `/toys/v1/a${params({ x: '1', y: 'true' })}`,
    ],
    ['of a write', 'POST', '/toys/v1/a?x=1', wrapped, '/toys/v1/a?x=1'],
    ['at another path', 'GET', '/toys/v1/a?x=1', rest, '/rest/toys/a?x=1'],
    ['of another spec', 'GET', '/toys/v10/a?x=1', rest, '/toys/v10/a?x=1'],
  ])('moves a call %s', (_name, method, target, table, want) => {
    expect(envelopeTarget(target, method, table)).toBe(want);
  });
});

describe('openAnswer', () => {
  const open = (
    table: EnvelopeTable,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { text: inner, ...opened } = openAnswer({ status, text, header: (name) => headers[name] }, table);
    return { ...opened, body: inner.startsWith('[') || inner.startsWith('{') ? JSON.parse(inner) : inner };
  };

  it.each([
    ['an answer', { status: 200, body: '{"a":null}' }, { status: 200, headers: {}, body: { a: null } }],
    ['no body', { status: 204, body: null }, { status: 204, headers: {}, body: '' }],
    [
      'an error with a header',
      { status: 429, body: '[{"errorCode":"A","message":"b"}]', headers: { 'Retry-After': '9', other: 1 } },
      { status: 429, headers: { 'Retry-After': '9' }, body: [{ errorCode: 'A', message: 'b' }] },
    ],
    ['no envelope', { a: 1 }, { status: 502, headers: {}, body: unreadable }],
    ['a page', '<html>', { status: 502, headers: {}, body: unreadable }],
    ['a status that is none', { status: 999, body: '{}' }, { status: 502, headers: {}, body: unreadable }],
    ['a body that is no text', { status: 200, body: {} }, { status: 502, headers: {}, body: unreadable }],
  ])('unwraps %s', (_name, body, want) => expect(open(wrapped, 200, body)).toEqual(want));

  it.each([
    [
      'a method',
      wrapped,
      { exceptionType: 'System.NullPointerException', message: 'm', stackTrace: 'Class.X' },
    ],
    ['a class', rest, [{ errorCode: 'APEX_ERROR', message: 'System.X: Class.Y: line 5' }]],
  ])('shows nothing of an exception of %s', (_name, table, body) => {
    expect(open(table, 500, body)).toEqual({ status: 500, headers: {}, body: failed });
  });

  it.each([
    ['the status that is meant', 400, { 'Toy-Status': '429' }, 429],
    ['a status without a header', 400, {}, 400],
    ['a status that is allowed', 200, { 'Toy-Status': '429' }, 200],
    ['a header that is no status', 400, { 'Toy-Status': 'x' }, 400],
  ])('takes %s', (_name, status, headers, want) => {
    const body = [{ errorCode: 'A', message: 'b' }];
    expect(open(rest, status, body, headers)).toEqual({ status: want, headers: {}, body });
  });

  it("leaves the platform's own errors as they are", () => {
    const body = [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired or invalid' }];
    expect(open(wrapped, 401, body)).toEqual({ status: 401, headers: {}, body });
  });
});

import { describe, expect, it } from 'vitest';
import { requestIn, sealedRequest } from './code-request.ts';
import type { LogInResult } from './oauth-app.ts';

const failed = (reason: string): LogInResult => ({ state: 'failed', reason });

describe('a request for a code', () => {
  it('that the org gave a name has it, and is answered as the org says', () => {
    const { identifier, readResult } = requestIn(sealedRequest('9faAzYUJW0F0B30ud8uHXl2cX4hyFfrlXKUw'));
    expect(identifier).toBe('9faAzYUJW0F0B30ud8uHXl2cX4hyFfrlXKUw');
    expect(readResult(failed('invalid_request'))).toEqual(failed('invalid_request'));
  });

  it('that the org gave none has one like it, another one each time', () => {
    const [one, other] = [sealedRequest(undefined), sealedRequest(undefined)];
    expect([one.length, other.length]).toEqual([sealedRequest('9fa').length, sealedRequest('9fa').length]);
    expect(requestIn(one).identifier).toMatch(/^[\w-]{36}$/);
    expect(one).not.toBe(other);
  });

  it.each([
    ['a word of the org', failed('invalid_request'), { state: 'refused' }],
    ['an org that is away', failed('ECONNREFUSED'), failed('ECONNREFUSED')],
    ['an org under maintenance', failed('HTTP 503'), failed('HTTP 503')],
    ['too many tries', { state: 'throttled', retryAfter: '9' }, { state: 'throttled', retryAfter: '9' }],
  ] as const)('that the org gave none is answered like a wrong code for %s', (_, result, want) => {
    expect(requestIn(sealedRequest(undefined)).readResult(result)).toEqual(want);
  });
});

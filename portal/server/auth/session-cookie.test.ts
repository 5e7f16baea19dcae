import { describe, expect, it } from 'vitest';
import { LongCookieError, clearedCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';

describe('the cookie of a session', () => {
  it.each([
    ['http', () => sessionCookie('v', false), 'session=v; HttpOnly; SameSite=Strict; Path=/'],
    ['https', () => sessionCookie('v', true), '__Host-session=v; Secure; HttpOnly; SameSite=Strict; Path=/'],
    [
      'its end',
      () => clearedCookie(true),
      '__Host-session=; Secure; HttpOnly; SameSite=Strict; Path=/; Max-Age=0',
    ],
  ])('is guarded on %s', (_, make, want) => {
    expect(make()).toBe(want);
  });

  it.each([
    ['session=v', false, 'v'],
    ['a=b; session=v; c=d', false, 'v'],
    ['__Host-session=v', true, 'v'],
    ['session=planted', true, undefined],
    ['xsession=v', false, undefined],
    ['', false, undefined],
    [undefined, false, undefined],
  ])('is read in %j where secure is %s', (header, secure, want) => {
    expect(readSessionCookie(header, secure)).toBe(want);
  });

  it('is refused where browsers would drop it', () => {
    const rest = sessionCookie('', true).length;
    expect(sessionCookie('x'.repeat(4_096 - rest), true)).toHaveLength(4_096);
    expect(() => sessionCookie('x'.repeat(4_097 - rest), true)).toThrow(LongCookieError);
    expect(new LongCookieError(5_000)).toMatchObject({
      name: 'LongCookieError',
      message: 'The tokens of the org make a cookie of 5000 bytes; browsers keep 4096.',
    });
  });
});

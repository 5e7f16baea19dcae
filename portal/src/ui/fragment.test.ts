// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { addressNow, fragmentNow, takeFragment } from './fragment.ts';

beforeEach(() => history.replaceState(null, '', '/'));

const open = (address: string, state: unknown = null) => history.replaceState(state, '', address);

describe('what stands behind the # of an address', () => {
  it('leaves it where it has members, and is still known', () => {
    open('/es/reset-password?from=mail#token=kJ8s', { returnTo: '/profile' });
    takeFragment();
    expect(location.href).toBe('http://localhost:3000/es/reset-password?from=mail');
    expect(fragmentNow()).toBe('#token=kJ8s');
    expect(addressNow().href).toBe('http://localhost:3000/es/reset-password?from=mail#token=kJ8s');
    expect(history.state).toMatchObject({ returnTo: '/profile' });
  });

  it('stays where it names a place of the page', () => {
    open('/plans#main');
    takeFragment();
    expect(location.hash).toBe('#main');
    expect(fragmentNow()).toBe('#main');
  });

  it.each([
    ['another page', '/plans', ''],
    ['the same page with another link', '/deposit#token=other', '#token=other'],
  ])('is nobody’s on %s', (_, address, want) => {
    open('/deposit#token=kJ8s');
    takeFragment();
    history.pushState(null, '', address);
    takeFragment();
    expect(fragmentNow()).toBe(want);
  });

  it('outlives a state that is no object', () => {
    open('/deposit#token=kJ8s', 'sent');
    takeFragment();
    expect(fragmentNow()).toBe('#token=kJ8s');
  });
});

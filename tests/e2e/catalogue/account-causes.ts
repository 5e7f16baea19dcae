import { customers, password } from '../customers.ts';
import { words } from '../words.ts';
import { alter, command, open, screenOf, YEARS, type Cause, type Visit } from './visit.ts';

/** The demo's links have it; the one that changes an address and the one that resets belong to Diego. */
const secret = 'kJ8sV2mQx7Rz4tYbN1cW9eHa';
const nobodys = 'doesNotWorkAtAll000000000';
const fresh = 'Cloudy-day-8';
const model = /\/published\/.*log-in.*\.json$/;

function logIn(username: string, typed = password): Cause {
  return async (visit) => {
    await open(visit, '/login');
    const form = screenOf(visit, 'account/log-in');
    await form.type({ username, password: typed });
    await form.submit();
  };
}

async function openProfile(visit: Visit) {
  await open(visit, '/profile', customers.emily);
  return screenOf(visit, 'account/my-profile');
}

interface Passwords {
  readonly currentPassword?: string;
  readonly newPassword?: string;
  readonly confirmPassword?: string;
}

function changePassword(typed: Passwords, altered: Passwords = {}): Cause {
  return async (visit) => {
    await open(visit, '/change-password', customers.emily);
    await alter(visit, 'changePassword', { ...altered });
    const form = screenOf(visit, 'account/change-password');
    await form.type({ currentPassword: password, newPassword: fresh, confirmPassword: fresh, ...typed });
    await form.submit();
  };
}

const both = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });

function newPassword(meanwhile: (visit: Visit) => Promise<void>): Cause {
  return async (visit) => {
    await open(visit, `/reset-password#token=${secret}`);
    const form = screenOf(visit, 'account/new-password');
    await form.type(both(fresh));
    await meanwhile(visit);
    await form.submit();
  };
}

/** Causes of what is told about logging in, the profile and passwords. */
export const accountCauses = {
  loginFailed: logIn(customers.emily, 'Rainy-day-8'),
  accountInactive: logIn(customers.rosa),
  async somethingWentWrong(visit) {
    visit.site.breakDown('/logIn', 503);
    await logIn(customers.emily)(visit);
  },
  async unloaded(visit) {
    await visit.page.route(model, (route) => route.fulfill({ body: 'no JSON {' }));
    await open(visit, '/login');
  },
  async crash(visit) {
    visit.announce(/\[portal\] render/);
    await visit.page.route(model, (route) => route.fulfill({ json: {} }));
    await open(visit, '/login');
  },
  async unreachable(visit) {
    visit.announce(/\[portal\] session\.getCurrentSession/);
    visit.site.breakDown('/getCurrentSession', 503);
    await visit.page.goto('about:blank');
    await visit.page.goto(visit.site.url(visit.language === 'es' ? '/es/profile' : '/profile'));
  },
  async unreachableOffline(visit) {
    visit.announce(/\[portal\] session\.getCurrentSession/);
    visit.announce(/ERR_FAILED/);
    await visit.page.route('**/getCurrentSession*', (route) => route.abort());
    await visit.page.goto('about:blank');
    await visit.page.goto(visit.site.url(visit.language === 'es' ? '/es/profile' : '/profile'));
  },
  async signedOut(visit) {
    visit.announce(/\[portal\] header\.logOut/);
    await openProfile(visit);
    visit.site.breakDown('/logOut', 503);
    const common = words(visit.language, 'common');
    const signOut = visit.page.getByRole('button', { name: common('header.signOut') });
    const menu = visit.page.getByRole('button', { name: common('header.openMenu') });
    await signOut.or(menu).click();
    if (await menu.isVisible()) await signOut.click();
  },
  async phoneMalformed(visit) {
    const form = await openProfile(visit);
    await form.type({ mobilePhone: '12' });
    await form.submit();
  },
  oldPasswordInvalid: changePassword({ currentPassword: 'Rainy-day-8' }),
  passwordMismatchTyped: changePassword({ confirmPassword: 'Cloudy-day-9' }),
  passwordMismatch: changePassword({}, { confirmPassword: 'Cloudy-day-9' }),
  passwordTooShort: changePassword({}, both('Abcd-12')),
  passwordComposition: changePassword({}, both('Cloudyday')),
  passwordCommon: changePassword(both('Password-1')),
  passwordReused: changePassword({}, both(password)),
  passwordChanged: changePassword({}),
  async resetLinkExpired(visit) {
    await command(visit, 'clock', YEARS);
    await open(visit, `/reset-password#token=${secret}`);
  },
  resetLinkInvalid: (visit) => open(visit, `/reset-password#token=${nobodys}`),
  resetLinkExpiredMeanwhile: newPassword((visit) => command(visit, 'clock', YEARS)),
  resetLinkReplaced: newPassword((visit) => alter(visit, 'setNewPassword', { token: nobodys })),
  userNotFound: newPassword((visit) =>
    command(visit, 'errors', {
      operation: 'setNewPassword',
      kind: 'status',
      status: 404,
      code: 'USER_NOT_FOUND',
    }),
  ),
  async resetLinkSent(visit) {
    await open(visit, '/forgot-password');
    const form = screenOf(visit, 'account/forgot-password');
    await form.type({ email: customers.emily });
    await form.submit();
  },
} as const satisfies Readonly<Record<string, Cause>>;

import { words } from '../e2e/words.ts';
import { customers, password } from '../e2e/demo.ts';
import { see, until } from './engine.ts';
import type { Engine, Target } from './engine.ts';
import type { EngineSite } from './site.ts';

const logInWords = words('en', 'screens/account/log-in');
const common = words('en', 'common');

/** The heading of a screen that has come; the one of the first frame takes no focus. */
export const headingOf = (text: string): Target => ({ css: 'h1[tabindex]', text });

export const field = (text: string): Target => ({ css: 'main input, main textarea, main select', text });
export const button = (text: string): Target => ({ css: 'main button', text });
export const signOut: Target = { css: 'button', text: common('header.signOut') };

/** Fails unless the summary of errors has the focus. */
export const isSummaryFocused = `document.activeElement?.querySelector('[role=alert] h2')?.textContent === ${JSON.stringify(
  words('en', 'forms')('errorSummary'),
)}`;

/** Types the name and the password of a customer, and sends them. */
export async function logIn(engine: Engine, username: string, secret: string = password): Promise<void> {
  await engine.type(field(logInWords('fields.username.label')), username);
  await engine.type(field(logInWords('fields.password.label')), secret);
  await engine.press(button(logInWords('submit')));
}

/** Opens a page as a customer who has logged in. */
export async function openAs(
  engine: Engine,
  site: EngineSite,
  { path, username = customers.emily }: { readonly path: string; readonly username?: string },
): Promise<void> {
  await engine.open(site.url(path));
  await see(engine, headingOf(logInWords('title')));
  await logIn(engine, username);
  await see(engine, signOut);
}

/** Ends the session of whoever is logged in, and forgets what the browser keeps for the portal. */
export async function forget(engine: Engine, site: EngineSite): Promise<void> {
  // A page without a script of the portal.
  await engine.open(site.url('/healthz'));
  // A page that gives way to another one is asked again.
  await until(
    engine,
    `fetch('/lwr/apex/v64.0/PortalDataController/logOut', {
      method: 'POST', body: '{}', headers: { 'content-type': 'application/json', 'x-requested-with': 'portal' },
    }).then(() => { localStorage.clear(); return true; })`,
    'the end of the session',
  );
}

/** Waits until an element stands between the header, which stays, and the end of the window. */
export function seeInView(engine: Engine, css: string): Promise<void> {
  const isInView = `(() => {
    const box = document.querySelector(${JSON.stringify(css)})?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return box !== undefined && box.top >= Math.max(0, header?.bottom ?? 0) - 1 && box.top < innerHeight - 20;
  })()`;
  return until(engine, isInView, `${css} in view`);
}

import { fileURLToPath } from 'node:url';
import { readHeadlessFlows, type CounterStore, type HostOptions } from '@energy-portal/portal/server';
import { HEADLESS_SETTING } from '../sandbox/index.ts';

/** Another build than the one in the tree can be named, so that building goes on while journeys run. */
export const dist =
  process.env['PORTAL_DIST'] ?? fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** Hundreds of journeys come from one address, and some of them guess. */
const uncounted: CounterStore = {
  take: async () => ({ count: 0, endsIn: 0 }),
  giveBack: async () => undefined,
  read: async () => 0,
};

/** Which org the journeys are for: `E2E_ORG=strict` names one that takes tokens alone. */
const isStrictOrg = process.env['E2E_ORG'] === 'strict';

/** The form in which that org has the Apex calls: `E2E_APEX` names it; a strict one wraps them unless stated. */
const apexForm = formOf(process.env['E2E_APEX'] ?? (isStrictOrg ? 'wrapped' : undefined));

function formOf(name: string | undefined): 'wrapped' | 'rest' | undefined {
  if (name === undefined || name === 'wrapped' || name === 'rest') return name;
  throw new Error(`E2E_APEX takes wrapped or rest, not "${name}".`);
}

const oauth = {
  clientId: 'sandbox-portal',
  clientSecret: 'sandbox-secret',
  callbackUrl: 'http://localhost/services/oauth2/echo',
  cookieKeys: [{ id: 'journeys', bytes: new Uint8Array(32).fill(7) }],
} as const;

/** What the host asks such an org instead of the calls of a session. */
export const strictPaths: Readonly<Record<string, string>> = {
  '/logIn': '/services/oauth2/authorize',
  '/logOut': '/services/oauth2/revoke',
};

/** The settings of every host before the org: each of its answers is checked. */
export const checked = { dist, validatesAnswers: true, counters: uncounted };

/** The settings of every host before the org that the journeys are for. Only a headless flow sends codes for a log-in. */
export const hosting = {
  ...checked,
  apexForm,
  ...(isStrictOrg ? { oauth: { ...oauth, flows: readHeadlessFlows('codes') } } : {}),
};

/** Which org a site has, and how its host is to it. */
export interface SiteKind extends Pick<HostOptions, 'apexForm' | 'oauth'> {
  readonly isStrict: boolean;
}

export const usualKind: SiteKind = { ...hosting, isStrict: isStrictOrg };

/** A real org's way whatever the journeys are for, with the headless flows for passwords, registration and codes. */
export const headlessKind: SiteKind = {
  isStrict: true,
  apexForm: apexForm ?? 'wrapped',
  oauth: { ...oauth, flows: readHeadlessFlows(HEADLESS_SETTING) },
};

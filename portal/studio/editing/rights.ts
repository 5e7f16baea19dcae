import type { Role } from '../protocol.ts';

/** Roles from the least to the most: each may do what those before it may. */
export const roles = ['read', 'texts', 'screens', 'publish'] as const satisfies readonly Role[];

/** The rights of a role, for people. */
export const roleWords: Readonly<Record<Role, string>> = {
  read: 'look at everything',
  texts: 'change texts',
  screens: 'change screens and texts',
  publish: 'change screens and texts, approve and publish',
};

/** Returns true where a role may do what another one may. */
export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);

/** The least role that may change a file. */
export const roleOfPath = (path: string): Role => (path.startsWith('locales/') ? 'texts' : 'screens');

/** Returns true for the name of a role. */
export const isRole = (text: string): text is Role => roles.some((one) => one === text);

/** The sentence for somebody whose role does not let him do something. */
export const notAllowed = (role: Role, least: Role): string =>
  `Your role is to ${roleWords[role]}. Somebody who may ${roleWords[least]} can do this.`;

import type { SecurityCheck } from './evidence.ts';

const host = 'tests/e2e/host.spec.ts';
const logIn = 'tests/e2e/log-in.spec.ts';
const deposit = 'tests/e2e/deposit.spec.ts';
const trust = 'portal/server/trust.test.ts';
const pure = 'portal/server/pure.test.ts';
const password = 'tests/sandbox/operations/log-in/password.test.ts';
const sinks = 'tests/architecture/sinks.test.ts';
const tries = 'portal/server/limits/tries.test.ts';
const session = 'tests/sandbox/operations/log-in/session.test.ts';

/** The checks of sessions, passwords and links: 14 to 27. */
export const accountChecks: readonly SecurityCheck[] = [
  {
    number: 14,
    requirement: 'The session cookie is out of reach of scripts, and over https bound to the host.',
    evidence: [
      [host, 'a session is HttpOnly, for this site alone'],
      [trust, 'tells the org who asks over https, as a trusted proxy says, and guards its cookie'],
    ],
    state: 'holds',
  },
  {
    number: 15,
    requirement: 'A session has a new id after logging in, and is dead after logging out.',
    evidence: [[logIn, 'logging in brings a session of its own, and logging out ends it']],
    state: 'holds',
    question: 'Does the org end a session that was there before the log-in?',
  },
  {
    number: 16,
    requirement: 'What changes something comes from the portal’s own pages alone.',
    evidence: [[host, 'is refused and begins no session']],
    state: 'holds',
  },
  {
    number: 17,
    requirement: 'Nothing is changed by GET, and no call hides its method.',
    evidence: [[trust, 'refuses a call that hides its method']],
    state: 'holds',
    question: 'Do all Apex methods that change something refuse GET?',
  },
  {
    number: 18,
    requirement: 'A failed log-in tells nothing of the account.',
    evidence: [
      [session, 'answers every wrong combination with the same headers'],
      ['tests/sandbox/operations/log-in/alike.test.ts', '1,000 each of a known and an unknown customer'],
      [tries, 'of one address for many accounts are limited'],
    ],
    state: 'holds',
    question: 'Are the times of refused log-ins alike for known and unknown names?',
  },
  {
    number: 19,
    requirement: 'Asking for a new password tells nothing of the account, and is limited.',
    evidence: [
      [password, 'answers alike for customers, for strangers and for who is inactive'],
      [password, 'has five links in 15 minutes for %s'],
      [tries, 'links for a new password count where the org sends them, too'],
      ['tests/sandbox/operations/log-in/alike.test.ts', 'answers cost the same work'],
    ],
    state: 'holds',
    question: 'How many links can one address of the network ask for?',
  },
  {
    number: 20,
    requirement: 'The secret of a link works once, expires, and does not stay in the address.',
    evidence: [
      [password, 'gets a new password once, ends every session and forgives wrong tries'],
      [deposit, 'the secret of a link leaves the address at once'],
    ],
    state: 'holds',
  },
  {
    number: 21,
    requirement: 'Long passwords, any characters and pasting are taken; common and used ones are not.',
    evidence: [
      [password, 'is not set to one that %s'],
      ['tests/sandbox/services/sessions/password-rules.test.ts', '%s is too common'],
      [password, 'remembers the present password and five earlier ones'],
    ],
    state: 'holds',
    question: 'Which list of common passwords does the org use?',
  },
  {
    number: 22,
    requirement: 'Who changes e-mail, password, bank or card proves again who they are, and is told of it.',
    evidence: [
      [password, 'needs the present password, and counts wrong ones for themselves'],
      [
        'tests/sandbox/operations/payments/autopay.test.ts',
        'are added, and autopay is changed, by nobody who does not know the password',
      ],
      ['tests/e2e/autopay.spec.ts', 'passwordNotYours'],
    ],
    state: 'holds',
    question: 'Can the org ask for the password, or for a code, when a payment method or autopay is changed?',
  },
  {
    number: 23,
    requirement: 'The language switch never leaves the site.',
    evidence: [
      ['portal/src/i18n/switch-language.property.test.ts', 'stays on the origin'],
      ['tests/e2e/language.spec.ts', 'switching never leaves the origin'],
    ],
    state: 'holds',
  },
  {
    number: 24,
    requirement: 'No parameter of an address leads to another site.',
    evidence: [['portal/src/app/return-address.test.ts', 'readReturnAddress']],
    state: 'holds',
  },
  {
    number: 25,
    requirement: 'A link of the org leads to https or to the portal, and never runs anything.',
    evidence: [
      ['portal/src/ui/safe-link.test.ts', 'safeLink'],
      [sinks, 'an address by its beginning'],
    ],
    state: 'holds',
  },
  {
    number: 26,
    requirement: 'An id never changes the path of a call.',
    evidence: [[pure, 'checkProxiedCall']],
    state: 'holds',
  },
  {
    number: 27,
    requirement: 'Names such as __proto__ in data change nothing else.',
    evidence: [
      ['tests/sandbox/mutated-requests.property.test.ts', 'answers every mutated request with success'],
      ['sdk/src/core/json.test.ts', '__proto__'],
    ],
    state: 'holds',
  },
];

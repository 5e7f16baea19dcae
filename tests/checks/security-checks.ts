import type { SecurityCheck } from './evidence.ts';

const host = 'tests/e2e/host.spec.ts';
const device = 'tests/e2e/device.spec.ts';
const logIn = 'tests/e2e/log-in.spec.ts';
const deposit = 'tests/e2e/deposit.spec.ts';
const kept = 'tests/e2e/kept-data.spec.ts';
const trust = 'portal/server/trust.test.ts';
const pure = 'portal/server/pure.test.ts';
const hostTest = 'portal/server/host.test.ts';
const attacks = 'portal/server/attacks.test.ts';
const password = 'tests/sandbox/operations/log-in/password.test.ts';
const session = 'tests/sandbox/operations/log-in/session.test.ts';

/** The checks by their numbers. */
export const securityChecks: readonly SecurityCheck[] = [
  {
    number: 1,
    requirement: 'The content security policy allows nothing unsafe, and binds scripts to their bytes.',
    evidence: [
      [host, 'answers ${status} with every security header'],
      ['portal/server/integrity.test.ts', 'stands in the document, and its policy names it'],
    ],
    state: 'holds',
  },
  {
    number: 2,
    requirement: 'Every answer has the security headers, errors and those of the org too.',
    evidence: [[host, 'answers ${status} with every security header']],
    state: 'holds',
  },
  {
    number: 3,
    requirement: 'Text becomes markup or script only through the one policy of the sanitiser.',
    evidence: [['portal/server/headers.ts', "require-trusted-types-for 'script'"]],
    state: 'partly',
    left: 'The policy is set; no test in a browser tries each sink.',
  },
  {
    number: 4,
    requirement: 'No code runs out of the HTML of the org.',
    evidence: [['portal/src/ui/safe-html.test.tsx', 'leads to %s']],
    state: 'partly',
    left: 'Thousands of mutated texts in a browser.',
  },
  {
    number: 5,
    requirement: 'A script whose bytes were changed does not run.',
    evidence: [['tests/e2e/integrity.spec.ts', 'runs when its bytes are others']],
    state: 'holds',
  },
  {
    number: 6,
    requirement: 'Every script of a payment page is listed with its reason, and refusals are reported.',
    evidence: [
      ['scripts/build.ts', 'scripts/check-payment-scripts.ts'],
      ['scripts/product/payment-scripts.test.ts', 'the inventory of payment scripts'],
      ['portal/server/reports/reports.test.ts', 'asks for reports, logs each kind once'],
    ],
    state: 'partly',
    left: 'Scripts that an act of the customer loads are not listed yet.',
  },
  {
    number: 7,
    requirement: 'No other site shows the portal in a frame.',
    evidence: [[hostTest, 'lets pages of an origin that it was told show its documents in a frame']],
    state: 'holds',
  },
  {
    number: 8,
    requirement: 'Pages ask nobody but the portal and its payment processor.',
    evidence: [['tests/e2e/site.ts', 'Request to ${hostname}']],
    state: 'holds',
  },
  {
    number: 9,
    requirement: 'No card number is in a request, a log or the storage of the portal.',
    evidence: [
      ['portal/src/page/card-numbers.test.ts', 'maskCardNumbers'],
      ['tests/sandbox/protocol/card-number.test.ts', 'is refused with the name of its field'],
    ],
    state: 'partly',
    left: 'A run of all forms with a card number, and a search of requests, storage and logs for it.',
    question: 'Does the org mask numbers that look like cards in cases, comments and file names?',
  },
  {
    number: 10,
    requirement: 'Fields for cards and bank accounts are in the frame of the processor alone.',
    evidence: [['tests/e2e/payments.ts', "page.frameLocator('iframe')"]],
    state: 'partly',
    left: 'A test that looks for such fields in the own document.',
  },
  {
    number: 11,
    requirement: 'A payment is made once, whatever happens to calls and answers.',
    evidence: [
      ['tests/sandbox/services/intents/intents.test.ts', 'the same key'],
      [deposit, 'a lost payment is tried again under the same key'],
      ['tests/sandbox/crash.test.ts', 'kill'],
    ],
    state: 'holds',
    question:
      'Does the org remember the key of each payment for at least 24 hours, and answer a repeat with the first answer?',
  },
  {
    number: 12,
    requirement: 'A payment whose outcome is unknown is never told as failed.',
    evidence: [[deposit, 'an unknown outcome is checked until it is decided']],
    state: 'holds',
  },
  {
    number: 13,
    requirement:
      'The authorisation of a bank debit is complete, in both languages, and handed out as a copy.',
    evidence: [
      ['tests/sandbox/services/autopay/terms.test.ts', 'the terms of a %s'],
      ['tests/e2e/autopay.spec.ts', 'autopay by bank account is authorised, kept as a copy'],
    ],
    state: 'holds',
    question: 'Who approves the wording of the authorisation?',
  },
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
    evidence: [[session, 'answers every wrong combination with the same headers']],
    state: 'partly',
    left: 'The times of answers are not compared by a statistical test.',
    question: 'Are the times of refused log-ins alike for known and unknown names?',
  },
  {
    number: 19,
    requirement: 'Asking for a new password tells nothing of the account, and is limited.',
    evidence: [
      [password, 'answers alike for customers, for strangers and for who is inactive'],
      [password, 'has five links in 15 minutes for %s'],
    ],
    state: 'partly',
    left: 'No limit for one sender who asks for many addresses.',
    question: 'How many links can one address of the network ask for?',
  },
  {
    number: 20,
    requirement: 'The secret of a link works once, expires, and does not stay in the address.',
    evidence: [[password, 'gets a new password once, ends every session and forgives wrong tries']],
    state: 'partly',
    left: 'The secret stays behind the # of the address while the page is open.',
  },
  {
    number: 21,
    requirement: 'Long passwords, any characters and pasting are taken; common and used ones are not.',
    evidence: [
      [password, 'is not set to one that %s'],
      [password, 'remembers the present password and five earlier ones'],
    ],
    state: 'partly',
    left: 'Common passwords are told by 26 stems, not by a long list.',
    question: 'Which list of common passwords does the org use?',
  },
  {
    number: 22,
    requirement: 'Who changes e-mail, password, bank or card proves again who they are, and is told of it.',
    evidence: [[password, 'needs the present password, and counts wrong ones like tries to log in']],
    state: 'partly',
    left: 'Changes of cards, bank accounts and autopay ask for nothing.',
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
    evidence: [['portal/src/ui/safe-html.test.tsx', 'safeLink']],
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
      ['tests/sandbox/mutated-requests.property.test.ts', '__proto__'],
      ['sdk/src/core/json.test.ts', '__proto__'],
    ],
    state: 'holds',
  },
  {
    number: 28,
    requirement: 'What strangers write is read in linear time.',
    evidence: [
      ['tests/regular-expressions.test.ts', 'take a time in line with the length of a text'],
      ['portal/server/linear.test.ts', 'Accept-Encoding'],
    ],
    state: 'holds',
  },
  {
    number: 29,
    requirement: 'A file’s name, beginning and size fit each other, on the page and in the org.',
    evidence: [
      ['portal/src/files/file-check.test.ts', 'the content of a file'],
      ['tests/sandbox/services/documents/file-format.test.ts', 'the beginning of a file'],
    ],
    state: 'holds',
    question: 'Does the org look at the bytes of a file, or at its name alone?',
  },
  {
    number: 30,
    requirement: 'Hostile bytes of an upload neither end a process nor fill its memory.',
    evidence: [['tests/sandbox/http/mutated-forms.property.test.ts', 'fc.assert']],
    state: 'holds',
  },
  {
    number: 31,
    requirement: 'An infected file is never handed out.',
    evidence: [['tests/e2e/attachments.spec.ts', 'an infected one is never handed out']],
    state: 'holds',
    question: 'Which scanner looks at files, and how long does it take?',
  },
  {
    number: 32,
    requirement: 'A file of the org is saved, and never shown as a page of the portal.',
    evidence: [[trust, 'sends a file as bytes to be saved, whatever the org says of it']],
    state: 'holds',
  },
  {
    number: 33,
    requirement: 'The browser’s storage holds what is listed, and nothing else.',
    evidence: [
      [device, 'what is kept in the browser goes with the session, the language apart'],
      [logIn, 'the session cookie is out of reach of scripts'],
    ],
    state: 'holds',
  },
  {
    number: 34,
    requirement: 'Signing out leaves nothing on the device, without a connection too.',
    evidence: [
      [device, 'signing out without a connection wipes at once'],
      [trust, 'the answer of logging out'],
    ],
    state: 'holds',
  },
  {
    number: 35,
    requirement: 'The back button shows nothing after signing out.',
    evidence: [
      [logIn, 'after logging out the back button shows nothing of the customer'],
      ['portal/src/app/restored-page-check.test.tsx', 'persisted'],
    ],
    state: 'holds',
  },
  {
    number: 36,
    requirement: 'One customer never sees another’s data on the same device.',
    evidence: [[kept, 'another customer sees nothing of the one before']],
    state: 'holds',
  },
  {
    number: 37,
    requirement: 'Signing out in one tab ends the others.',
    evidence: [[kept, 'signing out in one tab ends the other']],
    state: 'holds',
  },
  {
    number: 38,
    requirement: 'What is kept on the device cannot be read without the session.',
    evidence: [
      [device, 'leaves nothing of the customer to be read'],
      ['sdk/src/extensions/persistence/encrypted-database.test.ts', 'leaves nothing readable on the device'],
    ],
    state: 'partly',
    left: 'A guest’s draft is readable in the tab’s storage until the tab is closed.',
    question: 'Can the org tell a secret with each session, derived from its id?',
  },
  {
    number: 39,
    requirement: 'Logs have no names, addresses, ids or secrets of customers.',
    evidence: [['portal/server/reports/reports.test.ts', 'tell nothing of the customer']],
    state: 'partly',
    left: 'A run of all journeys with marked values, and a search of the log for them.',
  },
  {
    number: 40,
    requirement: 'An error says nothing of the inside.',
    evidence: [
      [hostTest, 'says that the org cannot be reached, and nothing more'],
      [host, 'says nothing of the inside'],
    ],
    state: 'holds',
  },
  {
    number: 41,
    requirement: 'Calls and answers pass the host by lists of paths, methods and headers.',
    evidence: [
      [trust, 'shows the org the headers that it reads, and none of the others'],
      [trust, 'shows the client the headers of the org that it reads'],
      [pure, 'checkProxiedCall'],
    ],
    state: 'holds',
  },
  {
    number: 42,
    requirement: 'A request that two servers would read differently is refused.',
    evidence: [[pure, 'checkRequest']],
    state: 'partly',
    left: 'Shapes on raw sockets (two lengths, obsolete folding) were tried by hand, not by a test.',
  },
  {
    number: 43,
    requirement: 'Headers, bodies and addresses have limits.',
    evidence: [[pure, 'REQUEST_TOO_LARGE']],
    state: 'holds',
  },
  {
    number: 44,
    requirement: 'Slow and silent clients take nothing from others.',
    evidence: [
      [attacks, 'are cut when they take an answer too slowly'],
      [attacks, 'of one customer hold so many places, and no other call waits behind any of them'],
      [attacks, 'lets log-in, payments and records go on'],
    ],
    state: 'holds',
  },
  {
    number: 45,
    requirement: 'An address that looks like a file is never answered with a page.',
    evidence: [[hostTest, "'/profile/style.css', 404"]],
    state: 'holds',
  },
  {
    number: 46,
    requirement: 'No source map, hidden file or folder is handed out.',
    evidence: [[hostTest, "'/.git/config', 404"]],
    state: 'holds',
  },
  {
    number: 47,
    requirement: 'The linter refuses what makes code out of text.',
    evidence: [
      ['.oxlintrc.json', 'no-implied-eval'],
      ['.oxlintrc.json', 'react/no-danger'],
    ],
    state: 'partly',
    left: 'No rule for innerHTML; browsers refuse it by Trusted Types.',
  },
  {
    number: 48,
    requirement: 'Packages are exact, bound to their bytes, and run install scripts by permission alone.',
    evidence: [
      ['tests/architecture/lock-file.test.ts', 'it('],
      ['package.json', 'allowScripts'],
    ],
    state: 'partly',
    left: 'Unused dependencies fail no gate.',
  },
];

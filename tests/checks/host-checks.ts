import type { SecurityCheck } from './evidence.ts';

const host = 'tests/e2e/host.spec.ts';
const device = 'tests/e2e/device.spec.ts';
const logIn = 'tests/e2e/log-in.spec.ts';
const kept = 'tests/e2e/kept-data.spec.ts';
const trust = 'portal/server/trust.test.ts';
const pure = 'portal/server/pure.test.ts';
const hostTest = 'portal/server/host.test.ts';
const attacks = 'portal/server/attacks.test.ts';
const sinks = 'tests/architecture/sinks.test.ts';

/** The checks of files, devices and the host: 28 to 48. */
export const hostChecks: readonly SecurityCheck[] = [
  {
    number: 28,
    requirement: 'What strangers write is read in linear time.',
    evidence: [
      ['tests/regular-expressions.test.ts', 'take a time in line with the length of a text'],
      ['portal/server/linear.test.ts', '%s takes a time in line with its length'],
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
    evidence: [
      ['portal/src/files/file-check.property.test.ts', 'files with hostile bytes, names and sizes'],
      ['tests/sandbox/mutated-requests.property.test.ts', 'answers every mutated request with success'],
      ['tests/sandbox/http/mutated-forms.property.test.ts', 'answers whatever comes'],
    ],
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
      ['portal/src/app/restored-page-check.test.tsx', 'loads it anew where nobody is'],
    ],
    state: 'holds',
  },
  {
    number: 36,
    requirement: 'One customer never sees another’s data on the same device.',
    evidence: [
      [kept, 'another customer sees nothing of the one before'],
      ['tests/cache-model/late-replies.test.ts', 'never enter the store of another user'],
    ],
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
      [device, 'leaves nothing of the customer or a guest to be read'],
      ['portal/src/drafts/tab-draft-storage.test.ts', 'is not to be read in the tab'],
      ['sdk/src/extensions/persistence/encrypted-database.test.ts', 'leaves nothing readable on the device'],
    ],
    state: 'holds',
    question: 'Can the org tell a secret with each session, derived from its id?',
  },
  {
    number: 39,
    requirement: 'Logs have no names, addresses, ids or secrets of customers.',
    evidence: [
      ['portal/server/reports/reports.test.ts', 'tell nothing of the customer'],
      ['tests/e2e/site.ts', 'The log tells of a customer'],
      ['tests/checks/personal-values.test.ts', 'record id'],
      ['portal/server/telemetry/telemetry.test.ts', 'nothing of a customer is in lines'],
    ],
    state: 'holds',
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
    evidence: [
      [pure, 'checkRequest'],
      ['portal/server/framing.test.ts', 'reaches no org'],
    ],
    state: 'holds',
  },
  {
    number: 43,
    requirement: 'Headers, bodies and addresses have limits.',
    evidence: [
      ['portal/server/request-limits.test.ts', 'a request that is larger than any of the portal’s own'],
      [pure, 'a file that is too large'],
    ],
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
      [sinks, 'makes no text into'],
    ],
    state: 'holds',
  },
  {
    number: 48,
    requirement: 'Packages are exact, bound to their bytes, and run install scripts by permission alone.',
    evidence: [
      ['tests/architecture/lock-file.test.ts', 'binds every package to its bytes'],
      ['tests/architecture/lock-file.test.ts', 'names exact versions in'],
      ['tests/architecture/lock-file.test.ts', 'decides of every package with an install script'],
      ['scripts/check.ts', "light('unused', 'knip'"],
    ],
    state: 'holds',
  },
];

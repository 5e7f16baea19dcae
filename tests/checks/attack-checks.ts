import type { SecurityCheck } from './evidence.ts';

type AttackCheck = Pick<SecurityCheck, 'requirement' | 'evidence'>;

const attacks = 'portal/server/attacks.test.ts';
const trust = 'portal/server/trust.test.ts';
const tries = 'portal/server/limits/tries.test.ts';
const device = 'tests/e2e/device.spec.ts';
const shared = 'portal/server/shared-files.test.ts';
const waiting = 'tests/bench/host/waiting.ts';

/** The promises that hold under attack, by the thing that is attacked. */
export const attackChecks: readonly AttackCheck[] = [
  {
    requirement: 'Every header and address is read in a time in line with its length.',
    evidence: [
      ['portal/server/linear.test.ts', '%s takes a time in line with its length'],
      ['tests/regular-expressions.test.ts', 'cannot be made to go back and forth'],
    ],
  },
  {
    requirement:
      'Clients that never read are cut, each address has so many connections, and health checks have room.',
    evidence: [
      [attacks, 'are cut when they pile up requests, and nobody else notices'],
      [attacks, 'cost next to nothing by what stands behind the cut'],
      [attacks, 'are refused where they expect what there is not, past no limit'],
      [attacks, 'hold no more unsent bytes than there is memory for'],
      [attacks, 'of anything but files hold no more bytes than there is memory for'],
      [attacks, 'are cut when they take an answer too slowly, however large it is'],
      [attacks, 'have so many connections an address, and are told so'],
      [attacks, 'leave room for health checks when the host is full'],
      [attacks, 'leave room for health checks, however many fill the reserve again and again'],
      [tries, 'of a whole /64 are one client’s'],
    ],
  },
  {
    requirement: 'Slow uploads hold places of their own, have to go on, and no call waits behind them.',
    evidence: [
      [attacks, 'of one customer hold so many places, and no other call waits behind any of them'],
      [attacks, 'of one customer are of one customer, whatever cookies stand beside the session'],
      [attacks, 'that leave while their class is paused end nothing'],
      [attacks, 'that stand still say nothing of the org that gives them up'],
      [attacks, 'of a %s are taken by nobody'],
      [attacks, 'are cut where they stand still, and a slow one that goes on is not'],
      ['portal/server/host.test.ts', 'passes a file of several megabytes on as it came'],
    ],
  },
  {
    requirement:
      'Waiting for an org that hangs has a bound, ends with the client, and is paused by class of calls.',
    evidence: [
      [attacks, 'is asked no more than it has places, and who finds none is told at once'],
      [attacks, 'keeps no place for clients that have gone'],
      [attacks, 'is not asked while its class is paused, but for one try, which ends the pause'],
      [attacks, 'lets log-in, payments and records go on'],
      [attacks, 'ends an answer that comes a byte at a time'],
      [attacks, 'get an answer that drips no longer than other calls'],
      [attacks, 'keeps nobody else waiting behind the many calls of one address'],
      [attacks, 'is asked itself where one call took too long'],
    ],
  },
  {
    requirement: 'Who asks for many things at once, and leaves, lets others go between.',
    evidence: [
      ['portal/server/limits/turns.test.ts', 'hold nobody for what another has sent'],
      ['portal/server/limits/connections.test.ts', 'begins so many connections of an address at once'],
      ['tests/bench/host/attacks.ts', 'asks for reports and leaves'],
    ],
  },
  {
    requirement: 'The page says what is away, and the rest of it works.',
    evidence: [
      [
        'tests/contract/failures/failures.test.ts',
        'has a cell for each call of each screen and each kind of failure',
      ],
      ['tests/e2e/failure-matrix.spec.ts', 'after ${kind.name} ${place.id} has'],
    ],
  },
  {
    requirement: 'Addresses and names that nobody knows cost no more than known ones.',
    evidence: [
      ['portal/server/documents.test.ts', 'makes one document of a thousand addresses that nobody knows'],
      [trust, 'are those it was given; many others reach nothing but a refusal'],
    ],
  },
  {
    requirement: 'A roll-out drops nothing, and hosts start while the org is down.',
    evidence: [
      [attacks, 'says that it is not ready, goes on for the delay, and finishes what is under way'],
      [attacks, 'waits for no connection on which nothing was asked'],
      [attacks, 'starts while the org is down, serves pages, and is ready when the org is there'],
    ],
  },
  {
    requirement: 'Chunks of two builds behind one address are found for a day after a page named them.',
    evidence: [
      [shared, 'finds what either host has named, for a day after it was named last'],
      [shared, 'two hosts with different builds find the files of each other'],
    ],
  },
  {
    requirement:
      'Speed beside nginx, memory over ten minutes and the waiting of others under attack are measured.',
    evidence: [
      ['tests/bench/host/loads.ts', 'nginx'],
      ['tests/bench/host/memory.ts', 'slope'],
      [waiting, 'p99'],
    ],
  },
  {
    requirement:
      'In production the host starts with trusted proxies and names alone, and tells the org who asks.',
    evidence: [
      ['tests/start.test.ts', 'production without a word about proxies and names'],
      [trust, 'tells the org who asks over https, as a trusted proxy says, and guards its cookie'],
      [trust, 'passes numbers on as they came'],
      [trust, 'a script'],
    ],
  },
  {
    requirement:
      'Who leaves the page alone is warned, blanked and signed out; a shared computer keeps nothing.',
    evidence: [
      ['tests/e2e/session-end.spec.ts', 'who does not answer is signed out in time, and told so'],
      [device, 'a page whose session is over is blanked though nobody can be asked'],
      [device, 'a shared computer keeps nothing, and its session is short'],
    ],
  },
  {
    requirement: 'Tries are limited by address, by account and by both, whatever name was typed.',
    evidence: [
      [tries, 'of one address for one account are limited, and others of both go on'],
      [tries, 'of many addresses for one account are limited'],
      [
        'tests/sandbox/operations/log-in/session.test.ts',
        'counts tries of %s by user name and by e-mail address together',
      ],
      ['tests/sandbox/operations/payments/deposit.test.ts', 'is throttled'],
    ],
  },
  {
    requirement: 'Passkeys are a second way in that nobody else can use.',
    evidence: [
      ['tests/contract/passkeys.test.ts', 'is added, opens the account, and is removed'],
      ['tests/contract/passkeys.test.ts', 'is removed by nobody else'],
    ],
  },
  {
    requirement:
      'No call tells one customer’s things to another, to a log-in without an account, or to nobody.',
    evidence: [
      ['tests/contract/ownership.test.ts', 'tells %s nothing of her, and changes nothing of hers'],
      ['tests/contract/ownership.test.ts', 'walks every call of both specs'],
    ],
  },
  {
    requirement: 'What is stored is never told as too many, or as refused, to who sends it again.',
    evidence: [
      ['tests/contract/failures/repeated-writes.test.ts', 'that is stored is never told as too many'],
      ['tests/contract/failures/repeated-writes.test.ts', 'is done once, however often it arrives'],
      ['tests/sandbox/operations/log-in/password.test.ts', 'is told as done to who sends it again'],
    ],
  },
  {
    requirement: 'Doors for developers answer to names of the machine alone.',
    evidence: [
      ['tests/sandbox/server.test.ts', "'rebound.example', '/__sandbox/control', 421"],
      ['portal/studio/server/request-guard.test.ts', 'the page by a name that leads here'],
    ],
  },
  {
    requirement: 'HTML of which the sanitiser leaves nothing is shown as nothing.',
    evidence: [
      ['portal/src/ui/safe-html.test.tsx', 'shows nothing of HTML of which the sanitiser leaves nothing'],
    ],
  },
  {
    requirement: 'A draft is not read without its name, and that is the caller’s mistake.',
    evidence: [
      ['tests/sandbox/operations/enrollment/drafts.test.ts', 'is not read without the name of a form'],
    ],
  },
  {
    requirement: 'Packages are told with their licences, and an older Node ends with one sentence.',
    evidence: [
      ['portal/vendor/licences.test.ts', 'are told with their licences'],
      ['scripts/machine/node-version.test.ts', 'ends with one sentence'],
    ],
  },
];

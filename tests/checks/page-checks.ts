import type { SecurityCheck } from './evidence.ts';

const host = 'tests/e2e/host.spec.ts';
const deposit = 'tests/e2e/deposit.spec.ts';
const hostTest = 'portal/server/host.test.ts';

/** The checks of pages and of payments: 1 to 13. */
export const pageChecks: readonly SecurityCheck[] = [
  {
    number: 1,
    requirement: 'The content security policy allows nothing unsafe, and binds scripts to their bytes.',
    evidence: [
      [host, 'answers ${status} with every security header'],
      ['portal/server/integrity.test.ts', 'stands in the document, and its policy names it'],
      ['portal/server/policy.test.ts', 'the evaluator of policies finds no weakness'],
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
    evidence: [
      [host, 'answers ${status} with every security header'],
      ['tests/e2e/sinks.spec.ts', 'no text becomes markup or script'],
    ],
    state: 'holds',
  },
  {
    number: 4,
    requirement: 'No code runs out of the HTML of the org.',
    evidence: [
      ['portal/src/ui/safe-html.test.tsx', 'leads to %s'],
      ['tests/e2e/org-html.spec.ts', 'thousands of mutated texts'],
    ],
    state: 'holds',
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
    state: 'holds',
  },
  {
    number: 7,
    requirement: 'No other site shows the portal in a frame.',
    evidence: [
      [host, 'answers ${status} with every security header'],
      [hostTest, 'lets pages of an origin that it was told show its documents in a frame, and no others'],
    ],
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
      ['tests/e2e/card-numbers.spec.ts', 'no card number that is typed into'],
    ],
    state: 'holds',
    question: 'Does the org mask numbers that look like cards in cases, comments and file names?',
  },
  {
    number: 10,
    requirement: 'Fields for cards and bank accounts are in the frame of the processor alone.',
    evidence: [
      ['tests/card-fields.test.ts', 'are in no document of ours'],
      ['tests/card-fields.test.ts', 'are in the frame of the processor'],
      ['portal/src/forms/fields/hosted-field.test.tsx', 'shows the frame of the processor'],
    ],
    state: 'holds',
  },
  {
    number: 11,
    requirement: 'A payment is made once, whatever happens to calls and answers.',
    evidence: [
      ['tests/sandbox/services/intents/intents.test.ts', 'the same key'],
      [deposit, 'a lost payment is tried again under the same key'],
      ['tests/sandbox/crash.test.ts', 'loses no acknowledged write and keeps no half of one'],
      ['tests/deploy/start.ts', 'payments told and taken differ'],
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
];

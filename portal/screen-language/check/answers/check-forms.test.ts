import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { readProject } from '../../load/project-files.ts';
import { parseSource } from '../../load/source-file.ts';
import { checkScreens } from '../check-project.ts';

const { files } = readProject('.');

const accountNumber = { from: 'session.accountNumber' };
const failed = { '*': { message: 'errors.somethingWentWrong' } };
const follow = {
  operation: 'followOutage',
  with: { accountNumber, follow: { field: 'wanted', is: 'yes' }, language: { from: 'language' } },
  done: { message: 'followed' },
  failed,
};
const paperless = {
  operation: 'setPaperless',
  with: {
    accountNumber,
    enabled: { field: 'bills', is: 'email' },
    consentVersion: '2026-11',
    language: { from: 'language' },
  },
  done: { message: 'saved' },
  failed,
};
const wanted = { name: 'wanted', as: 'radio', required: true, options: ['yes', 'no'] };
const bills = { name: 'bills', as: 'radio', required: true, options: ['email', 'mail'] };
const block = (name: string) => ({ block: 'form', name });

/** A page with two forms, with these members in place of its own. */
const page = (changes: object = {}) => ({
  version: 2,
  id: 'requests/report-outage',
  route: '/outages/report',
  access: 'customer',
  steps: [
    { id: 'hear', fields: [wanted] },
    { id: 'paper', fields: [bills] },
  ],
  forms: { outages: { steps: ['hear'], submit: follow }, papers: { steps: ['paper'], submit: paperless } },
  conditions: { told: { from: 'results.outages.isFollowed', is: true } },
  sections: [
    {
      columns: [
        { blocks: [block('outages'), block('papers'), { block: 'message', name: 'm', show: 'told' }] },
      ],
    },
  ],
  ...changes,
});

function rulesOf(screen: object): readonly string[] {
  const file = 'screen-configs/requests/report-outage.json';
  const { source } = parseSource(file, JSON.stringify(screen, null, 2));
  return checkScreens({ ...files, screens: [source] }, blockDescriptors)
    .filter(
      ({ file: at, severity, rule }) => at === file && severity !== 'warning' && rule !== 'missing-text',
    )
    .map(({ rule, pointer }) => `${rule} ${pointer}`);
}

const three = [
  { id: 'hear', fields: [wanted] },
  { id: 'paper', fields: [bills] },
  { id: 'more', as: 'review' },
];

describe('several forms of a page', () => {
  it.each<[string, object, readonly string[]]>([
    ['are taken', {}, []],
    [
      'have several steps in one of them',
      {
        steps: three,
        forms: {
          outages: { steps: ['hear'], submit: follow },
          papers: { steps: ['paper', 'more'], submit: paperless },
        },
      },
      [],
    ],
    ['have no sending beside theirs', { submit: follow }, ['second-form /submit']],
    [
      'are each shown once',
      {
        sections: [
          {
            columns: [
              {
                blocks: [
                  block('outages'),
                  block('outages'),
                  block('news'),
                  { block: 'form' },
                  { block: 'message', name: 'm', show: 'told' },
                ],
              },
            ],
          },
        ],
      },
      [
        'same-name /sections/0/columns/0/blocks/1/name',
        'no-form /forms/papers',
        'no-form /sections/0/columns/0/blocks/2',
        'no-form /sections/0/columns/0/blocks/3',
      ],
    ],
    [
      'share no step, leave none out and name none that is not there',
      {
        steps: three,
        forms: {
          outages: { steps: ['hear', 'paper'], submit: follow },
          papers: { steps: ['paper', 'less'], submit: paperless },
        },
      },
      [
        'second-form /forms/papers/steps/0',
        'unknown-step /forms/papers/steps/1',
        'second-form /forms/papers/steps',
        'no-form /steps/2/id',
      ],
    ],
    [
      'know nothing of each other’s answers',
      {
        conditions: {
          told: { from: 'results.outages.isFollowed', is: true },
          asked: { field: 'wanted', is: 'yes' },
        },
        steps: [
          { id: 'hear', fields: [wanted] },
          { id: 'paper', fields: [{ ...bills, show: 'asked' }] },
        ],
      },
      [
        'other-form /conditions/asked/field',
        'hidden-answer /steps/1/fields/0/show',
        'hidden-answer /forms/papers/submit/with/enabled',
      ],
    ],
    [
      'are answered with what their operation says',
      { conditions: { told: { from: 'results.outages.isTold', is: true } } },
      ['unknown-data /conditions/told/from'],
    ],
    [
      'have names that no step has',
      {
        forms: { hear: { steps: ['hear'], submit: follow }, papers: { steps: ['paper'], submit: paperless } },
        conditions: {},
        sections: [{ columns: [{ blocks: [block('hear'), block('papers')] }] }],
      },
      ['same-name /forms/hear'],
    ],
    [
      'keep drafts of what may be kept',
      {
        forms: {
          outages: { steps: ['hear'], submit: follow, draft: true },
          papers: { steps: ['paper'], submit: paperless },
        },
        access: 'anyone',
      },
      ['draft-of-anyone /forms/outages/draft'],
    ],
    [
      'are what steps without sending want',
      { forms: undefined, conditions: undefined, sections: [{ columns: [{ blocks: [{ block: 'form' }] }] }] },
      ['missing-member /steps'],
    ],
  ])('%s', (_, changes, want) => {
    expect(rulesOf(page(changes)).toSorted()).toEqual(want.toSorted());
  });
});

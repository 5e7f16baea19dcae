import { describe, expect, it } from 'vitest';
import { eachLanguage } from '../../screen-language/language.ts';
import { readDraftedProject } from './drafted-project.ts';
import { proposalOf } from './proposal.ts';
import { plainProposal, starterFiles } from './starter.ts';

const root = process.cwd();
const { files } = readDraftedProject(root, new Map());
const screen = {
  area: 'requests',
  name: 'proposed',
  route: '/proposed',
  access: 'customer',
  title: eachLanguage((language) => `Proposed: ${language}`),
  isInMenu: true,
} as const;

/** The rules of all that is wrong with the screen that is proposed for an operation. */
function rulesOf(operation: string): readonly string[] {
  const drafts = starterFiles(screen, proposalOf(operation, files) ?? plainProposal(files));
  return readDraftedProject(root, drafts).diagnostics.map(({ rule }) => rule);
}

describe('a screen that is proposed for an operation', () => {
  it.each([
    ['sendMessage'],
    ['requestMoveOut'],
    ['changePassword'],
    ['requestEmailChange'],
    ['reportOutage'],
    ['submitServiceRequest'],
    ['startSmsAlerts'],
    ['setAuthorizedUsers'],
  ])('is one without a diagnostic: %s', (operation) => {
    expect(rulesOf(operation)).toEqual([]);
  });

  it('leaves nothing but translations to write, where no other screen asks the same', () => {
    expect(new Set(rulesOf('setPaperless'))).toEqual(new Set(['empty-text']));
  });

  it('begins with the list that is changed, and sends it as it began', () => {
    expect(proposalOf('setAuthorizedUsers', files)).toMatchObject({
      config: {
        reads: {
          users: {
            operation: 'getAuthorizedUsers',
            with: { accountNumber: { from: 'session.accountNumber' } },
          },
        },
        steps: [{ fields: [{ name: 'users', prefill: { from: 'reads.users.users' } }, {}] }],
        submit: { with: { previousUsers: { from: 'began.users' } } },
      },
    });
  });

  it('asks what customers know, and takes the rest from the page and its address', () => {
    expect(proposalOf('requestMoveOut', files)).toMatchObject({
      config: {
        steps: [
          { fields: expect.arrayContaining([{ name: 'endsOn', as: 'date', required: true }]) },
          { id: 'check', as: 'review' },
        ],
        submit: { with: { accountNumber: { from: 'session.accountNumber' }, endsOn: { field: 'endsOn' } } },
      },
      texts: { es: { fields: { endsOn: { label: expect.stringMatching(/\S/) } } } },
    });
  });

  it('asks as often as one likes for each entry of a list, in the words of a screen that asks the same', () => {
    expect(proposalOf('setAuthorizedUsers', files)).toMatchObject({
      config: {
        steps: [
          {
            fields: [
              {
                name: 'users',
                as: 'group',
                group: {
                  most: 5,
                  fields: expect.arrayContaining([expect.objectContaining({ name: 'firstName' })]),
                },
              },
              { name: 'currentPassword', as: 'password', required: true },
            ],
          },
        ],
        submit: { with: { users: { field: 'users' } } },
      },
      texts: { es: { fields: { users: { add: 'Agregar a alguien' } } } },
    });
  });

  it('is none for what nobody can be asked, and for what is not there', () => {
    expect([proposalOf('logOut', files), proposalOf('nothing', files)]).toEqual([undefined, undefined]);
  });
});

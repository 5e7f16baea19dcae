import { describe, expect, it } from 'vitest';
import { readProject } from '../../publish/index.ts';
import { offersFor } from './offers.ts';

const { files } = readProject(process.cwd());
const screenOf = (id: string) =>
  files.screens.find(({ file }) => file === `screen-configs/${id}.json`)?.value;
const profile = offersFor(screenOf('account/my-profile'), files);
const request = offersFor(screenOf('requests/new'), files);
const values = (offers: readonly { readonly value: string }[] = []) => offers.map(({ value }) => value);

describe('what a screen can name', () => {
  it.each([
    ['reads of the specs', profile.reads, 'getRecord'],
    ['writes of the specs', profile.writes, 'submitServiceRequest'],
    ['values that a read was asked for', profile.sources, 'reads.contact.fields.Email.value'],
    ['values of an answer', request.sources, 'reads.types.types'],
    ['values of what was sent', request.sources, 'result.caseNumber'],
    ['routes of other screens', profile.routes, '/messages/new'],
    ['fields of records', profile.recordFields, 'Contact.MailingCity'],
    ['shared messages', profile.messages, 'errors.invalidInput'],
    ['members of a call', request.calls['/submit']?.members, 'caseType'],
    ['fields of the record that is saved', profile.calls['/submit']?.members, 'fields.MailingCity'],
    ['codes of a call', request.calls['/submit']?.codes, '*'],
  ])('%s', (_, offers, want) => expect(values(offers)).toContain(want));

  it('tells types, descriptions and lengths', () => {
    const city = profile.calls['/submit']?.members.find(({ value }) => value === 'fields.MailingCity');
    expect(city).toEqual({
      value: 'fields.MailingCity',
      kind: 'String',
      description: 'Contact: Mailing City',
      maxLength: 40,
    });
    const subject = request.calls['/submit']?.members.find(({ value }) => value === 'subject');
    expect(subject).toMatchObject({ kind: 'text', maxLength: 255, isRequired: true });
  });

  it('offers no fields that customers cannot set', () => {
    expect(values(profile.calls['/submit']?.members)).not.toContain('fields.Name');
    expect(values(profile.calls['/submit']?.members)).not.toContain('fields.Email');
  });

  it('names the texts of blocks', () => {
    const texts = profile.blockTexts['/sections/0/columns/1/blocks/0'];
    expect(texts?.needed).toContain('rows.firstName');
    expect(texts?.optional).toContain('heading');
  });

  it.each([[undefined], [null], [7], [[]], [{ sections: 'x', reads: [], submit: 4 }]])(
    'is found for %j as well',
    (screen) => expect(offersFor(screen, files).routes.length).toBeGreaterThan(0),
  );
});

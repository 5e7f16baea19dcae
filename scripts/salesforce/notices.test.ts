import { expect, it } from 'vitest';
import { methodsOf } from './class-methods.ts';
import { readClasses } from './read-project.ts';

const methodsWith = (classes: ReadonlyMap<string, string>, what: RegExp): readonly string[] =>
  [...methodsOf(classes)].flatMap(([key, body]) => (what.test(body) ? [key] : [])).toSorted();

it('undo nothing where they cannot leave: only what a call is for, or warns the customer, makes it fail', () => {
  const classes = readClasses();
  expect(methodsWith(classes, /\bOrgMail\.send\(/)).toEqual([
    'OrgEmail.requestEmailChange',
    'OrgPreferences.tellCustomer',
    'OrgRegistration.sendLink',
    // It must fail as the link does, else it would tell whose address is known.
    'OrgRegistration.sendNotice',
    'OrgRegistration.sendRegistrationCode',
  ]);
  const warnings = /\b(?:OrgEmail|OrgPreferences)\./;
  expect(methodsWith(classes, /\bOrgMail\.tell\(/).filter((method) => warnings.test(method))).toEqual([]);
  const senders = [...classes].flatMap(([name, text]) =>
    /\bMessaging\.sendEmail\(/.test(text) ? [name] : [],
  );
  expect(senders.toSorted()).toEqual(['OrgMail', 'OrgPost']);
  expect(methodsOf(classes).get('OrgMail.tell')).toMatch(/, false\)[^]*\bcatch \(EmailException error\)/);
});

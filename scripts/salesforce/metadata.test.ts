// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { PROJECT } from './project-folder.ts';
import { metadataFile } from './xml.ts';

const folder = join(import.meta.dirname, '../..', PROJECT);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.xml'),
);

/** The type of a file of metadata, by the ending of its name. */
const TYPES: Readonly<Record<string, string>> = {
  cls: 'ApexClass',
  corsWhitelistOrigin: 'CorsWhitelistOrigin',
  cspTrustedSite: 'CspTrustedSite',
  eca: 'ExternalClientApplication',
  ecaOauth: 'ExtlClntAppOauthSettings',
  field: 'CustomField',
  md: 'CustomMetadata',
  object: 'CustomObject',
  permissionset: 'PermissionSet',
  sharingSet: 'SharingSet',
  standardValueSet: 'StandardValueSet',
  trigger: 'ApexTrigger',
};

/** Fields of the platform's own objects that have permissions: it refuses one for what it needs itself, and for a line of an address. */
const PERMITTED: ReadonlySet<string> = new Set([
  'Account.AccountNumber',
  'Account.Phone',
  'Account.Website',
  'Case.AccountId',
  'Case.ContactId',
  'Case.Description',
  'Case.Origin',
  'Case.Priority',
  'Case.Subject',
  'Case.Type',
  'Contact.AccountId',
  'Contact.Birthdate',
  'Contact.Email',
  'Contact.MailingAddress',
  'Contact.MobilePhone',
  'Contact.OtherPhone',
  'Order.BillToContactId',
]);

const elementOf = (text: string): Element => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
};

it('is well-formed, and of the type that its name says', () => {
  expect(paths.length).toBeGreaterThan(300);
  for (const path of paths) {
    const element = elementOf(readFileSync(join(folder, path), 'utf8'));
    const ending = /\.(\w+)-meta\.xml$/.exec(path)?.[1];
    expect(element.tagName, path).toBe(ending === undefined ? 'Package' : TYPES[ending]);
    expect(element.namespaceURI, path).toBe('http://soap.sforce.com/2006/04/metadata');
  }
});

it('names each field as its file is named', () => {
  for (const path of paths.filter((each) => each.endsWith('.field-meta.xml')))
    expect(readFileSync(join(folder, path), 'utf8')).toContain(
      `<fullName>${/([^/]+)\.field-meta\.xml$/.exec(path)?.[1]}</fullName>`,
    );
});

it('grants nothing about fields that are not there, or that are always needed', () => {
  const fields = new Map(
    paths
      .filter((path) => path.endsWith('.field-meta.xml'))
      .map((path) => [
        /objects\/(\w+)\/fields\/(\w+)\./.exec(path)?.slice(1).join('.'),
        elementOf(readFileSync(join(folder, path), 'utf8')),
      ]),
  );
  for (const path of paths.filter((each) => each.endsWith('.permissionset-meta.xml')))
    for (const field of elementOf(readFileSync(join(folder, path), 'utf8')).querySelectorAll(
      'fieldPermissions > field',
    )) {
      const name = field.textContent;
      if (!name.endsWith('__c')) {
        expect(PERMITTED, name).toContain(name);
        continue;
      }
      const known = fields.get(name);
      expect(known, name).toBeDefined();
      expect(known?.querySelector('required')?.textContent, name).not.toBe('true');
      expect(known?.querySelector('type')?.textContent, name).not.toBe('MasterDetail');
    }
});

it('escapes texts, and leaves out what is not there', () => {
  expect(metadataFile('A', { b: 'x < y & z', c: undefined, d: [{ e: 1 }, { e: 2 }] })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<A xmlns="http://soap.sforce.com/2006/04/metadata">\n' +
      '    <b>x &lt; y &amp; z</b>\n    <d>\n        <e>1</e>\n    </d>\n    <d>\n        <e>2</e>\n    </d>\n</A>\n',
  );
});

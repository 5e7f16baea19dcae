import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readObjectInfos } from '../load/object-infos.ts';
import { objectTypesText } from './object-types-file.ts';

const FIXTURES = new URL('../../tests/fixtures/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FIXTURES), 'utf8'));

const device = objectTypesText(readObjectInfos([read('device-object-info.json')]), '@energy-portal/sdk');

/** A field of an object that nobody here captured, by its kind. */
const FIELDS = [
  { why: 'a required text', want: '/** Device Name: String, required. */\n  readonly Name: string;' },
  {
    why: 'a keyword, and a comment in its label',
    want: '/** Class *\\/ of the device: String. */\n  readonly class: string | null;',
  },
  { why: 'a check box', want: 'readonly default: boolean;' },
  { why: 'a picklist', want: `readonly function: 'measures' | 'customer\\'s \\\\ own' | '"both"' | null;` },
  { why: 'a number', want: 'readonly ns__Amount__c: number | null;' },
  {
    why: 'a place',
    want: 'readonly ns__Place__c: { readonly latitude: number | null; readonly longitude: number | null } | null;',
  },
  {
    why: 'a compound value',
    want: '/** Postal Address: Address, read only. */\n  readonly ns__Postal__c: unknown;',
  },
  { why: 'several values of a picklist', want: 'readonly ns__Tags__c: string | null;' },
  { why: 'a kind that nobody knows', want: 'readonly ns__Unheard__c: unknown;' },
  {
    why: 'several targets',
    want: '/** Name ID: Reference to Contact or Lead. */\n  readonly WhoId: string | null;',
  },
  {
    why: 'relations',
    want: "Owner: 'Group' | 'User';\n        Who: 'Contact' | 'Lead';\n        ns__Account__r: 'Account';",
  },
  { why: 'what a new record needs', want: "required: 'Name' | 'ns__Serial__c';" },
  {
    why: 'what may be changed',
    want: /updateable: (?!.*(ns__Serial__c|ns__Parent__c|ns__Place__c)).*'ns__Tags__c'/,
  },
  { why: 'what may be set', want: /createable: (?!.*ns__Place__c').*'ns__Parent__c'.*'ns__Serial__c'/ },
];

describe('types of objects', () => {
  it.each(FIELDS)('say $why', ({ want }) => {
    if (typeof want === 'string') expect(device).toContain(want);
    else expect(device).toMatch(want);
  });

  it('are those of captures, with the values of picklists that others hold', () => {
    const answers = [
      'object-info/trailheadapps_lwc-recipes__wireGetObjectInfo_getObjectInfo.json',
      'picklist-values/trailheadapps_lwc-recipes__wireGetPicklistValues_getPicklistValues.json',
    ];
    const text = objectTypesText(readObjectInfos(answers.map((name) => read(`captured/${name}`))), 'sdk');
    expect(text).toContain(
      "declare module 'sdk' {\n  interface ObjectTypes {\n    Account: {\n      fields: Account;",
    );
    expect(text).toContain("readonly Type: 'Prospect' | 'Customer - Direct' |");
    expect(text).toContain('readonly AnnualRevenue: number | null;');
    expect(text).toContain("required: 'Name';");
  });

  it('are of the fullest description of an object, and sorted', () => {
    const field = (name: string) => ({ [name]: { apiName: name, dataType: 'String' } });
    const infos = readObjectInfos([
      { apiName: 'B', fields: field('One') },
      { objectInfos: { B: { apiName: 'B', fields: { ...field('Two'), ...field('One') } } } },
      [{ apiName: 'A', createable: false, fields: { X: { ...field('X')['X'], createable: true } } }],
    ]);
    expect(infos.map(({ name, fields }) => [name, fields.map((each) => each.name)])).toEqual([
      ['A', ['X']],
      ['B', ['One', 'Two']],
    ]);
    expect(objectTypesText(infos, 'sdk')).toContain('createable: never;');
  });

  it('never have the name of a type of the language', () => {
    const infos = readObjectInfos([{ apiName: 'object', fields: { Id: { apiName: 'Id', dataType: 'Id' } } }]);
    expect(objectTypesText(infos, 'sdk')).toContain('export interface object_ {');
  });
});

import type { Catalogue } from '../../load/catalogue.ts';
import { kindOfValue } from './block-items.ts';
import { listedAt } from './listed-values.ts';
import type { CheckedScreen } from './checked-screen.ts';
import { alternativesAt, describedBy } from './described-source.ts';
import type { Described } from './described-source.ts';
import { fieldAt } from './org-description.ts';
import type { OrgDescription, OrgField } from './org-description.ts';
import { typesOf } from '../schema/schema-path.ts';

/** The thing that a value is, as far as its name, the specs and the org tell. */
export type Meaning =
  | 'id'
  | 'account'
  | 'zip'
  | 'phone'
  | 'email'
  | 'name'
  | 'address'
  | 'digits'
  | 'cents'
  | 'day'
  | 'moment'
  | 'word'
  | 'flag'
  | 'number'
  | 'text';

/** The meanings in words. */
export const meaningWords: { readonly [meaning in Meaning]: string } = {
  id: 'an id',
  account: 'the number of an account',
  zip: 'a ZIP code',
  phone: 'a phone number',
  email: 'an e-mail address',
  name: 'a name',
  address: 'an address to open',
  digits: 'the last digits of a number',
  cents: 'an amount in cents',
  day: 'a day',
  moment: 'a day with its time',
  word: 'one of several words',
  flag: 'yes or no',
  number: 'a number',
  text: 'a text',
};

/** All that a source's meaning is read from. */
export interface MeaningContext {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly org: OrgDescription | undefined;
  readonly items: readonly Described[];
}

/** Names of values whose meaning they tell, in order. */
const byName: readonly (readonly [name: RegExp, meaning: Meaning])[] = [
  [/(?:^id|Id)$/, 'id'],
  [/^accountNumber$/, 'account'],
  [/(?:^zip|^zipCode|ZipCode|PostalCode)$/, 'zip'],
  [/(?:^phone|Phone)$/, 'phone'],
  [/(?:^email|Email)$/, 'email'],
  [/(?:^name|Name)$/, 'name'],
  [/(?:Link|Url)$/, 'address'],
  [/^lastFour$/, 'digits'],
  [/Cents$/, 'cents'],
];

/** The meaning that a name tells by itself. */
export const meaningOfName = (name: string): Meaning | undefined =>
  byName.find(([pattern]) => pattern.test(name))?.[1];

/** The meaning of the types of the org's fields. */
const byType: { readonly [type: string]: Meaning | undefined } = {
  Id: 'id',
  Reference: 'id',
  Email: 'email',
  Phone: 'phone',
  Date: 'day',
  DateTime: 'moment',
  Boolean: 'flag',
  Picklist: 'word',
  Currency: 'number',
  Double: 'number',
  Int: 'number',
  Percent: 'number',
  Url: 'address',
};

/** The meaning of a source; undefined where there is no telling. */
export function meaningOf(from: string, context: MeaningContext): Meaning | undefined {
  const name = from.split('.').at(-1) ?? '';
  const field = orgFieldOf(from, context);
  if (field !== undefined) {
    const own = fieldName(from) ?? '';
    // A field of the org's own may hold anything under any name.
    return byType[field.type] ?? meaningOfName(own) ?? (own.endsWith('__c') ? undefined : 'text');
  }
  // An answer that failed brings one of the codes of its operation.
  if (from === 'failure' || from.startsWith('readErrors.')) return 'word';
  // What stands in an address may be called anything.
  if (from.startsWith('brand.') || from.startsWith('answers.')) return meaningOfName(name);
  const described = describedBy(from, context);
  const alternatives = alternativesAt(described)?.filter((one) => typesOf(one)?.join() !== 'null');
  if (alternatives === undefined) return meaningOfName(name);
  const types = alternatives.flatMap((one) => typesOf(one) ?? []);
  if (types.length > 0 && types.every((type) => type === 'boolean' || type === 'null')) return 'flag';
  if (listedAt(alternatives) !== undefined) return 'word';
  const formats = alternatives.flatMap((one) => one.flatMap(({ format }) => format ?? []));
  if (formats.length > 0 && formats.every((one) => one === 'date')) return 'day';
  if (formats.length > 0 && formats.every((one) => one === 'date-time')) return 'moment';
  const isText = types.includes('string');
  const told = meaningOfName(name);
  if (told === 'cents' || isText) return told;
  return kindOfValue(described) === 'number' ? 'number' : undefined;
}

/** The org's field that a path into a record leads to: `reads.contact.fields.Email.value`. */
export function orgFieldOf(from: string, { screen, org }: MeaningContext): OrgField | undefined {
  const name = fieldName(from);
  if (org === undefined || name === undefined) return undefined;
  const read = from.startsWith('reads.') ? screen.config.reads?.[from.split('.')[1] ?? ''] : undefined;
  const asked = Object.values(read === undefined ? (screen.config.reads ?? {}) : { read }).flatMap(
    ({ with: given = {} }) => [given['fields'], given['optionalFields']].flat(),
  );
  const path = asked.find((one) => typeof one === 'string' && one.endsWith(`.${name}`));
  if (typeof path !== 'string') return undefined;
  const found = fieldAt(path, org);
  return 'type' in found ? found : undefined;
}

const fieldName = (from: string) => /\.fields\.(\w+)\.value$/.exec(from)?.[1];

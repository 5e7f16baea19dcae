import { apis } from '@energy-portal/sdk';
import { operationModules } from '@energy-portal/sdk/catalogue';
import { textsOfBlocks } from '../../publish/index.ts';
import type { CatalogueOperation, ProjectFiles, ScreenConfig } from '../../publish/index.ts';
import type { OrgDescription } from '../../screen-language/check/facts/org-description.ts';
import type { CallOffers, Offer, Offers, PreviewCall } from '../protocol.ts';
import { membersOfCall, pathsIn } from './described-members.ts';

/** Returns everything that a screen can name: of the specs, of the org, and of the other screens. */
export function offersFor(screen: unknown, files: ProjectFiles): Offers {
  return {
    reads: operationsOf(files, 'read'),
    writes: writesOf(files),
    sources: sourcesOf(screen, files),
    routes: routesOf(files),
    recordFields: recordFieldsOf(files),
    messages: textsIn(files.locales.en['errors']?.value, 'errors'),
    blockTexts: blockTextsOf(screen),
    calls: Object.fromEntries(callsIn(screen).map((call) => [call.pointer, offersOfCall(call, files)])),
  };
}

/** Returns the operations that a form can be sent to. */
export const writesOf = (files: ProjectFiles): readonly Offer[] => operationsOf(files, 'write');

function operationsOf({ catalogue }: ProjectFiles, kind: CatalogueOperation['kind']): readonly Offer[] {
  return Object.entries(catalogue.operations)
    .filter(([, operation]) => operation.kind === kind)
    .map(([value, { summary }]) => ({ value, ...(summary !== undefined && { description: summary }) }));
}

/** Returns the operations that a screen calls, each once, with the codes of errors that they can be answered with. */
export async function callsOf(
  screen: unknown,
  { catalogue }: Pick<ProjectFiles, 'catalogue'>,
): Promise<readonly PreviewCall[]> {
  const names = [...new Set(callsIn(screen).map(({ operation }) => operation))];
  const found = await Promise.all(
    names.map(async (operation): Promise<readonly PreviewCall[]> => {
      const known = catalogue.operations[operation];
      const table = (await operationModules[known?.module ?? '']?.())?.[operation]?.table;
      if (known === undefined || table === undefined) return [];
      const { kind, summary = operation, errorCodes } = known;
      const path = `${apis[table.api]?.basePath ?? ''}${table.path}`;
      return [{ operation, title: summary, kind, method: table.method, path, codes: errorCodes }];
    }),
  );
  return found.flat();
}

/** A member of any object of a config; undefined where there is none. */
function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name]; // it has this member
}

interface Call {
  readonly pointer: string;
  readonly operation: string;
  readonly with: unknown;
}

/** All things in a screen that calls an operation. */
function callsIn(value: unknown, pointer = ''): readonly Call[] {
  if (typeof value !== 'object' || value === null) return [];
  const operation = memberOf(value, 'operation');
  const own = typeof operation === 'string' ? [{ pointer, operation, with: memberOf(value, 'with') }] : [];
  const inner = Object.entries(value).flatMap(([name, one]) => callsIn(one, `${pointer}/${name}`));
  return [...own, ...inner];
}

function offersOfCall(call: Call, { catalogue, org }: ProjectFiles): CallOffers {
  const operation = catalogue.operations[call.operation];
  if (operation === undefined) return { members: [], codes: [] };
  const members = membersOfCall(operation.config);
  const takesRecord = members.some(({ value }) => value === 'fields') && operation.kind === 'write';
  return {
    members: takesRecord ? [...savedFields(call, orgOf(org)), ...members] : members,
    codes: [
      ...operation.errorCodes.map((value) => ({ value })),
      { value: '*', description: 'Any other failure.' },
    ],
  };
}

/** The fields of the record that a call saves, as its members. */
function savedFields(call: Call, { objects }: OrgDescription): readonly Offer[] {
  const name = objectOf(call);
  const object = name !== undefined && Object.hasOwn(objects, name) ? objects[name] : undefined;
  if (object === undefined) return [];
  return Object.entries(object.fields)
    .filter(([field, { updateable }]) => updateable === true || field === 'Id')
    .map(([field, { type, length }]) => ({
      value: `fields.${field}`,
      kind: type,
      description: `${name}: ${wordsOfField(field)}`,
      ...(length !== undefined && { maxLength: length }),
    }));
}

function objectOf(call: Call): string | undefined {
  const apiName = memberOf(call.with, 'apiName');
  if (typeof apiName === 'string') return apiName;
  const from = memberOf(memberOf(call.with, 'fields.Id'), 'from');
  if (from === 'session.contactId') return 'Contact';
  return from === 'session.userId' ? 'User' : undefined;
}

function recordFieldsOf({ org }: ProjectFiles): readonly Offer[] {
  return Object.entries(orgOf(org).objects).flatMap(([object, { fields }]) =>
    Object.entries(fields).map(([field, { type }]) => ({
      value: `${object}.${field}`,
      kind: type,
      description: wordsOfField(field),
    })),
  );
}

/** The description was captured, or is none. */
function orgOf(org: ProjectFiles['org']): OrgDescription {
  const objects = memberOf(org?.value, 'objects');
  return typeof objects === 'object' && objects !== null ? (org?.value as OrgDescription) : { objects: {} };
}

/** The words of a field's name: `MailingPostalCode` and `Days_Late__c`. */
function wordsOfField(name: string): string {
  return name
    .replace(/__c$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ');
}

function routesOf({ screens, locales }: ProjectFiles): readonly Offer[] {
  return screens.flatMap(({ value }) => {
    const [id, route] = [memberOf(value, 'id'), memberOf(value, 'route')];
    if (typeof id !== 'string' || typeof route !== 'string') return [];
    const title = memberOf(locales.en[`screens/${id}`]?.value, 'title');
    return [{ value: route, ...(typeof title === 'string' && { description: title }) }];
  });
}

/** Sources that every screen has. */
const always: readonly Offer[] = [
  { value: 'session.displayName', kind: 'text', description: 'The name of the customer who is logged in.' },
  { value: 'session.contactId', kind: 'text', description: 'The record of the customer.' },
  { value: 'session.userId', kind: 'text', description: 'The user of the customer.' },
  { value: 'session.accountNumber', kind: 'text', description: 'The account that the portal shows.' },
  { value: 'session.isGuest', kind: 'yes or no', description: 'True before log-in.' },
  { value: 'language', kind: 'text', description: 'The language that the org is asked for: en or es.' },
  { value: 'pageLanguage', kind: 'text', description: 'The language of the page.' },
  { value: 'today', kind: 'date', description: 'The day of the customer.' },
  { value: 'attempt', kind: 'text', description: 'A key that stays the same while the same is sent again.' },
  { value: 'failure', kind: 'text', description: 'The code of the last failure.' },
  { value: 'brand.id', kind: 'text', description: 'The brand of the page.' },
  { value: 'brand.name', kind: 'text', description: 'The name of the brand.' },
];

function sourcesOf(screen: unknown, { catalogue }: ProjectFiles): readonly Offer[] {
  const dataOf = (operation: unknown) =>
    typeof operation === 'string' ? catalogue.operations[operation]?.data : undefined;
  const named = (name: string) => Object.entries(memberOf(screen, name) ?? {});
  const reads = named('reads').flatMap(([name, read]) => {
    const data = dataOf(memberOf(read, 'operation'));
    const known = data === undefined ? [] : pathsIn(data, `reads.${name}`);
    return [{ value: `reads.${name}`, kind: 'data' }, ...askedFields(name, read), ...known];
  });
  const sent = dataOf(memberOf(memberOf(screen, 'submit'), 'operation'));
  const values = named('values').map(([name]) => ({ value: `values.${name}`, kind: 'worked out' }));
  const route = memberOf(screen, 'route');
  const inRoute = typeof route === 'string' ? (route.match(/(?<=:)\w+/g) ?? []) : [];
  return [
    ...inRoute.map((name) => ({ value: `route.${name}`, kind: 'text', description: 'Out of the address.' })),
    ...reads,
    ...values,
    ...(sent === undefined ? [] : pathsIn(sent, 'result')),
    ...always,
  ];
}

/** The values of the record fields that a read asks for. */
function askedFields(name: string, read: unknown): readonly Offer[] {
  const asked = ['fields', 'optionalFields'].flatMap((list) => memberOf(memberOf(read, 'with'), list) ?? []);
  return asked.flatMap((field) => {
    const path = typeof field === 'string' ? field.split('.').slice(1) : [];
    if (path.length !== 1) return [];
    return [
      {
        value: `reads.${name}.fields.${path.join('.')}.value`,
        kind: 'record field',
        description: wordsOfField(path.join(' ')),
      },
    ];
  });
}

function textsIn(value: unknown, beginning: string): readonly Offer[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ value: `${beginning}.${name}`, description: text }] : [],
  );
}

/** Names that optional texts of blocks go by. */
const usualTexts = [
  'heading',
  'body',
  'lead',
  'hint',
  'caption',
  'label',
  'empty',
  'emptyHint',
  'missing',
  'noMatch',
  'noMatchHint',
  'button',
  'more',
  'unit',
];

function blockTextsOf(screen: unknown): Offers['blockTexts'] {
  try {
    const blocks = textsOfBlocks(screen as ScreenConfig); // what is none throws, or has none
    return Object.fromEntries(
      blocks.map(({ path, needed, optional }) => [
        path.map((name) => `/${name}`).join(''),
        { needed, optional: usualTexts.filter((name) => optional?.test(name) === true) },
      ]),
    );
  } catch {
    return {};
  }
}

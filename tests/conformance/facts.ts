import { isObject, listAt, objectAt, textAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import type { OrgAnswer } from './org-connection.ts';

/** Values by the names of the parameters that take them, found in an org or given by its administrator. */
export type Facts = Record<string, string>;

/** Asks one operation, and gives its answer. */
export type Ask = (
  operationId: string,
  facts: Readonly<Facts>,
  extras?: { readonly query?: Readonly<Record<string, string>>; readonly body?: Json },
) => Promise<OrgAnswer | undefined>;

/** The objects that are tried before others, as nearly every org has records of them. */
const USUAL = ['Case', 'Contact', 'Account', 'Opportunity', 'Lead', 'User'];
/** Objects and lists that are tried until one with records is found. */
const MOST_TRIED = 8;

/** Looks for an object with a list and records in it, and for the names of whatever belongs to them. */
export async function findFacts(ask: Ask, given: Readonly<Facts>): Promise<Readonly<Facts>> {
  const facts: Facts = { ...(await findRecords(ask, given)), ...given };
  const objectName = facts['objectApiName'] ?? '';
  if (objectName === '') return facts;
  learn(facts, {
    objectApiNames: objectName,
    parentObjectApiName: objectName,
    targetApiName: objectName,
    listViewIdOrObjectApiName: objectName,
    parentRecordId: facts['recordId'],
  });
  const info = await ask('getObjectInfo', facts);
  learn(facts, factsOfObject(info?.body));
  const related = await ask('getRelatedListsInfo', facts);
  await learnRelated(
    facts,
    listAt(related?.body, 'relatedLists').map((list) => textAt(list, 'relatedListId')),
    ask,
  );
  const filters = await ask('getSearchFilterMetadata', facts);
  learn(facts, { filterApiName: filterOf(filters?.body) });
  const apps = await ask('getAllApps', facts);
  learn(facts, { appId: firstText(listAt(apps?.body, 'apps'), 'appId') });
  const favorites = await ask('getFavorites', facts);
  learn(facts, { favoriteId: firstText(listAt(favorites?.body, 'favorites'), 'id') });
  const actions = await ask('getGlobalActions', facts);
  learn(facts, { actionApiName: quickActionOf(actions?.body) });
  return facts;
}

/** Adds what is known, without touching what was. */
function learn(facts: Facts, found: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(found)) {
    if (value !== undefined && value !== '') facts[name] ??= value;
  }
}

async function findRecords(ask: Ask, given: Readonly<Facts>): Promise<Readonly<Facts>> {
  const directory = await ask('getObjectInfoDirectory', given);
  const known = Object.keys(objectAt(directory?.body, 'objects'));
  const usual = USUAL.filter((name) => known.includes(name));
  const wanted = given['objectApiName'] === undefined ? [...usual, ...known] : [given['objectApiName']];
  let best: Facts = wanted[0] === undefined ? {} : { objectApiName: wanted[0] };
  for (const objectApiName of [...new Set(wanted)].slice(0, MOST_TRIED)) {
    const found = await findList(ask, { ...given, objectApiName });
    if (found['recordId'] !== undefined) return found;
    if (best['listViewApiName'] === undefined) best = found;
  }
  return best;
}

async function findList(ask: Ask, facts: Readonly<Facts>): Promise<Facts> {
  const summaries = await ask('getListInfoByIdOrObject', facts, { query: { pageSize: '20' } });
  let best: Facts = { ...facts };
  for (const list of listAt(summaries?.body, 'lists').slice(0, MOST_TRIED)) {
    const found: Facts = {
      ...facts,
      listViewApiName: textAt(list, 'apiName'),
      listViewId: textAt(list, 'id'),
      listViewIds: textAt(list, 'id'),
    };
    const page = await ask('getListRecordsByName', found, { query: { pageSize: '2' } });
    const ids = listAt(page?.body, 'records').map((record) => textAt(record, 'id'));
    if (best['listViewApiName'] === undefined) best = found;
    if (ids[0] !== undefined) return { ...found, recordId: ids[0], recordIds: ids.join(',') };
  }
  return best;
}

function factsOfObject(info: unknown): Record<string, string | undefined> {
  const fields = Object.values(objectAt(info, 'fields')).filter(isObject);
  const named = (type: string) =>
    textAt(
      fields.find((field) => field['dataType'] === type),
      'apiName',
    );
  const lookup = lookupOf(fields);
  const relations = listAt(info, 'childRelationships').map((one) => textAt(one, 'relationshipName'));
  return {
    recordTypeId: textAt(info, 'defaultRecordTypeId'),
    picklistField: named('Picklist'),
    lookupField: textAt(lookup, 'apiName'),
    lookupTarget: targetOf(lookup),
    relationshipName: relations.find((name) => name !== ''),
  };
}

/** A field that refers to records which people look up; those of record types are no such. */
function lookupOf(fields: readonly JsonObject[]): JsonObject | undefined {
  const lookups = fields.filter((field) => !['', 'RecordType'].includes(targetOf(field)));
  return lookups.find((field) => field['createable'] === true) ?? lookups[0];
}

/** The first object that a field can refer to. */
function targetOf(field: JsonObject | undefined): string {
  return textAt(listAt(field, 'referenceToInfos')[0], 'apiName');
}

/** A filter that has options to choose from. */
function filterOf(body: unknown): string {
  const filters = listAt(body, 'filters').filter(isObject);
  return textAt(filters.find(({ controlType }) => controlType === 'Select') ?? filters[0], 'filterApiName');
}

/** The first related list that has a record, or the first of all. */
async function learnRelated(facts: Facts, names: readonly string[], ask: Ask): Promise<void> {
  for (const relatedListId of names.slice(0, MOST_TRIED)) {
    const page = await ask('getRelatedListRecords', { ...facts, relatedListId }, { body: { pageSize: 2 } });
    const id = firstText(listAt(page?.body, 'records'), 'id');
    if (id !== '') learn(facts, { relatedListId, relatedListRecordIds: id });
    if (id !== '') break;
  }
  learn(facts, { relatedListId: names[0] });
  const list = facts['relatedListId'];
  if (list === undefined) return;
  const preferencesId = `${facts['parentObjectApiName']}.${list}`;
  learn(facts, { relatedListNames: list, preferencesId, preferencesIds: preferencesId });
}

function quickActionOf(body: unknown): string {
  const lists = Object.values(objectAt(body, 'actions')).flatMap((one) => listAt(one, 'actions'));
  return textAt(
    lists.find((action) => textAt(action, 'type') === 'QuickAction'),
    'apiName',
  );
}

function firstText(list: readonly Json[], member: string): string {
  return list.map((one) => textAt(one, member)).find((text) => text !== '') ?? '';
}

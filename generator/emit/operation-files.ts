import { objectAt, textAt, textsAt } from '../spec/json.ts';
import { schemaName } from '../spec/references.ts';
import { errorCodes, errorCodesText } from './error-codes.ts';
import { SDK, header } from './header.ts';
import { comment, literal, memberName } from './literal.ts';
import { groupOperations, mergedMembers, schemaTypeName, typeName, validatorName } from './names.ts';
import { fieldsText, namesFields, wayName } from './field-types.ts';
import { emitTraits, lentReads } from './operation-traits.ts';
import { lifetimeRow } from './lifetimes.ts';
import { operationTable } from './operation-table.ts';
import type { NamedTypes } from './named-types.ts';
import type {
  ApiModel,
  GeneratedFile,
  Json,
  JsonObject,
  OperationModel,
  ResponseModel,
} from '../spec/types.ts';

/** One file for each api, tag and kind with the operations as values, and the types of their configurations and data. */
export function emitOperationFiles(
  apis: readonly ApiModel[],
  named: ReadonlyMap<string, NamedTypes>,
): readonly GeneratedFile[] {
  return [...groupOperations(apis)].map(([group, operations]) => {
    const api = apis.find((each) => each.name === operations[0]?.api);
    const types = named.get(api?.name ?? '');
    const text =
      api === undefined || types === undefined
        ? ''
        : fileText({ apis, api, types, used: new Set() }, group, operations);
    return { path: `${SDK}/operations/${group}.gen.ts`, text };
  });
}

function fileText(place: SpecPlace, group: string, operations: readonly OperationModel[]): string {
  const body = operations.map((operation) => operationText({ ...place, operation })).join('\n');
  // The body says which types it takes.
  return header([place.api.source]) + importLines(place, group, operations) + body;
}

interface SpecPlace {
  readonly apis: readonly ApiModel[];
  readonly api: ApiModel;
  readonly types: NamedTypes;
  /** Exported names of the schemas that the file uses. */
  readonly used: Set<string>;
}

interface Place extends SpecPlace {
  readonly operation: OperationModel;
}

function importLines(place: SpecPlace, group: string, operations: readonly OperationModel[]): string {
  const { apis, used } = place;
  const kinds = [...new Set(operations.map(kindOf)), ...(operations.some(isKeyed) ? ['KeyedItems'] : [])];
  const schemas = [...used].sort();
  const validators = operations.map(validatorName).sort();
  return [
    ...wayImports(place, operations),
    `import type { ${kinds.sort().join(', ')} } from '../../spec/operation.ts';`,
    ...(operations.some(namesEvents)
      ? [`import type { ServerSentEvent } from '../../spec/server-sent-event.ts';`]
      : []),
    ...(schemas.length > 0 ? [`import type { ${schemas.join(', ')} } from '../schemas.gen.ts';`] : []),
    ...lentImports(apis, operations),
    `import { ${validators.join(', ')} } from '../validators/${group}.gen.js';`,
    '\n',
  ].join('\n');
}

function wayImports({ api }: SpecPlace, operations: readonly OperationModel[]): readonly string[] {
  const ways = operations.flatMap((operation) => wayName(api, operation) ?? []);
  const names = [...new Set(ways)].sort();
  return names.length === 0 ? [] : [`import type { ${names.join(', ')} } from '../entity-fields.gen.ts';`];
}

/** Reads of other files from whose answers defaults are taken. */
function lentImports(apis: readonly ApiModel[], operations: readonly OperationModel[]): readonly string[] {
  const lent = new Set(operations.flatMap(lentReads));
  return [...groupOperations(apis)].flatMap(([group, members]) => {
    const ids = members.map(({ id }) => id).filter((id) => lent.has(id));
    const isOwn = members.some((member) => operations.includes(member));
    return isOwn || ids.length === 0 ? [] : [`import { ${ids.join(', ')} } from './${group}.gen.ts';`];
  });
}

function kindOf(operation: OperationModel): string {
  if (operation.kind === 'write') return 'WriteOperation';
  return isPaged(operation) ? 'PagedReadOperation' : 'ReadOperation';
}

function isPaged({ extension }: OperationModel): boolean {
  return extension['pages'] !== undefined;
}

/** Members on the way from a page to its items. */
function itemsPath({ extension }: OperationModel): readonly string[] {
  const path = textAt(objectAt(extension, 'pages'), 'items');
  return path === '' ? [] : path.split('.');
}

/** The schema of one item of a page, where the specs name it. */
function itemSchema({ api }: SpecPlace, operation: OperationModel): Json {
  if (!isPaged(operation)) return null;
  const named = (schema: Json | undefined): Json => api.schemas[schemaName(schema) ?? ''] ?? schema ?? null;
  const list = itemsPath(operation).reduce<Json>(
    (schema, member) => named(objectAt(objectAt({ schema }, 'schema'), 'properties')[member]),
    named(successes(operation).find(({ schema }) => schema !== undefined)?.schema),
  );
  return objectAt({ list }, 'list')['items'] ?? null;
}

/** The type of the items of a page: the named one, or what stands there in the page's own type. */
function itemText(place: Place): readonly string[] {
  const { operation } = place;
  if (!isPaged(operation)) return [];
  const name = typeName(operation);
  const named = schemaName(itemSchema(place, operation));
  const type =
    named === undefined
      ? `${itemsPath(operation).reduce((at, member) => `NonNullable<${at}['${member}']>`, `${name}Data`)}[number]`
      : usedSchema(place, named);
  return [comment([`One item of {@link ${operation.id}}.`]), `export type ${name}Item = ${type};\n\n`];
}

/** The exported name of a schema, which the file is to import. */
function usedSchema({ apis, api, used }: SpecPlace, schema: string): string {
  const name = schemaTypeName(apis, api.name, schema);
  used.add(name);
  return name;
}

function isKeyed(operation: OperationModel): boolean {
  return operation.items?.['keyed'] === true;
}

function operationText(place: Place): string {
  const { api, operation } = place;
  const name = typeName(operation);
  const codes = errorCodes(operation);
  const fields = namesFields(api, operation) ? `${name}Fields` : 'unknown';
  const types = [
    `${name}Config`,
    `${name}Data`,
    ...(isPaged(operation) ? [`${name}Item`] : []),
    ...(fields === 'unknown' && codes.length === 0 ? [] : [fields]),
    ...(codes.length === 0 ? [] : [`${name}ErrorCode`]),
  ];
  const table = literal(operationTable(api, operation, mergedMembers(place.apis, 'lifetimes')), '  ');
  return [
    comment([`Configuration of {@link ${operation.id}}.`]),
    configText(place),
    `${dataText(place)}\n`,
    ...itemText(place),
    fieldsText(api, operation),
    ...errorCodesText(operation),
    comment([`${operation.summary}.`, operation.description, lifetimeNote(api, operation)]),
    `export const ${operation.id}: ${kindOf(operation)}<${types.join(', ')}> = {\n  table: ${table},\n`,
    `  accepts: ${validatorName(operation)},\n${emitTraits(operation)}};\n`,
  ].join('');
}

function lifetimeNote(api: ApiModel, operation: OperationModel): string {
  if (operation.kind === 'write')
    return `Throws "${String(operation.extension['otherwise'])}" when the configuration is refused.`;
  return `Lifetime: ${lifetimeRow(api, operation)}.`;
}

/** The declaration of a configuration; of one that may hold groups, that of a group beside it. */
function configText(place: Place): string {
  const { operation } = place;
  const name = typeName(operation);
  const members = configMembers(place);
  const groups = textAt(operation.items, 'groups');
  if (groups === '') return `export interface ${name}Config {\n${members}}\n\n`;
  return [
    `export type ${name}Config = ${name}Group | ${name}Groups;\n\n`,
    comment([`What {@link ${operation.id}} asks for with the same wishes.`]),
    `export interface ${name}Group {\n${members}}\n\n`,
    comment([`Groups that {@link ${operation.id}} asks for, each with wishes of its own.`]),
    `export interface ${name}Groups {\n${comment(['The results of one follow those of the one before.'], '  ')}`,
    `  readonly ${memberName(groups)}: readonly ${name}Group[];\n}\n\n`,
  ].join('');
}

function configMembers(place: Place): string {
  const { operation, types, used } = place;
  const together = textsAt(objectAt(operation.extension, 'needs'), 'all');
  const required = new Set([...textsAt(operation.config, 'required'), ...together]);
  const lists = objectAt(operation.extension, 'normalise');
  const member = (name: string, type: string, description: string): string => {
    const whole = lists[name] === 'comma-list' ? `${type} | string` : type;
    const mark = required.has(name) ? '' : '?';
    const taken = takenType(operation, name);
    const text = taken === '' || !whole.includes(' | ') ? whole + taken : `(${whole})${taken}`;
    const end = required.has(name) ? '' : ' | undefined';
    return `${comment([description], '  ')}  readonly ${memberName(name)}${mark}: ${text}${end};\n`;
  };
  const parameters = operation.parameters
    .filter((parameter) => parameter.takenFrom === undefined)
    .map((parameter) => {
      const type = types.memberOf(operation, ['parameters', parameter.in, parameter.wire], used);
      return member(parameter.name, type, parameter.description);
    });
  const named = new Set(operation.parameters.map(({ name }) => name));
  // A member that is a parameter as well is one and the same.
  const own = Object.entries(operation.body?.members ?? {}).filter(([name]) => !named.has(name));
  const members = own.map(([name, schema]) =>
    member(name, bodyType(place, [name, schema]), String(schema['description'] ?? '')),
  );
  return [...parameters, ...members].join('');
}

/** The type of one member of the body, or of the body itself. */
function bodyType({ operation, types, used }: Place, [name, schema]: readonly [string, JsonObject]): string {
  const { body } = operation;
  if (body?.files.includes(name)) return schema['type'] === 'array' ? 'readonly Blob[]' : 'Blob';
  const whole = ['requestBody', 'content', body?.type ?? ''];
  if (body?.whole !== undefined) return types.memberOf(operation, whole, used);
  const wire = body?.wire?.[name];
  return types.memberOf(operation, [...whole, typeof wire === 'string' ? wire : name], used);
}

function takenType(operation: OperationModel, member: string): string {
  return operation.parameters
    .flatMap((parameter) => {
      const [first, ...rest] = (parameter.takenFrom ?? '').split('.');
      return first === member && parameter.required ? [` & ${nestedType(rest)}`] : [];
    })
    .join('');
}

function nestedType(path: readonly string[]): string {
  const [first, ...rest] = path;
  return first === undefined ? 'string' : `{ readonly ${memberName(first)}: ${nestedType(rest)} }`;
}

/** The declaration of an answer: of its own where the spec gives it no name. */
function dataText(place: Place): string {
  const { operation, types, used } = place;
  const declared = { name: `${typeName(operation)}Data`, doc: [`Answer of {@link ${operation.id}}.`] };
  const answers = successes(operation).map((answer) => answerType(place, answer));
  const [only, ...others] = new Set(answers);
  if (typeof only === 'object' && others.length === 0 && !isKeyed(operation))
    return types.declare(operation, only, { ...declared, used });
  const texts = answers.map((each) =>
    typeof each === 'string' ? each : types.memberOf(operation, each, used),
  );
  const union = texts.length === 0 ? 'undefined' : [...new Set(texts)].join(' | ');
  const type = isKeyed(operation) ? `KeyedItems<${union}, '${textAt(operation.items, 'at')}'>` : union;
  return `${comment(declared.doc)}export type ${declared.name} = ${type};\n`;
}

/** The type of an answer; of one without a name the way to it. */
function answerType(place: Place, answer: ResponseModel): string | readonly string[] {
  const { status, schema, as, type = '' } = answer;
  if (as === 'events') return eventsType(place, answer);
  if (as !== undefined) return as === 'text' ? 'string' : 'Blob';
  if (schema === undefined) return 'undefined';
  const name = schemaName(schema);
  return name === undefined ? ['responses', status, 'content', type] : usedSchema(place, name);
}

/** The type of a stream of events. */
function eventsType(place: Place, { status, type = '', eventSchema, isWholeEvent }: ResponseModel): string {
  if (eventSchema === undefined) return 'AsyncIterable<ServerSentEvent>';
  const name = schemaName(eventSchema);
  const { operation, types, used } = place;
  const text =
    name === undefined
      ? types.memberOf(operation, ['responses', status, 'content', type], used)
      : usedSchema(place, name);
  return isWholeEvent === true ? `AsyncIterable<${text}>` : `AsyncIterable<ServerSentEvent<${text}>>`;
}

/** Returns true for an operation in whose types events have a name of the SDK's. */
function namesEvents(operation: OperationModel): boolean {
  return successes(operation).some(({ as, isWholeEvent }) => as === 'events' && isWholeEvent !== true);
}

function successes({ responses }: OperationModel): readonly ResponseModel[] {
  return responses.filter(({ status }) => status.startsWith('2'));
}

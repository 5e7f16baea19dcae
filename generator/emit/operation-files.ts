import { objectAt, textAt, textsAt } from '../spec/json.ts';
import { schemaName } from '../spec/references.ts';
import { SDK, header } from './header.ts';
import { comment, literal, memberName } from './literal.ts';
import { groupOperations, schemaTypeName, typeName, validatorName } from './names.ts';
import { fieldsText, namesFields, wayName } from './field-types.ts';
import { emitTraits, lentReads } from './operation-traits.ts';
import { lifetimeRow, operationTable } from './operation-table.ts';
import type { ApiModel, GeneratedFile, Json, JsonObject, OperationModel } from '../spec/types.ts';

/** One file for each api, tag and kind with the operations as values, and the types of their configurations and data. */
export function emitOperationFiles(apis: readonly ApiModel[]): readonly GeneratedFile[] {
  return [...groupOperations(apis)].map(([group, operations]) => {
    const api = apis.find((each) => each.name === operations[0]?.api);
    const text = api === undefined ? '' : fileText({ apis, api }, group, operations);
    return { path: `${SDK}/operations/${group}.gen.ts`, text };
  });
}

function fileText(place: SpecPlace, group: string, operations: readonly OperationModel[]): string {
  const body = operations.map((operation) => operationText({ ...place, operation })).join('\n');
  const own = `import type { operations } from '../types/${place.api.name}.gen.ts';\n`;
  // Calls without a parameter and with answers of named types do without the whole of the types.
  const imports = importLines(place, group, operations).replace(body.includes('operations[') ? '' : own, '');
  return header([place.api.source]) + imports + body;
}

interface SpecPlace {
  readonly apis: readonly ApiModel[];
  readonly api: ApiModel;
}

interface Place extends SpecPlace {
  readonly operation: OperationModel;
}

function importLines(place: SpecPlace, group: string, operations: readonly OperationModel[]): string {
  const { apis } = place;
  const api = place.api.name;
  const kinds = [...new Set(operations.map(kindOf)), ...(operations.some(isKeyed) ? ['KeyedItems'] : [])];
  const names = operations
    .flatMap((operation) => [...successSchemas(operation), itemSchema(place, operation)])
    .map(schemaName)
    .filter((name) => name !== undefined);
  const schemas = [...new Set(names)].map((name) => schemaTypeName(apis, api, name)).sort();
  const validators = operations.map(validatorName).sort();
  return [
    ...wayImports(place, operations),
    `import type { ${kinds.sort().join(', ')} } from '../../spec/operation.ts';`,
    ...(schemas.length > 0 ? [`import type { ${schemas.join(', ')} } from '../schemas.gen.ts';`] : []),
    `import type { operations } from '../types/${api}.gen.ts';`,
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
  return textAt(objectAt(extension, 'pages'), 'items').split('.');
}

/** The schema of one item of a page, where the specs name it. */
function itemSchema({ api }: SpecPlace, operation: OperationModel): Json {
  if (!isPaged(operation)) return null;
  const named = (schema: Json | undefined): Json => api.schemas[schemaName(schema) ?? ''] ?? schema ?? null;
  const list = itemsPath(operation).reduce<Json>(
    (schema, member) => named(objectAt(objectAt({ schema }, 'schema'), 'properties')[member]),
    named(successSchemas(operation)[0]),
  );
  return objectAt({ list }, 'list')['items'] ?? null;
}

/** The type of the items of a page: the named one, or what stands there in the page's own type. */
function itemText(place: Place): readonly string[] {
  const { apis, api, operation } = place;
  if (!isPaged(operation)) return [];
  const name = typeName(operation);
  const named = schemaName(itemSchema(place, operation));
  const type =
    named === undefined
      ? `${itemsPath(operation).reduce((at, member) => `NonNullable<${at}['${member}']>`, `${name}Data`)}[number]`
      : schemaTypeName(apis, api.name, named);
  return [comment([`One item of {@link ${operation.id}}.`]), `export type ${name}Item = ${type};\n\n`];
}

function isKeyed(operation: OperationModel): boolean {
  return operation.items?.['keyed'] === true;
}

function operationText(place: Place): string {
  const { api, operation } = place;
  const name = typeName(operation);
  const types = [
    `${name}Config`,
    `${name}Data`,
    ...(isPaged(operation) ? [`${name}Item`] : []),
    ...(namesFields(api, operation) ? [`${name}Fields`] : []),
  ];
  const table = literal(operationTable(api, operation), '  ');
  return [
    comment([`Configuration of {@link ${operation.id}}.`]),
    `export interface ${name}Config {\n${configMembers(operation)}}\n\n`,
    comment([`Answer of {@link ${operation.id}}.`]),
    `export type ${name}Data = ${dataType(place)};\n\n`,
    ...itemText(place),
    fieldsText(api, operation),
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

function configMembers(operation: OperationModel): string {
  const together = textsAt(objectAt(operation.extension, 'needs'), 'all');
  const required = new Set([...textsAt(operation.config, 'required'), ...together]);
  const call = `operations['${operation.id}']`;
  const lists = objectAt(operation.extension, 'normalise');
  const member = (name: string, type: string, description: string): string => {
    const whole = lists[name] === 'comma-list' ? `${type} | string` : type;
    const optional = required.has(name) ? '' : '?';
    const text = required.has(name) ? `Exclude<${whole}, undefined>` : `${whole} | undefined`;
    return `${comment([description], '  ')}  readonly ${memberName(name)}${optional}: ${text}${takenType(operation, name)};\n`;
  };
  const parameters = operation.parameters
    .filter((parameter) => parameter.takenFrom === undefined)
    .map((parameter) => {
      const type = `NonNullable<${call}['parameters']['${parameter.in}']>[${quoted(parameter.wire)}]`;
      return member(parameter.name, type, parameter.description);
    });
  const named = new Set(operation.parameters.map(({ name }) => name));
  // A member that is a parameter as well is one and the same.
  const own = Object.entries(operation.body?.members ?? {}).filter(([name]) => !named.has(name));
  const members = own.map(([name, schema]) =>
    member(name, bodyType(operation, [name, schema]), String(schema['description'] ?? '')),
  );
  return [...parameters, ...members].join('');
}

/** The type of one member of the body, or of the body itself. */
function bodyType({ id, body }: OperationModel, [name, schema]: readonly [string, JsonObject]): string {
  if (body?.files.includes(name)) return schema['type'] === 'array' ? 'readonly Blob[]' : 'Blob';
  const whole = `NonNullable<operations['${id}']['requestBody']>['content'][${quoted(body?.type ?? '')}]`;
  if (body?.whole !== undefined) return whole;
  const wire = body?.wire?.[name];
  return `${whole}[${quoted(typeof wire === 'string' ? wire : name)}]`;
}

/** A name as a literal of the generated types. */
function quoted(name: string): string {
  return `'${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
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

function successSchemas(operation: OperationModel): readonly Json[] {
  return operation.responses
    .filter((each) => each.status.startsWith('2'))
    .flatMap((each) => each.schema ?? []);
}

function dataType(place: Place): string {
  const { apis, operation } = place;
  const types = operation.responses
    .filter((each) => each.status.startsWith('2'))
    .map((each) => {
      if (each.as !== undefined) return each.as === 'text' ? 'string' : 'Blob';
      if (each.schema === undefined) return 'undefined';
      const name = schemaName(each.schema);
      if (name !== undefined) return schemaTypeName(apis, operation.api, name);
      const status = /^\d+$/.test(each.status) ? each.status : `'${each.status}'`;
      return `operations['${operation.id}']['responses'][${status}]['content'][${quoted(each.type ?? '')}]`;
    });
  const union = types.length === 0 ? 'undefined' : [...new Set(types)].join(' | ');
  return isKeyed(operation) ? `KeyedItems<${union}, '${textAt(operation.items, 'at')}'>` : union;
}

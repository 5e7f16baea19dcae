import { byText } from '../spec/json.ts';
import { comment, memberName } from './literal.ts';
import type { FieldInfo, ObjectInfo } from '../spec/object-info.ts';

const NUMBERS = new Set(['Currency', 'Double', 'Int', 'Long', 'Percent']);
const TEXTS = new Set(
  [
    'Base64 ComboBox Date DateTime Email EncryptedString Id MultiPicklist Phone Picklist Reference String TextArea',
    'Time Url',
  ].flatMap((names) => names.split(' ')),
);
const LOCATION = '{ readonly latitude: number | null; readonly longitude: number | null }';

/** Names that no interface may have. */
const RESERVED = new Set(
  'any bigint boolean never null number object string symbol undefined unknown void'.split(' '),
);

/** A file that declares objects for the SDK: an interface for each, and their places in its `ObjectTypes`. */
export function objectTypesText(objects: readonly ObjectInfo[], module: string): string {
  const count = objects.length === 1 ? '1 object' : `${objects.length} objects`;
  return [
    `// Generated from the information of ${count} by \`generate objects\`. Do not edit.\n`,
    ...objects.map(interfaceText),
    `\ndeclare module ${quoted(module)} {\n  interface ObjectTypes {\n`,
    ...objects.map(entryText),
    '  }\n}\n',
  ].join('');
}

function interfaceText(object: ObjectInfo): string {
  const fields = object.fields.map(
    (field) =>
      `${comment([describeField(field)], '  ')}  readonly ${memberName(field.name)}: ${typeOf(field)};\n`,
  );
  const about = `Field values of ${object.label === '' ? object.name : `${object.label} (${object.name})`}.`;
  return `\n${comment([about])}export interface ${interfaceName(object)} {\n${fields.join('')}}\n`;
}

function entryText(object: ObjectInfo): string {
  const createable = object.fields.filter((field) => object.isCreateable && field.isCreateable);
  const updateable = object.fields.filter((field) => object.isUpdateable && field.isUpdateable);
  const sides = [
    `fields: ${interfaceName(object)};`,
    `relations: ${relationsText(object.fields)};`,
    `required: ${union(createable.filter(isNeeded))};`,
    `createable: ${union(createable)};`,
    `updateable: ${union(updateable)};`,
  ];
  return `    ${memberName(object.name)}: {\n${sides.map((side) => `      ${side}\n`).join('')}    };\n`;
}

/** Relations by their names, with what is behind them. */
function relationsText(fields: readonly FieldInfo[]): string {
  const relations = new Map<string, readonly string[]>();
  for (const { relationship, targets } of fields)
    if (relationship !== undefined)
      relations.set(relationship, [...new Set([...(relations.get(relationship) ?? []), ...targets])]);
  if (relations.size === 0) return 'object';
  const lines = [...relations]
    .sort(([a], [b]) => byText(a, b))
    .map(
      ([name, targets]) => `        ${memberName(name)}: ${targets.map(quoted).join(' | ') || 'string'};\n`,
    );
  return `{\n${lines.join('')}      }`;
}

function union(fields: readonly FieldInfo[]): string {
  return fields.map(({ name }) => quoted(name)).join(' | ') || 'never';
}

/** Returns true for a field without which nothing is created: a check box is off, an owner is whoever creates. */
function isNeeded({ name, dataType, isRequired }: FieldInfo): boolean {
  return isRequired && dataType !== 'Boolean' && name !== 'OwnerId';
}

function typeOf(field: FieldInfo): string {
  const type = valueType(field);
  const isThere = field.isRequired || field.dataType === 'Boolean' || field.name === 'Id';
  return isThere || type === 'unknown' ? type : `${type} | null`;
}

function valueType({ dataType, values = [] }: FieldInfo): string {
  if (dataType === 'Picklist' && values.length > 0) return values.map(quoted).join(' | ');
  if (dataType === 'Boolean') return 'boolean';
  if (dataType === 'Location') return LOCATION;
  if (NUMBERS.has(dataType)) return 'number';
  // Compound values, and kinds that are newer than this list.
  return TEXTS.has(dataType) ? 'string' : 'unknown';
}

function describeField({
  label,
  name,
  dataType,
  targets,
  isRequired,
  isCreateable,
  isUpdateable,
}: FieldInfo): string {
  const kind = targets.length === 0 ? dataType : `${dataType} to ${targets.join(' or ')}`;
  const rights = isCreateable || isUpdateable ? [] : ['read only'];
  const traits = [kind, ...(isRequired ? ['required'] : []), ...rights];
  return `${label === '' ? name : label}: ${traits.join(', ')}.`;
}

function interfaceName({ name }: ObjectInfo): string {
  const safe = name.replaceAll(/[^A-Za-z0-9_$]/g, '_').replace(/^(?=[0-9])/, '_');
  return RESERVED.has(safe) ? `${safe}_` : safe;
}

/** A text as a literal type. */
function quoted(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}

import { objectAt, textAt, textsAt } from '../spec/json.ts';
import { classificationText } from './classification-file.ts';
import { envelopesText, hasEnvelopes } from './envelopes-file.ts';
import { entityFieldsText } from './field-types.ts';
import { SDK, header } from './header.ts';
import { lifetimeOf, lifetimesText } from './lifetimes.ts';
import { comment, literal, memberName, tableLiteral } from './literal.ts';
import { groupOperations, importLine, mergedMembers } from './names.ts';
import { shapeJson } from './operation-table.ts';
import { reasonsText } from './reasons-file.ts';
import { refreshesText } from './refreshes-file.ts';
import type { NamedTypes } from './named-types.ts';
import type {
  ApiModel,
  ChoicesModel,
  EntityModel,
  GeneratedFile,
  Json,
  JsonObject,
  OperationModel,
} from '../spec/types.ts';

/** The SDK's files that stand for all specs together. */
export function emitSdkFiles(
  apis: readonly ApiModel[],
  types: ReadonlyMap<string, NamedTypes>,
): readonly GeneratedFile[] {
  const top = header(apis.map((api) => api.source));
  const file = (name: string, text: string): GeneratedFile => ({
    path: `${SDK}/${name}.gen.ts`,
    text: top + text,
  });
  return [
    file('lifetimes', lifetimesText(apis)),
    file('constants', constantsText(apis)),
    file('limits', limitsText(apis)),
    file('entities', entitiesText(apis)),
    file('entity-fields', entityFieldsText(apis)),
    file('apis', apisText(apis)),
    ...(hasEnvelopes(apis) ? [file('envelopes', envelopesText(apis))] : []),
    file('schemas', [...types.values()].map((each) => each.schemas()).join('') || EMPTY),
    file('hooks', hooksText(apis)),
    file('catalogue', catalogueText(apis)),
    file('choices', choicesText(apis)),
    file('reasons', reasonsText(apis)),
    file('refreshes', refreshesText(apis)),
    file('object-classification', classificationText(apis)),
    file('index', indexText(apis)),
  ];
}

/** Makes a file without exports a module. */
const EMPTY = 'export {};\n';

function constantsText(apis: readonly ApiModel[]): string {
  const doc = comment(['Business constants and limits of the specs.']);
  return `${doc}export const constants = ${tableLiteral(mergedMembers(apis, 'constants'))} as const;\n`;
}

/** The constants that many programs work with, each by itself; the others are not worth a place in each bundle. */
function limitsText(apis: readonly ApiModel[]): string {
  const { garbageCollection, debounce = 0 } = mergedMembers(apis, 'constants');
  const limits = garbageCollection === undefined ? {} : { garbageCollection };
  return [
    `import type { ClientLimits } from '../spec/limits.ts';\n\n`,
    comment(['The constants that every client works with.']),
    `export const limits: ClientLimits = ${tableLiteral(limits)};\n\n`,
    comment(['Milliseconds of quiet before a configuration that changes quickly is read.']),
    `export const debounce: number = ${literal(debounce)};\n`,
  ].join('');
}

function entitiesText(apis: readonly ApiModel[]): string {
  const tables = apis
    .flatMap((api) => api.entities)
    .map((entity): [string, Json] => [entity.name, entityTable(entity, mergedMembers(apis, 'lifetimes'))]);
  return (
    `import type { EntityTables } from '../spec/entity.ts';\n\n` +
    comment(['Rules by which entities are identified, ordered and merged.']) +
    `export const entities: EntityTables = ${tableLiteral(Object.fromEntries(tables))};\n`
  );
}

function entityTable(entity: EntityModel, lifetimes: JsonObject): JsonObject {
  const { name, extension, shape } = entity;
  const select = extension['select'];
  return {
    name,
    key: textsAt(extension, 'key'),
    version: textsAt(extension, 'version'),
    mergeByMember: Object.keys(objectAt(extension, 'merge')),
    lifetime: lifetimeOf(textAt(extension, 'lifetime'), lifetimes),
    ...(extension['caseless'] === true ? { caseless: true } : {}),
    ...(extension['reports'] === undefined ? {} : { reports: textsAt(extension, 'reports') }),
    ...(select === undefined ? {} : { select }),
    shape: shapeJson(shape),
  };
}

function apisText(apis: readonly ApiModel[]): string {
  const rows = apis.map((api): [string, Json] => [
    api.name,
    { name: api.name, basePath: api.basePath, queryEncodings: api.queryEncodings },
  ]);
  return (
    `import type { ApiTable } from '../spec/operation.ts';\n\n` +
    comment(["The base path and the query encodings of each spec's server."]) +
    `export const apis: { readonly [name: string]: ApiTable } = ${tableLiteral(Object.fromEntries(rows))};\n`
  );
}

function hooksText(apis: readonly ApiModel[]): string {
  const operations = apis.flatMap((api) => api.operations);
  const forms = [...new Set(operations.flatMap(({ kind }) => HOOKS[kind]))].sort();
  const makers = forms.map(
    (form) =>
      `import { ${maker(form)} } from '../react/use-${form.toLowerCase().split(' ').join('-')}.ts';\n`,
  );
  const imports = [...groupOperations(apis)].map(([group, members]) => importLine(group, members));
  const hooks = operations.flatMap((operation) =>
    HOOKS[operation.kind].map((form) => hookText(operation, form)),
  );
  return makers.join('') + imports.join('') + hooks.join('') + (hooks.length === 0 ? EMPTY : '');
}

/** The hooks of an operation, by what makes them. */
const HOOKS = { read: ['Read', 'Suspense Read'], write: ['Write'] } as const;
type HookForm = (typeof HOOKS)[OperationModel['kind']][number];

function hookText({ id, summary }: OperationModel, form: HookForm): string {
  const isSuspense = form === 'Suspense Read';
  const name = `use${isSuspense ? 'Suspense' : ''}${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const told = `${summary}. ${isSuspense ? 'Suspense hook' : 'Hook'} of {@link ${id}}.`;
  return `\n${comment([told])}export const ${name} = /* @__PURE__ */ ${maker(form)}(${id});\n`;
}

function maker(form: HookForm): string {
  return `create${form.replace(' ', '')}Hook`;
}

function catalogueText(apis: readonly ApiModel[]): string {
  const rows = [...groupOperations(apis).keys()].map(
    (group) => `  ${memberName(group)}: () => import('./operations/${group}.gen.ts'),\n`,
  );
  return [
    `import type { ReadOperation, WriteOperation } from '../spec/operation.ts';\n\n`,
    comment(['Any operation of the specs, whatever its types.']),
    `export type AnyOperation = ReadOperation<unknown, unknown> | WriteOperation<unknown, unknown>;\n\n`,
    comment(['Operations by their ids.']),
    `export interface OperationModule {\n  readonly [operationId: string]: AnyOperation;\n}\n\n`,
    comment([
      'Loads the reads or the writes of one api and tag, for programs that learn only at run time what they call.',
      'It names modules and no operations, so that one that nobody calls costs a bundle nothing.',
    ]),
    `export const operationModules: { readonly [module: string]: () => Promise<OperationModule> } = {\n`,
    ...rows,
    `};\n`,
  ].join('');
}

function choicesText(apis: readonly ApiModel[]): string {
  const choices = apis.flatMap((api) => api.choices);
  const chosen = new Set(choices.flatMap((each) => each.choices.map(({ operation }) => operation)));
  const imports = [...groupOperations(apis)].flatMap(([group, members]) => {
    const used = members.filter(({ id }) => chosen.has(id));
    return used.length === 0 ? [] : [importLine(group, used)];
  });
  const type = choices.length === 0 ? [] : [`import type { ReadChoice } from '../traits/choice.ts';\n`];
  return [...type, ...imports, ...choices.map(choiceText), ...(choices.length === 0 ? [EMPTY] : [])].join('');
}

function choiceText({ name, summary, otherwise, choices }: ChoicesModel): string {
  const rows = choices.map(({ given, equals, operation }) => {
    const values = Object.keys(equals).length > 0 ? `, equals: ${literal(equals)}` : '';
    return `    { given: ${literal(given)}${values}, operation: ${operation} },\n`;
  });
  return [
    `\n${comment([`${summary}. To be used with {@link chooseRead}.`])}`,
    `export const ${name} = {\n  name: ${literal(name)},\n  otherwise: ${literal(otherwise)},\n`,
    `  choices: [\n${rows.join('')}  ],\n} as const satisfies ReadChoice;\n`,
  ].join('');
}

function indexText(apis: readonly ApiModel[]): string {
  const groups = [...groupOperations(apis).keys()].map(
    (group) => `export * from './operations/${group}.gen.ts';\n`,
  );
  const tables = ['apis', 'constants', 'entities', 'lifetimes'].map(
    (name) => `export * from './${name}.gen.ts';\n`,
  );
  const choices = `export * from './choices.gen.ts';\n`;
  const types = ['entity-fields', 'schemas'].map((name) => `export type * from './${name}.gen.ts';\n`);
  return [...tables, ...groups, choices, ...types].join('');
}

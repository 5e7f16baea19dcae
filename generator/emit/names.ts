import { pascalCase } from '../spec/json.ts';
import type { ApiModel, JsonObject, OperationModel } from '../spec/types.ts';

/**
 * The file that holds an operation, one for each api and tag. Writes stand apart from reads: a page that shows
 * something loads what it takes to send something only when it is sent.
 */
export function groupName({ api, tag, kind }: OperationModel): string {
  return kind === 'read' ? `${api}-${tag}` : `${api}-${tag}-writes`;
}

/** Operations by the file that holds them, in the order of the files' names. */
export function groupOperations(apis: readonly ApiModel[]): ReadonlyMap<string, readonly OperationModel[]> {
  const groups = new Map<string, OperationModel[]>();
  for (const operation of apis.flatMap((api) => api.operations)) {
    const name = groupName(operation);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [operation]);
    else group.push(operation);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Exported name of a component schema. A name that two specs use carries the second one's api. */
export function schemaTypeName(apis: readonly ApiModel[], api: string, schema: string): string {
  const first = apis.find((each) => each.schemas[schema] !== undefined);
  return first === undefined || first.name === api ? schema : `${pascalCase(api)}${schema}`;
}

/** Name of an operation's types: `GetRecord` for `getRecord`. */
export function typeName(operation: OperationModel): string {
  return pascalCase(operation.id);
}

/** Name of the function that validates an operation's configuration. */
export function validatorName(operation: OperationModel): string {
  return `validate${typeName(operation)}`;
}

/** Members of all specs in one object. */
export function mergedMembers(apis: readonly ApiModel[], member: 'lifetimes' | 'constants'): JsonObject {
  return Object.assign({}, ...apis.map((api) => api[member])) as JsonObject;
}

/** Imports operations of one file into another of the generated folder. */
export function importLine(group: string, operations: readonly OperationModel[]): string {
  const ids = operations.map((operation) => operation.id).sort();
  return `import { ${ids.join(', ')} } from './operations/${group}.gen.ts';\n`;
}

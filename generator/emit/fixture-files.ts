import { isObject } from '../spec/json.ts';
import { SDK, header } from './header.ts';
import { comment, literal, memberName } from './literal.ts';
import { groupOperations, typeName } from './names.ts';
import type { ApiModel, GeneratedFile, Json, OperationModel, ResponseModel } from '../spec/types.ts';

/**
 * The examples of the specs as values, a module for each api and tag, and one of all. They are JavaScript with
 * declarations, as validators are: the generator has held them to their schemas already.
 */
export function emitFixtureFiles(apis: readonly ApiModel[]): readonly GeneratedFile[] {
  const top = header(apis.map((api) => api.source));
  const groups = groupOperations(apis);
  const folder = `${SDK}/fixtures`;
  const files = [...groups].flatMap(([group, operations]) => {
    const own = header(apis.filter(({ name }) => name === operations[0]?.api).map(({ source }) => source));
    return [
      { path: `${folder}/${group}.gen.js`, text: own + valuesText(apis, operations) },
      { path: `${folder}/${group}.gen.d.ts`, text: own + typesText(group, operations) },
    ];
  });
  return [...files, { path: `${folder}/index.gen.ts`, text: top + indexText(groups) }];
}

function valuesText(apis: readonly ApiModel[], operations: readonly OperationModel[]): string {
  const shared = createSharedValues();
  const values = operations.map((operation) => {
    const api = apis.find(({ name }) => name === operation.api);
    const row: readonly string[] = [
      `  method: ${literal(operation.method.toUpperCase())},\n`,
      `  path: ${literal(`${api?.basePath ?? ''}${operation.path}`)},\n`,
      `  examples: {${membersText(answersOf(operation), shared.nameOf)}},\n`,
      `  errors: {${membersText(errorsOf(operation), shared.nameOf)}},\n`,
    ];
    return `\nexport const ${operation.id} = {\n${row.join('')}};\n`;
  });
  return shared.text() + values.join('').replace(/^\n/, shared.isEmpty() ? '' : '\n');
}

/** One named example of an answer. */
interface Example {
  readonly name: string;
  readonly status: number;
  readonly body: Json;
}

/** Names the examples of answers; one that stands under several statuses has the status behind its name. */
function namedExamples(responses: readonly ResponseModel[]): readonly Example[] {
  const found = responses
    .filter(({ status }) => /^\d+$/.test(status))
    .flatMap(({ status, examples }) =>
      Object.entries(examples).map(([name, body]) => ({ name, status: Number(status), body })),
    );
  return found.map((one) =>
    found.some((other) => other !== one && other.name === one.name)
      ? { ...one, name: `${one.name}${one.status}` }
      : one,
  );
}

const answersOf = ({ responses }: OperationModel) =>
  namedExamples(responses.filter(({ status }) => status.startsWith('2')));
const errorsOf = ({ responses }: OperationModel) =>
  namedExamples(responses.filter(({ status }) => /^[45]/.test(status)));

function membersText(examples: readonly Example[], nameOf: (body: Json) => string): string {
  const members = examples.map(
    ({ name, status, body }) => `\n    ${memberName(name)}: { status: ${status}, body: ${nameOf(body)} },`,
  );
  return members.length === 0 ? '' : `${members.join('')}\n  `;
}

/** Values that are written once, however many examples they are. */
function createSharedValues() {
  const names = new Map<string, string>();
  return {
    nameOf(body: Json): string {
      const text = literal(body);
      if (!isObject(body) && !Array.isArray(body)) return text;
      const name = names.get(text) ?? `value${names.size + 1}`;
      names.set(text, name);
      return name;
    },
    isEmpty: () => names.size === 0,
    text: () => [...names].map(([text, name]) => `const ${name} = ${text};\n`).join(''),
  };
}

function typesText(group: string, operations: readonly OperationModel[]): string {
  const types = operations.map((operation) => `${typeName(operation)}Data`);
  const lines = operations.map((operation) => {
    const names = (examples: readonly Example[]): string =>
      examples.length === 0 ? 'never' : examples.map(({ name }) => literal(name)).join(' | ');
    const doc = comment([`Examples of the answers of \`${operation.id}\`.`]);
    const type = `Fixture<${typeName(operation)}Data, ${names(answersOf(operation))}, ${names(errorsOf(operation))}>`;
    return `\n${doc}export const ${operation.id}: ${type};\n`;
  });
  return (
    `import type { Fixture } from '../../spec/fixture.ts';\n` +
    `import type { ${types.sort().join(', ')} } from '../operations/${group}.gen.ts';\n` +
    lines.join('')
  );
}

function indexText(groups: ReadonlyMap<string, readonly OperationModel[]>): string {
  const imports = [...groups].map(([group, operations]) => {
    const ids = operations.map(({ id }) => id).sort();
    return `import { ${ids.join(', ')} } from './${group}.gen.js';\n`;
  });
  const ids = [...groups.values()].flatMap((operations) => operations.map(({ id }) => id)).sort();
  const doc = comment(['The examples of all operations, by operationId.']);
  return `${imports.join('')}\n${doc}export const fixtures = {\n${ids.map((id) => `  ${id},\n`).join('')}} as const;\n`;
}

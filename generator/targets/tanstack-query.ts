import { comment, literal } from '../emit/literal.ts';
import { typeName } from '../emit/names.ts';
import { lifetimeRow } from '../emit/lifetimes.ts';
import { objectAt } from '../spec/json.ts';
import type { ApiModel, OperationModel } from '../spec/types.ts';
import type { Target } from './target.ts';

/** Options of TanStack Query, for any framework, around the operations of the target `sdk`. */
export const tanstackQuery: Target = {
  name: 'tanstack-query',
  isBuiltIn: true,
  emit({ apis, header, sdk, sdkFolder, importExtension }) {
    if (sdkFolder === undefined)
      throw new Error(
        'The target "tanstack-query" calls operations of the target "sdk". Add it to the targets.',
      );
    const all = apis.flatMap((api) => api.operations.map((operation) => ({ api, operation })));
    const names = all.flatMap(({ operation }) => [operation.id, `type ${typeName(operation)}Config`]).sort();
    const index = `${sdkFolder}/index.gen${importExtension}`;
    const text = [
      header,
      `import { dataOf, type Client, type Snapshot } from '${sdk}';\n`,
      names.length === 0
        ? ''
        : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${index}';\n`,
      ...all.map(({ api, operation }) =>
        operation.kind === 'read' ? readText(api, operation) : writeText(operation),
      ),
      READ,
    ].join('');
    return [{ path: 'tanstack-query.gen.ts', text }];
  },
};

function readText(api: ApiModel, operation: OperationModel): string {
  const { id, summary } = operation;
  const fresh = objectAt(api.lifetimes, lifetimeRow(api, operation))['fresh'];
  const config = `config: ${typeName(operation)}Config`;
  return [
    `\n${comment([`${summary}. For \`useQuery\` and \`prefetchQuery\`.`])}`,
    `export const ${id}Options = (client: Client, ${config}) => ({\n`,
    `  queryKey: [${literal(id)}, config] as const,\n`,
    `  queryFn: async () => given(await client.read(${id}, config)),\n`,
    `  staleTime: ${typeof fresh === 'number' ? fresh : 0},\n`,
    `});\n`,
  ].join('');
}

function writeText(operation: OperationModel): string {
  const { id, summary } = operation;
  return [
    `\n${comment([`${summary}. For \`useMutation\`.`])}`,
    `export const ${id}Mutation = (client: Client) => ({\n`,
    `  mutationKey: [${literal(id)}] as const,\n`,
    `  mutationFn: (config: ${typeName(operation)}Config) => client.write(${id}, config),\n`,
    `});\n`,
  ].join('');
}

/** The client's own cache answers where it can, so that both agree. */
const READ = `
/** The data of a read, or its error as one that is thrown. */
function given<TData>(snapshot: Snapshot<TData>): TData {
  if (snapshot.state === 'error') throw snapshot.error;
  if (snapshot.state === 'unfulfilled') throw new Error(\`Invalid configuration: \${snapshot.missing.join(', ')}\`);
  const data = dataOf(snapshot);
  if (data === undefined) throw new Error('The answer is empty.');
  return data;
}
`;

import { camelCase } from '../spec/json.ts';
import { schemaName } from '../spec/references.ts';
import { leanErrors } from './lean-errors.ts';
import { bundleModules } from './module-bundle.ts';
import { SANDBOX, SDK, header } from './header.ts';
import { literal, memberName } from './literal.ts';
import { groupOperations, validatorName } from './names.ts';
import type { SchemaCompiler, ValidatorRequest } from '../validation/compiler.ts';
import type { ModuleText } from './module-bundle.ts';
import type { ApiModel, GeneratedFile, OperationModel } from '../spec/types.ts';

const SANDBOX_MODULE = 'response-validators';

/** Standalone validators of configurations for the SDK. */
export async function emitConfigValidators(
  apis: readonly ApiModel[],
  compiler: SchemaCompiler,
): Promise<readonly GeneratedFile[]> {
  const groups = groupOperations(apis);
  const modules = [...groups].map(([name, operations]) => ({
    name,
    text: configModule(compiler, operations),
  }));
  const bundled = await bundleModules(modules);
  return [...groups].flatMap(([name, operations]) => {
    const path = `${SDK}/validators/${name}.gen`;
    const own = header(apis.filter((api) => api.name === operations[0]?.api).map((api) => api.source));
    return [
      { path: `${path}.js`, text: own + (bundled.get(name) ?? '') },
      { path: `${path}.d.ts`, text: own + configTypes(operations) },
    ];
  });
}

/** Standalone validators of requests and responses for the sandbox. */
export async function emitContractValidators(
  apis: readonly ApiModel[],
  compiler: SchemaCompiler,
): Promise<readonly GeneratedFile[]> {
  const bundled = await bundleModules([sandboxModule(apis, compiler)]);
  const top = header(apis.map((api) => api.source));
  const path = `${SANDBOX}/${SANDBOX_MODULE}.gen`;
  return [
    { path: `${path}.js`, text: top + (bundled.get(SANDBOX_MODULE) ?? '') },
    { path: `${path}.d.ts`, text: top + SANDBOX_TYPES },
  ];
}

function configModule(compiler: SchemaCompiler, operations: readonly OperationModel[]): string {
  const requests = operations.map((operation) => ({
    name: validatorName(operation),
    api: operation.api,
    schema: operation.config,
  }));
  const isRead = operations.every(({ kind }) => kind === 'read');
  return leanErrors(compiler.standalone(requests), isRead);
}

function configTypes(operations: readonly OperationModel[]): string {
  const lines = operations.map((operation) => `export const ${validatorName(operation)}: ConfigValidator;\n`);
  return `import type { ConfigValidator } from '../../spec/operation.ts';\n\n${lines.join('')}`;
}

function sandboxModule(apis: readonly ApiModel[], compiler: SchemaCompiler): ModuleText {
  const requests = new Map<string, ValidatorRequest>();
  const rows = apis.flatMap((api) =>
    api.routes.map((operation) => {
      const request = (suffix: string, schema: ValidatorRequest['schema']): string => {
        const component = schemaName(schema);
        const name =
          component === undefined ? `${operation.id}_${suffix}` : `${camelCase(api.name)}_${component}`;
        requests.set(name, { name, api: api.name, schema });
        return name;
      };
      const body =
        operation.body === undefined ? '' : `request: ${request('request', operation.body.schema)}, `;
      const responses = operation.responses.flatMap((each) =>
        each.schema === undefined ? [] : [`${literal(each.status)}: ${request(each.status, each.schema)}`],
      );
      return `  ${memberName(operation.id)}: { ${body}responses: { ${responses.join(', ')} } },\n`;
    }),
  );
  const text = compiler.standalone([...requests.values()]).replaceAll('export const ', 'const ');
  return { name: SANDBOX_MODULE, text: `${text}\nexport const validators = {\n${rows.join('')}};\n` };
}

const SANDBOX_TYPES = `/** True when the value meets the spec, else \`errors\` says why not. */
export interface SpecValidator {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly keyword: string; readonly message?: string }[] | null;
}

/** By operationId: what the spec says of request bodies, and of response bodies by status. */
export const validators: {
  readonly [operationId: string]: {
    readonly request?: SpecValidator;
    readonly responses: { readonly [status: string]: SpecValidator };
  };
};
`;

import { camelCase, textAt } from '../spec/json.ts';
import { leanErrors } from './lean-errors.ts';
import { bundleModules } from './module-bundle.ts';
import { SANDBOX, SDK, header } from './header.ts';
import { literal, memberName } from './literal.ts';
import { groupOperations, validatorName } from './names.ts';
import { wholeComponent } from '../validation/compiler.ts';
import { withRequiredAny } from '../validation/required-any.ts';
import type { SchemaCompiler, ValidatorRequest } from '../validation/compiler.ts';
import type { Recall } from '../spec/memory.ts';
import type { ModuleText } from './module-bundle.ts';
import type { ApiModel, GeneratedFile, JsonObject, OperationModel } from '../spec/types.ts';

/** The sandbox's module of all validators; those of each tag lie in the folder beside it. */
const SANDBOX_MODULE = 'response-validators';

/** The means by which validators are made. */
interface Making {
  readonly compiler: SchemaCompiler;
  readonly recall: Recall;
}

/** Standalone validators of configurations for the SDK. */
export async function emitConfigValidators(
  apis: readonly ApiModel[],
  making: Making,
): Promise<readonly GeneratedFile[]> {
  const groups = [...groupOperations(apis)];
  const codes = await bundleAnew(
    making,
    groups.map(([name, operations]) => configModule(name, operations)),
  );
  return groups.flatMap(([name, operations], index) => {
    const path = `${SDK}/validators/${name}.gen`;
    const own = header(apis.filter((api) => api.name === operations[0]?.api).map((api) => api.source));
    return [
      { path: `${path}.js`, text: own + (codes[index] ?? '') },
      { path: `${path}.d.ts`, text: own + configTypes(operations) },
    ];
  });
}

/**
 * Standalone validators of requests and responses for the sandbox, a module for each tag of a spec and one of all. As one
 * for each spec they would all be made anew with an edit of any schema.
 */
export async function emitContractValidators(
  apis: readonly ApiModel[],
  making: Making,
): Promise<readonly GeneratedFile[]> {
  const top = header(apis.map((api) => api.source));
  const path = `${SANDBOX}/${SANDBOX_MODULE}`;
  const groups = apis.flatMap((api) => routesByTag(api).map((group) => ({ ...group, source: api.source })));
  const codes = await bundleAnew(making, groups.map(sandboxModule));
  return [
    ...groups.flatMap(({ name, source }, index) => [
      { path: `${path}/${name}.gen.js`, text: header([source]) + (codes[index] ?? '') },
      { path: `${path}/${name}.gen.d.ts`, text: header([source]) + SANDBOX_GROUP_TYPES },
    ]),
    { path: `${path}.gen.js`, text: top + mergedText(groups.map(({ name }) => name)) },
    { path: `${path}.gen.d.ts`, text: top + SANDBOX_TYPES },
  ];
}

/** The routes of a spec that share a tag. */
interface RouteGroup {
  readonly name: string;
  readonly api: string;
  readonly routes: readonly OperationModel[];
}

function routesByTag({ name: api, routes }: ApiModel): readonly RouteGroup[] {
  const tags = [...new Set(routes.map(({ tag }) => tag))].sort();
  return tags.map((tag) => ({
    name: `${api}-${tag}`,
    api,
    routes: routes.filter((route) => route.tag === tag),
  }));
}

/** A module of validators that is to be made. */
interface ValidatorModule {
  readonly name: string;
  readonly requests: readonly ValidatorRequest[];
  /** Everything but the schemas that its text depends on. */
  readonly settings: string;
  /** The module of the compiler's code. */
  readonly toText: (code: string) => string;
}

/** The code of each module, as it is remembered or anew. */
async function bundleAnew(
  { compiler, recall }: Making,
  modules: readonly ValidatorModule[],
): Promise<readonly string[]> {
  const bundle = createBundler();
  const codes = modules.map(({ name, requests, settings, toText }) => {
    const schemas = requests.flatMap((each) => [each.name, compiler.nameOf(each)]);
    return recall('validators', [settings, ...schemas], () =>
      bundle({ name, text: toText(compiler.standalone(requests)) }),
    );
  });
  return Promise.all(codes);
}

/** Bundles modules; all that are asked for in one turn in one run of esbuild. */
function createBundler(): (module: ModuleText) => Promise<string> {
  let waiting: ModuleText[] | undefined;
  let bundled: Promise<ReadonlyMap<string, string>> | undefined;
  return async (module) => {
    if (waiting === undefined) {
      const own: ModuleText[] = [];
      waiting = own;
      bundled = Promise.resolve().then(() => {
        waiting = undefined;
        return bundleModules(own);
      });
    }
    waiting.push(module);
    return (await bundled)?.get(module.name) ?? '';
  };
}

function configModule(name: string, operations: readonly OperationModel[]): ValidatorModule {
  const requests = operations.map((operation) => ({
    name: validatorName(operation),
    api: operation.api,
    schema: withGroups(withRequiredAny(operation.config), textAt(operation.items, 'groups')),
  }));
  const isRead = operations.every(({ kind }) => kind === 'read');
  return { name, requests, settings: `lean ${isRead}`, toText: (code) => leanErrors(code, isRead) };
}

/** The schema of a configuration that may hold groups in the place of its members, each a configuration by itself. */
function withGroups(own: JsonObject, groups: string): JsonObject {
  if (groups === '') return own;
  const list = { type: 'array', minItems: 1, items: own };
  return {
    type: 'object',
    if: { type: 'object', required: [groups] },
    // oxlint-disable-next-line no-thenable -- a keyword of JSON Schema
    then: { properties: { [groups]: list } },
    else: own,
  };
}

function configTypes(operations: readonly OperationModel[]): string {
  const lines = operations.map((operation) => `export const ${validatorName(operation)}: ConfigValidator;\n`);
  return `import type { ConfigValidator } from '../../spec/operation.ts';\n\n${lines.join('')}`;
}

function sandboxModule({ name: module, api, routes }: RouteGroup): ValidatorModule {
  const requests = new Map<string, ValidatorRequest>();
  const rows = routes.map((operation) => {
    const request = (suffix: string, schema: ValidatorRequest['schema']): string => {
      const component = wholeComponent(schema);
      const name = component === undefined ? `${operation.id}_${suffix}` : `${camelCase(api)}_${component}`;
      requests.set(name, { name, api, schema });
      return name;
    };
    const body =
      operation.body === undefined ? '' : `request: ${request('request', operation.body.schema)}, `;
    const responses = operation.responses.flatMap((each) =>
      each.schema === undefined ? [] : [`${literal(each.status)}: ${request(each.status, each.schema)}`],
    );
    return `  ${memberName(operation.id)}: { ${body}responses: { ${responses.join(', ')} } },\n`;
  });
  const table = `\nexport const validators = {\n${rows.join('')}};\n`;
  const toText = (code: string): string => code.replaceAll('export const ', 'const ') + table;
  return { name: module, requests: [...requests.values()], settings: table, toText };
}

function mergedText(names: readonly string[]): string {
  const imports = names.map(
    (name, index) =>
      `import { validators as validators${index} } from './${SANDBOX_MODULE}/${name}.gen.js';\n`,
  );
  const members = names.map((_, index) => `...validators${index}`);
  return `${imports.join('')}\nexport const validators = { ${members.join(', ')} };\n`;
}

const SANDBOX_GROUP_TYPES = `import type { validators as all } from '../${SANDBOX_MODULE}.gen.js';

/** As those of all specs, for one tag of one of them. */
export const validators: typeof all;
`;

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

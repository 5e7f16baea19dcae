import { OWN_OUTPUTS, emitFiles } from './emit/emit-files.ts';
import { packageFiles } from './emit/package-files.ts';
import { OWN_FOLDERS, packageHeader } from './emit/header.ts';
import { loadScreenSchema } from './load/screen-schema.ts';
import { diagnoseExamples } from './load/example-diagnostics.ts';
import { loadSpecs } from './load/load-specs.ts';
import { createModel } from './model/create-model.ts';
import { createCompiler } from './validation/compiler.ts';
import { findInvalidExamples } from './validation/examples.ts';
import { makeAnew } from './spec/memory.ts';
import { GENERATED_PATH } from './spec/generated-path.ts';
import { relativeFolder } from './spec/paths.ts';
import type { OwnOutput } from './emit/emit-files.ts';
import type { LoadOptions } from './load/load-specs.ts';
import type { Target } from './targets/target.ts';
import type { ApiModel, GeneratedFile, JsonObject, ReadFile, Result, SpecInput } from './spec/types.ts';

export { OWN_FOLDERS } from './emit/header.ts';
export { OWN_OUTPUTS } from './emit/emit-files.ts';
export type { OwnOutput } from './emit/emit-files.ts';
export type { ForeignOptions } from './load/foreign/load.ts';
export type { Target, TargetFile, TargetInput } from './targets/target.ts';
export { lifetimeRow } from './emit/lifetimes.ts';
export { createCompiler } from './validation/compiler.ts';
export { bundleSpecs, loadSpecs } from './load/load-specs.ts';
export { createModel } from './model/create-model.ts';
export { isObject, listAt, objectAt, textAt, textsAt, valueAt } from './spec/json.ts';
export { resolve, schemaName } from './spec/references.ts';
export { sampleOf } from './targets/samples.ts';
export { expandSplits, hasSplit } from './model/split.ts';
export type {
  ApiModel,
  ChoicesModel,
  EntityModel,
  Diagnostic,
  GeneratedFile,
  Json,
  JsonObject,
  LoadedSpec,
  OperationModel,
  ParameterModel,
  ReadFile,
  ResponseModel,
  Result,
  Shape,
  SpecInput,
} from './spec/types.ts';

/** One kind of output, and where it goes. */
export interface Output {
  /** One of this project's own, or any other. */
  readonly target: OwnOutput | Target;
  readonly folder: string;
  /** `imports: 'source'`: the SDK's sources stand beside its generated files. */
  readonly settings?: JsonObject;
  /** The package that the SDK's files import. */
  readonly sdk?: string;
  readonly importExtension?: '.ts' | '.js';
  /** False for no hooks among the SDK's files, which import React; true unless stated. */
  readonly react?: boolean;
}

/** The input of the generator. All paths are relative to the project. */
export interface GeneratorInput extends LoadOptions {
  readonly specs: readonly SpecInput[];
  /** The outputs of this project unless stated. */
  readonly outputs?: readonly Output[];
  /** JSON Schema of screen configs; nothing is emitted for it while it is absent. */
  readonly screenSchema?: string;
  readonly readFile: ReadFile;
  /** Called with each step of a long run as it begins. */
  readonly onProgress?: (step: string) => void;
}

const OWN: readonly Output[] = OWN_OUTPUTS.map((target) => ({
  target,
  folder: OWN_FOLDERS[target],
  settings: { imports: 'source' },
}));

/**
 * Turns specs into files, without touching a disk. Either every file or every diagnostic.
 *
 * @example
 * const result = await generate({ specs: [{ api: 'toy', file: 'specs/toy/openapi.yaml' }], readFile })
 */
export async function generate(input: GeneratorInput): Promise<Result<readonly GeneratedFile[]>> {
  const { outputs = OWN, onProgress, recall = makeAnew } = input;
  onProgress?.(`Reading ${input.specs.map(({ file }) => file).join(', ')}`);
  const [specs, screen] = await Promise.all([
    loadSpecs(input.specs, input.readFile, input),
    input.screenSchema === undefined ? undefined : loadScreenSchema(input.screenSchema, input.readFile),
  ]);
  const diagnostics = [
    ...(specs.ok ? [] : specs.diagnostics),
    ...(screen === undefined || screen.ok ? [] : screen.diagnostics),
  ];
  if (!specs.ok || diagnostics.length > 0) return { ok: false, diagnostics };
  onProgress?.('Checking examples');
  const apis = createModel(specs.value);
  const own = specs.value.filter(({ foreign }) => foreign !== true);
  const compiler = createCompiler(apis, { isLenient: own.length < specs.value.length });
  const found = await Promise.all(own.map((spec) => findInvalidExamples(spec, compiler, recall)));
  const invalid = found.flat();
  if (invalid.length > 0)
    return { ok: false, diagnostics: await diagnoseExamples(input.specs, input.readFile, invalid) };
  onProgress?.(`Making ${apis.reduce((sum, api) => sum + api.operations.length, 0)} operations`);
  const emitted = await emitFiles(apis, compiler, {
    outputs: OWN_OUTPUTS.filter((name) => outputs.some(({ target }) => target === name)),
    screen: screen?.ok ? screen.value : undefined,
    recall,
  });
  const made = await Promise.all(outputs.map((output) => filesOf(output, { apis, emitted, outputs })));
  return { ok: true, value: made.flat().sort((one, other) => (one.path < other.path ? -1 : 1)) };
}

interface Made {
  readonly apis: readonly ApiModel[];
  /** The files of our own outputs, in their folders of this project. */
  readonly emitted: readonly GeneratedFile[];
  readonly outputs: readonly Output[];
}

async function filesOf(output: Output, { apis, emitted, outputs }: Made): Promise<readonly GeneratedFile[]> {
  const { target, folder, settings = {}, sdk = '@energy-portal/sdk', importExtension = '.js' } = output;
  const { react = true } = output;
  const placed = (path: string): string => (folder === '' ? path : `${folder}/${path}`);
  if (typeof target === 'string') {
    const start = OWN_FOLDERS[target];
    const own = emitted.filter(({ path }) => path.startsWith(`${start}/`));
    if (target !== 'sdk' || settings['imports'] === 'source')
      return own.map(({ path, text }) => ({ path: placed(path.slice(start.length + 1)), text }));
    const files = packageFiles(own, apis, { sdk, importExtension, react });
    return files.map(({ path, text }) => ({ path: placed(path), text }));
  }
  const beside = outputs.find((each) => each.target === 'sdk');
  const sdkFolder = beside === undefined ? {} : { sdkFolder: relativeFolder(folder, beside.folder) };
  const header = packageHeader(apis.map(({ source }) => source));
  const files = await target.emit({ apis, settings, sdk, importExtension, header, ...sdkFolder });
  const wrong = files.find(({ path }) => !GENERATED_PATH.test(path) || path.split('/').includes('..'));
  if (wrong !== undefined)
    throw new Error(
      `The target "${target.name}" makes ${wrong.path}: its files have ".gen." in their names, or a folder in ".gen".`,
    );
  return files.map(({ path, text }) => ({ path: placed(path), text }));
}

import { emitFiles } from './emit/emit-files.ts';
import { loadScreenSchema } from './load/screen-schema.ts';
import { diagnoseExamples } from './load/example-diagnostics.ts';
import { loadSpecs } from './load/load-specs.ts';
import { createModel } from './model/create-model.ts';
import { createCompiler } from './validation/compiler.ts';
import { findInvalidExamples } from './validation/examples.ts';
import type { LoadOptions } from './load/load-specs.ts';
import type { GeneratedFile, ReadFile, Result, SpecInput } from './spec/types.ts';

export { lifetimeRow } from './emit/operation-table.ts';
export { createCompiler } from './validation/compiler.ts';
export { bundleSpecs, loadSpecs } from './load/load-specs.ts';
export { createModel } from './model/create-model.ts';
export { isObject, listAt, objectAt, textAt, textsAt, valueAt } from './spec/json.ts';
export { resolve, schemaName } from './spec/references.ts';
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

/** The input of the generator. All paths are relative to the project. */
export interface GeneratorInput extends LoadOptions {
  readonly specs: readonly SpecInput[];
  /** JSON Schema of screen configs; nothing is emitted for it while it is absent. */
  readonly screenSchema?: string;
  readonly readFile: ReadFile;
}

/**
 * Turns specs into files, without touching a disk. Either every file or every diagnostic.
 *
 * @example
 * const result = await generate({ specs: [{ api: 'toy', file: 'specs/toy/openapi.yaml' }], readFile })
 */
export async function generate(input: GeneratorInput): Promise<Result<readonly GeneratedFile[]>> {
  const [specs, screen] = await Promise.all([
    loadSpecs(input.specs, input.readFile, input),
    input.screenSchema === undefined ? undefined : loadScreenSchema(input.screenSchema, input.readFile),
  ]);
  const diagnostics = [
    ...(specs.ok ? [] : specs.diagnostics),
    ...(screen === undefined || screen.ok ? [] : screen.diagnostics),
  ];
  if (!specs.ok || diagnostics.length > 0) return { ok: false, diagnostics };
  const apis = createModel(specs.value);
  const own = specs.value.filter(({ foreign }) => foreign !== true);
  const compiler = createCompiler(apis, { isLenient: own.length < specs.value.length });
  const invalid = own.flatMap((spec) => findInvalidExamples(spec, compiler));
  if (invalid.length > 0)
    return { ok: false, diagnostics: await diagnoseExamples(input.specs, input.readFile, invalid) };
  return { ok: true, value: await emitFiles(apis, compiler, screen?.ok ? screen.value : undefined) };
}

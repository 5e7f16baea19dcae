import { emitFiles } from './emit/emit-files.ts';
import { loadScreenSchema } from './load/screen-schema.ts';
import { locateExamples } from './load/example-faults.ts';
import { loadSpecs } from './load/load-specs.ts';
import { createModel } from './model/create-model.ts';
import { createCompiler } from './validation/compiler.ts';
import { findExampleProblems } from './validation/examples.ts';
import type { GeneratedFile, ReadFile, Result, SpecInput } from './model/types.ts';

export { lifetimeRow } from './emit/operation-table.ts';
export { bundleSpecs, loadSpecs } from './load/load-specs.ts';
export { createModel } from './model/create-model.ts';
export { isObject, listAt, objectAt, textAt, textsAt, valueAt } from './model/json.ts';
export { resolve, schemaName } from './model/references.ts';
export { expandSplits, hasSplit } from './model/split.ts';
export type {
  ApiModel,
  ChoicesModel,
  EntityModel,
  Fault,
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
} from './model/types.ts';

/** What to generate from. All paths are relative to the project. */
export interface GeneratorInput {
  readonly specs: readonly SpecInput[];
  /** JSON Schema of screen configs; nothing is emitted for it while it is absent. */
  readonly screenSchema?: string;
  readonly readFile: ReadFile;
  /** Told what of a foreign document is left out, and why. */
  readonly onNote?: (note: string) => void;
}

/**
 * Turns specs into files, without touching a disk. Either every file or every fault.
 *
 * @example
 * const result = await generate({ specs: [{ api: 'toy', file: 'specs/toy/openapi.yaml' }], readFile })
 */
export async function generate(input: GeneratorInput): Promise<Result<readonly GeneratedFile[]>> {
  const [specs, screen] = await Promise.all([
    loadSpecs(input.specs, input.readFile, input.onNote),
    input.screenSchema === undefined ? undefined : loadScreenSchema(input.screenSchema, input.readFile),
  ]);
  const faults = [
    ...(specs.ok ? [] : specs.faults),
    ...(screen === undefined || screen.ok ? [] : screen.faults),
  ];
  if (!specs.ok || faults.length > 0) return { ok: false, faults };
  const apis = createModel(specs.value);
  const compiler = createCompiler(apis);
  const own = specs.value.filter(({ foreign }) => foreign !== true);
  const problems = own.flatMap((spec) => findExampleProblems(spec, compiler));
  if (problems.length > 0)
    return { ok: false, faults: await locateExamples(input.specs, input.readFile, problems) };
  return { ok: true, value: await emitFiles(apis, compiler, screen?.ok ? screen.value : undefined) };
}

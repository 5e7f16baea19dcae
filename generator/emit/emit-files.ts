import { emitAnswerFiles } from './answer-files.ts';
import { emitContractFile } from './contract-file.ts';
import { emitFixtureFiles } from './fixture-files.ts';
import { openapiTypes } from './openapi-types.ts';
import { emitOperationFiles } from './operation-files.ts';
import { emitScreenCatalogue } from './screen-catalogue.ts';
import { emitScreenTypes } from './screen-types.ts';
import { emitSdkFiles } from './sdk-files.ts';
import { emitConfigValidators, emitContractValidators } from './validator-files.ts';
import { emitVersionFile } from './version-file.ts';
import { makeAnew } from '../spec/memory.ts';
import type { Recall } from '../spec/memory.ts';
import type { SchemaCompiler } from '../validation/compiler.ts';
import type { ApiModel, GeneratedFile, JsonObject } from '../spec/types.ts';

/** The choice of what is emitted of a project. */
interface EmitOptions {
  readonly outputs?: readonly OwnOutput[];
  readonly screen?: ScreenSchema | undefined;
  readonly recall?: Recall;
}

/** The JSON Schema of screen configs and the file it was read from. */
interface ScreenSchema {
  readonly file: string;
  readonly schema: JsonObject;
}

/** The kinds of output that are this project's own. */
export const OWN_OUTPUTS = ['sdk', 'sandbox', 'screens'] as const;
export type OwnOutput = (typeof OWN_OUTPUTS)[number];

/** Every generated file of the kinds that are asked for, sorted by path. */
export async function emitFiles(
  apis: readonly ApiModel[],
  compiler: SchemaCompiler,
  { outputs = OWN_OUTPUTS, screen, recall = makeAnew }: EmitOptions = {},
): Promise<readonly GeneratedFile[]> {
  const has = (output: OwnOutput): boolean => outputs.includes(output);
  const none: readonly GeneratedFile[] = [];
  const [types, ...awaited] = await Promise.all([
    has('sdk') || has('sandbox') ? openapiTypes(apis, recall) : { files: none, named: new Map() },
    has('sdk') ? emitConfigValidators(apis, { compiler, recall }) : none,
    has('sandbox') ? emitContractValidators(apis, { compiler, recall }) : none,
    has('screens') && screen !== undefined
      ? [await emitScreenTypes(screen.file, screen.schema, recall)]
      : none,
  ]);
  const files = [
    ...awaited.flat(),
    ...(has('sdk') ? [...emitOperationFiles(apis, types.named), ...emitSdkFiles(apis, types.named)] : none),
    ...(has('sdk') ? [...emitAnswerFiles(apis), ...emitFixtureFiles(apis)] : none),
    ...(has('sandbox') ? [...types.files, emitContractFile(apis)] : none),
    ...(has('screens') ? [emitScreenCatalogue(apis)] : none),
  ];
  if (has('sdk')) files.push(emitVersionFile(apis, files));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

import { emitAnswerFiles } from './answer-files.ts';
import { emitContractFile } from './contract-file.ts';
import { emitFixtureFiles } from './fixture-files.ts';
import { openapiTypes } from './openapi-types.ts';
import { emitOperationFiles } from './operation-files.ts';
import { emitScreenCatalogue } from './screen-catalogue.ts';
import { emitScreenTypes } from './screen-types.ts';
import { emitSdkFiles } from './sdk-files.ts';
import { emitValidatorFiles } from './validator-files.ts';
import { emitVersionFile } from './version-file.ts';
import type { SchemaCompiler } from '../validation/compiler.ts';
import type { ApiModel, GeneratedFile, JsonObject } from '../spec/types.ts';

/** The JSON Schema of screen configs and the file it was read from. */
interface ScreenSchema {
  readonly file: string;
  readonly schema: JsonObject;
}

/** Every generated file, sorted by path. */
export async function emitFiles(
  apis: readonly ApiModel[],
  compiler: SchemaCompiler,
  screen?: ScreenSchema,
): Promise<readonly GeneratedFile[]> {
  const [types, ...awaited] = await Promise.all([
    openapiTypes(apis),
    emitValidatorFiles(apis, compiler),
    screen === undefined ? [] : emitScreenTypes(screen.file, screen.schema).then((file) => [file]),
  ]);
  const files = [
    ...awaited.flat(),
    ...types.files,
    ...emitOperationFiles(apis, types.named),
    ...emitSdkFiles(apis, types.named),
    ...emitAnswerFiles(apis),
    ...emitFixtureFiles(apis),
    emitContractFile(apis),
    emitScreenCatalogue(apis),
  ];
  files.push(emitVersionFile(apis, files));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

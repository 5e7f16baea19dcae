import { OWN_COMMAND, PACKAGE_COMMAND, SDK, header } from './header.ts';
import { typedModules } from './typed-module.ts';
import { comment } from './literal.ts';
import type { ApiModel, GeneratedFile } from '../spec/types.ts';

/** The settings of files for a project that has the SDK as a package. */
interface PackageOptions {
  /** The SDK's package. */
  readonly sdk: string;
  /** The ending by which generated files import each other. */
  readonly importExtension: '.ts' | '.js';
  /** True for hooks, which import React. */
  readonly react: boolean;
}

/** Imports of the SDK's own modules. */
const OWN_MODULE = /(?<=\bfrom ')(?:\.\.\/)+(spec|react|traits|query|extensions)\/[\w/-]+\.ts(?=')/g;
const LEFTOVER = /'(?:\.\.\/)+(?!operations\/|validators\/|schemas\.gen|entity-fields\.gen)[^']*'/;

/**
 * The SDK's files for a project that has the SDK as a package: they stand in its folder, import the package's entry
 * points, and make a client of their own.
 */
export function packageFiles(
  files: readonly GeneratedFile[],
  apis: readonly ApiModel[],
  options: PackageOptions,
): readonly GeneratedFile[] {
  const kept = options.react ? files : files.filter(({ path }) => path !== `${SDK}/hooks.gen.ts`);
  const own = typedModules(kept).map(({ path, text }) => ({ path: path.slice(SDK.length + 1), text }));
  const client = { path: 'client.gen.ts', text: header(apis.map(({ source }) => source)) + CLIENT };
  const sum = own.map((file) =>
    file.path === 'index.gen.ts' ? { ...file, text: `${file.text}export * from './client.gen.ts';\n` } : file,
  );
  return [...sum, client].map(({ path, text }) => ({ path, text: rewrite(path, text, options) }));
}

function rewrite(path: string, text: string, { sdk, importExtension }: PackageOptions): string {
  const replaced = text
    .replace(OWN_COMMAND, () => PACKAGE_COMMAND)
    .replace(OWN_MODULE, (_, room: string) => `${sdk}/${room === 'react' ? 'react' : 'generated'}`)
    .replaceAll(PACKAGE, sdk)
    .replaceAll(/(?<=(?:\bfrom |\bimport\()'\.{1,2}\/[^']*\.gen)\.[jt]s(?=')/g, importExtension);
  const left = LEFTOVER.exec(replaced);
  if (left !== null) throw new Error(`${path} imports ${left[0]}, which no entry point of the SDK has.`);
  return replaced;
}

const PACKAGE = '%sdk%';

/** Milliseconds between two times that memory is given back, where a document says nothing else. */
const COLLECTION = 5_000;

const CLIENT = [
  `import { createClientOf, createUpkeepCollector, fetchRevalidation } from '${PACKAGE}/generated';\n`,
  `import type { Client, ClientOptions } from '${PACKAGE}/generated';\n`,
  `import { checkAnswer } from './answers.gen.ts';\n`,
  `import { apis } from './apis.gen.ts';\n`,
  `import { entities } from './entities.gen.ts';\n`,
  `import { choosableLifetimes } from './lifetimes.gen.ts';\n`,
  `import { limits } from './limits.gen.ts';\n\n`,
  comment(['A client of these operations: one store, one network, one clock.']),
  `export function createClient(options: ClientOptions = {}): Client {\n`,
  `  const tables = {\n`,
  `    apis,\n`,
  `    entities,\n`,
  `    lifetimes: choosableLifetimes,\n`,
  `    garbageCollector: createUpkeepCollector({ garbageCollection: { every: ${COLLECTION} }, ...limits }),\n`,
  `    fetchTraits: async () => (await import('${PACKAGE}/traits')).allTraits,\n`,
  `    fetchRevalidation,\n`,
  `    fetchReasons: async () => (await import('./reasons.gen.ts')).explainReasons,\n`,
  `    checkAnswer,\n`,
  `  };\n`,
  `  return createClientOf(tables, options);\n`,
  `}\n`,
].join('');

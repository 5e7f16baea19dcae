import { readDocuments } from './source/documents.ts';
import { isForeign } from './foreign/adopt.ts';
import { loadForeign } from './foreign/load.ts';
import { createSourceTree } from './source/source-tree.ts';
import { bundleSpec, createLinter, lintSpec } from './redocly.ts';
import { createExtensionRule, readExtensionSchemas } from './rules/extension-schemas.ts';
import { checkKeywords } from './rules/keywords.ts';
import { checkOperations } from './rules/operations.ts';
import { checkChoices, checkSplits, checkTags } from './rules/alternatives.ts';
import { checkReferences } from './rules/references.ts';
import { checkEntities, checkTables, checkUnusedLifetimes } from './rules/tables.ts';
import { checkUnusedFiles } from './rules/unused-files.ts';
import { createRuleContext } from './source/rule-context.ts';
import type { Documents } from './source/documents.ts';
import type { ForeignOptions } from './foreign/load.ts';
import type { Linter } from './redocly.ts';
import { isObject, objectAt, textAt } from '../spec/json.ts';
import type { Diagnostic, JsonObject, LoadedSpec, ReadFile, Result, SpecInput } from '../spec/types.ts';

/** Options of loading; they concern documents of others alone. */
export interface LoadOptions extends ForeignOptions {
  /** Called with what was put up with in such a document, and with what of it is left out. */
  readonly onWarning?: (warning: Diagnostic) => void;
}

/**
 * Reads, checks and bundles the specs. Every diagnostic of all of them is reported at once. A document that uses none of
 * our extensions is somebody else's: it is held to OpenAPI alone, and gets defaults for the rest.
 */
export async function loadSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
  options: LoadOptions = {},
): Promise<Result<readonly LoadedSpec[]>> {
  const documents = await readDocuments(
    specs.map((spec) => spec.file),
    readFile,
  );
  if (documents.diagnostics.length > 0)
    return { ok: false, diagnostics: sortDiagnostics(documents.diagnostics) };
  // Bundling writes into the documents, so our own rules look at them first.
  const foreign = new Set(specs.filter(({ file }) => isForeign([...filesFrom(documents, file).values()])));
  const ours = specs.filter((spec) => !foreign.has(spec));
  const own = ours.length === 0 ? [] : await runRules(documents, ours, readFile);
  const { diagnostics, loaded } = await lintAndBundle(documents, ours);
  const taken = new Set(loaded.flatMap(({ document }) => operationIds(document)));
  for (const spec of foreign) {
    const files = [...filesFrom(documents, spec.file).keys()];
    const {
      errors,
      warnings,
      spec: adopted,
    } = await loadForeign(documents, spec, { ...options, taken, files });
    diagnostics.push(...errors);
    for (const warning of sortDiagnostics(warnings)) options.onWarning?.(warning);
    if (adopted !== undefined) loaded.push(adopted);
  }
  const all = sortDiagnostics([...own, ...diagnostics]);
  return all.length > 0 ? { ok: false, diagnostics: all } : { ok: true, value: loaded };
}

/** Bundles specs without checking them: for readers of specs that a gate has checked. */
export async function bundleSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
): Promise<Result<readonly LoadedSpec[]>> {
  const documents = await readDocuments(
    specs.map((spec) => spec.file),
    readFile,
  );
  if (documents.diagnostics.length > 0) return { ok: false, diagnostics: documents.diagnostics };
  return { ok: true, value: await bundleAll(documents, specs, await createLinter()) };
}

/** Returns the diagnostics of our own rules, without Redocly's. */
export async function runRules(
  documents: Documents,
  specs: readonly SpecInput[],
  readFile: ReadFile,
): Promise<readonly Diagnostic[]> {
  const files = new Set(specs.flatMap(({ file }) => [...filesFrom(documents, file).keys()]));
  const context = createRuleContext(createSourceTree(documents), specs, [...files].sort());
  const checkExtensions = createExtensionRule(await readExtensionSchemas(readFile));
  const rules = [
    checkKeywords,
    checkExtensions,
    checkTables,
    checkUnusedLifetimes,
    checkEntities,
    checkOperations,
    checkReferences,
    checkSplits,
    checkChoices,
    checkTags,
  ];
  return [...rules.flatMap((rule) => rule(context)), ...checkUnusedFiles(context, documents, specs)];
}

async function lintAndBundle(
  documents: Documents,
  specs: readonly SpecInput[],
): Promise<{ readonly diagnostics: Diagnostic[]; readonly loaded: LoadedSpec[] }> {
  const config = await createLinter();
  const diagnostics: Diagnostic[] = [];
  for (const { file } of specs) {
    const document = documents.byFile.get(file);
    if (document !== undefined) diagnostics.push(...(await lintSpec(documents, document, config)));
  }
  const loaded = await bundleAll(documents, specs, config);
  return { diagnostics: [...diagnostics, ...loaded.flatMap(checkSchemaNames)], loaded };
}

async function bundleAll(
  documents: Documents,
  specs: readonly SpecInput[],
  config: Linter,
): Promise<LoadedSpec[]> {
  const loaded: LoadedSpec[] = [];
  for (const { api, file } of specs) {
    const document = documents.byFile.get(file);
    if (document !== undefined)
      loaded.push({ api, file, document: await bundleSpec(documents, document, config) });
  }
  return loaded;
}

/** A file and all that it reaches, parsed. */
function filesFrom(documents: Documents, file: string): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const waiting = [file];
  for (const next of waiting) {
    const document = documents.byFile.get(next);
    if (document === undefined || found.has(next)) continue;
    found.set(next, document.parsed);
    waiting.push(...documents.links(next));
  }
  return found;
}

function operationIds(document: JsonObject): readonly string[] {
  return Object.values(objectAt(document, 'paths')).flatMap((item) =>
    Object.values(isObject(item) ? item : {}).map((operation) => textAt(operation, 'operationId')),
  );
}

/** Two schemas of one name in different files are told apart by a number, which no type can be called. */
function checkSchemaNames({ file, document }: LoadedSpec): readonly Diagnostic[] {
  const names = Object.keys(objectAt(objectAt(document, 'components'), 'schemas'));
  return names
    .filter((name) => !/^[A-Za-z][A-Za-z0-9]*$/.test(name))
    .map((name) => ({
      file,
      line: 1,
      column: 1,
      pointer: `#/components/schemas/${name}`,
      rule: 'schema-name',
      message: `"${name}" cannot be the name of a type, or two schemas are called "${name.replace(/-\d+$/, '')}".`,
      remedy: 'Give each schema of a spec its own name in PascalCase.',
    }));
}

/** In the order in which somebody reads the files; what is reported twice stands once. */
function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const order = (diagnostic: Diagnostic): string =>
    `${diagnostic.file} ${[diagnostic.line, diagnostic.column].map((number) => String(number).padStart(6, '0')).join(' ')} ${diagnostic.rule} ${diagnostic.message}`;
  const unique = new Map(diagnostics.map((diagnostic) => [order(diagnostic), diagnostic]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, diagnostic]) => diagnostic);
}

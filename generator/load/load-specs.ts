import { readDocuments } from './documents.ts';
import { adoptDocument, isForeign } from './foreign.ts';
import { createAtlas } from './place.ts';
import { bundleSpec, createForeignLinter, createLinter, lintSpec } from './redocly.ts';
import { createExtensionRule, readExtensionSchemas } from './rules/extension-schemas.ts';
import { checkKeywords } from './rules/keywords.ts';
import { checkOperations } from './rules/operations.ts';
import { checkChoices, checkSplits, checkTags } from './rules/alternatives.ts';
import { checkReferences } from './rules/references.ts';
import { checkEntities, checkTables } from './rules/tables.ts';
import { checkUnusedParts } from './rules/unused-parts.ts';
import { createWorld } from './world.ts';
import type { Documents } from './documents.ts';
import type { Adopted } from './foreign.ts';
import type { Linter } from './redocly.ts';
import { isObject, objectAt, textAt } from '../model/json.ts';
import type { Fault, JsonObject, LoadedSpec, ReadFile, Result, SpecInput } from '../model/types.ts';

/**
 * Reads, checks and bundles the specs. Every fault of all of them is reported at once. A document that uses none of
 * our extensions is somebody else's: it is held to OpenAPI alone, and gets defaults for the rest.
 */
export async function loadSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
  onNote: (note: string) => void = () => undefined,
): Promise<Result<readonly LoadedSpec[]>> {
  const documents = await readDocuments(
    specs.map((spec) => spec.file),
    readFile,
  );
  if (documents.faults.length > 0) return { ok: false, faults: sortFaults(documents.faults) };
  // Bundling writes into the documents, so our own rules look at them first.
  const foreign = new Set(specs.filter(({ file }) => isForeign([...filesFrom(documents, file).values()])));
  const ours = specs.filter((spec) => !foreign.has(spec));
  const own = ours.length === 0 ? [] : await runRules(documents, ours, readFile);
  const { faults, loaded } = await lintAndBundle(documents, ours);
  const taken = new Set(loaded.flatMap(({ document }) => operationIds(document)));
  for (const spec of foreign) {
    const { faults: problems, adopted } = await adopt(documents, spec, taken);
    faults.push(...problems);
    if (adopted === undefined) continue;
    loaded.push({ ...spec, document: adopted.document, foreign: true });
    for (const note of adopted.notes) onNote(`${spec.file}: ${note}`);
  }
  const all = sortFaults([...own, ...faults]);
  return all.length > 0 ? { ok: false, faults: all } : { ok: true, value: loaded };
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
  if (documents.faults.length > 0) return { ok: false, faults: documents.faults };
  return { ok: true, value: await bundleAll(documents, specs, await createLinter()) };
}

/** Faults that our own rules find, Redocly's left aside. */
export async function runRules(
  documents: Documents,
  specs: readonly SpecInput[],
  readFile: ReadFile,
): Promise<readonly Fault[]> {
  const files = new Set(specs.flatMap(({ file }) => [...filesFrom(documents, file).keys()]));
  const world = createWorld(createAtlas(documents), specs, [...files].sort());
  const checkExtensions = createExtensionRule(await readExtensionSchemas(readFile));
  const rules = [
    checkKeywords,
    checkExtensions,
    checkTables,
    checkEntities,
    checkOperations,
    checkReferences,
    checkSplits,
    checkChoices,
    checkTags,
  ];
  return [...rules.flatMap((rule) => rule(world)), ...checkUnusedParts(world, documents, specs)];
}

async function lintAndBundle(
  documents: Documents,
  specs: readonly SpecInput[],
): Promise<{ readonly faults: Fault[]; readonly loaded: LoadedSpec[] }> {
  const config = await createLinter();
  const faults: Fault[] = [];
  for (const { file } of specs) {
    const document = documents.byFile.get(file);
    if (document !== undefined) faults.push(...(await lintSpec(documents, document, config)));
  }
  const loaded = await bundleAll(documents, specs, config);
  return { faults: [...faults, ...loaded.flatMap(checkSchemaNames)], loaded };
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

async function adopt(
  documents: Documents,
  { api, file }: SpecInput,
  taken: Set<string>,
): Promise<{ readonly faults: readonly Fault[]; readonly adopted?: Adopted }> {
  const document = documents.byFile.get(file);
  if (document === undefined) return { faults: [] };
  const config = await createForeignLinter();
  const faults = await lintSpec(documents, document, config);
  if (faults.length > 0) return { faults };
  return { faults, adopted: adoptDocument(await bundleSpec(documents, document, config), api, taken) };
}

function operationIds(document: JsonObject): readonly string[] {
  return Object.values(objectAt(document, 'paths')).flatMap((item) =>
    Object.values(isObject(item) ? item : {}).map((operation) => textAt(operation, 'operationId')),
  );
}

/** Two schemas of one name in different files are told apart by a number, which no type can be called. */
function checkSchemaNames({ file, document }: LoadedSpec): readonly Fault[] {
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
function sortFaults(faults: readonly Fault[]): readonly Fault[] {
  const order = (fault: Fault): string =>
    `${fault.file} ${[fault.line, fault.column].map((number) => String(number).padStart(6, '0')).join(' ')} ${fault.rule} ${fault.message}`;
  const unique = new Map(faults.map((fault) => [order(fault), fault]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, fault]) => fault);
}

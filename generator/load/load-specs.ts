import { readDocuments } from './documents.ts';
import { createAtlas } from './place.ts';
import { bundleSpec, createLinter, lintSpec } from './redocly.ts';
import { createExtensionRule, readExtensionSchemas } from './rules/extension-schemas.ts';
import { checkKeywords } from './rules/keywords.ts';
import { checkOperations } from './rules/operations.ts';
import { checkChoices, checkSplits, checkTags } from './rules/alternatives.ts';
import { checkReferences } from './rules/references.ts';
import { checkEntities, checkTables } from './rules/tables.ts';
import { createWorld } from './world.ts';
import type { Documents } from './documents.ts';
import type { Linter } from './redocly.ts';
import { objectAt } from '../model/json.ts';
import type { Fault, LoadedSpec, ReadFile, Result, SpecInput } from '../model/types.ts';

/** Reads, checks and bundles the specs. Every fault of all of them is reported at once. */
export async function loadSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
): Promise<Result<readonly LoadedSpec[]>> {
  const documents = await readDocuments(
    specs.map((spec) => spec.file),
    readFile,
  );
  if (documents.faults.length > 0) return { ok: false, faults: sortFaults(documents.faults) };
  // Bundling writes into the documents, so our own rules look at them first.
  const own = await runRules(documents, specs, readFile);
  const { faults, loaded } = await lintAndBundle(documents, specs);
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
  const world = createWorld(createAtlas(documents), specs, [...documents.byFile.keys()].sort());
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
  return rules.flatMap((rule) => rule(world));
}

async function lintAndBundle(
  documents: Documents,
  specs: readonly SpecInput[],
): Promise<{ readonly faults: readonly Fault[]; readonly loaded: readonly LoadedSpec[] }> {
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
): Promise<readonly LoadedSpec[]> {
  const loaded: LoadedSpec[] = [];
  for (const { api, file } of specs) {
    const document = documents.byFile.get(file);
    if (document !== undefined)
      loaded.push({ api, file, document: await bundleSpec(documents, document, config) });
  }
  return loaded;
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

import { loadForeign } from './foreign/load.ts';
import { bundleSpec, createLinter, lintSpec } from './redocly.ts';
import { isExtended, readSpecs } from './overlays/read-specs.ts';
import { checkExtended } from './foreign/extended.ts';
import { runRules } from './rules/run-rules.ts';
import type { Documents } from './source/documents.ts';
import type { ForeignOptions } from './foreign/load.ts';
import type { Linter } from './redocly.ts';
import { makeAnew } from '../spec/memory.ts';
import type { Recall } from '../spec/memory.ts';
import { isObject, objectAt, textAt } from '../spec/json.ts';
import type { Diagnostic, JsonObject, LoadedSpec, ReadFile, Result, SpecInput } from '../spec/types.ts';

/** Options of loading; they concern documents of others alone. */
export interface LoadOptions extends ForeignOptions {
  /** Called with what was put up with in such a document, and with what of it is left out. */
  readonly onWarning?: (warning: Diagnostic) => void;
  /** What is remembered of earlier runs; nothing unless stated. */
  readonly recall?: Recall;
}

/**
 * Reads, checks and bundles the specs. Every diagnostic of all of them is reported at once. A document that holds our
 * extensions itself, and is to be strict, is held to all our rules; any other one, also with an overlay, to OpenAPI, and
 * gets defaults for what it does not say.
 */
export async function loadSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
  options: LoadOptions = {},
): Promise<Result<readonly LoadedSpec[]>> {
  const { recall = makeAnew } = options;
  const read = await readSpecs(specs, readFile, recall);
  const { documents, attribute } = read;
  if (read.diagnostics.length > 0) return { ok: false, diagnostics: sortDiagnostics(read.diagnostics) };
  const warn = (warnings: readonly Diagnostic[]): void =>
    sortDiagnostics(attribute(warnings)).forEach((warning) => options.onWarning?.(warning));
  // Bundling writes into the documents, so our own rules look at them first.
  const isStrict = ({ strict = options.strict }: SpecInput): boolean => strict === true;
  const ours = specs.filter((spec) => isStrict(spec) && read.extended.has(spec.file));
  const foreign = specs.filter((spec) => !ours.includes(spec));
  const lenient = foreign.filter(({ file, overlays = [] }) =>
    overlays.length === 0 ? read.extended.has(file) : isExtended(documents, file),
  );
  const own = ours.length === 0 ? [] : await runRules(documents, ours, { readFile, recall });
  const extensions = await checkExtended(documents, lenient, { readFile, attribute });
  warn([...read.warnings, ...extensions.warnings]);
  const { diagnostics, loaded } = await lintAndBundle(documents, ours, recall);
  const taken = new Set(loaded.flatMap(({ document }) => operationIds(document)));
  for (const spec of foreign) {
    const files = documents.reach(spec.file);
    const {
      errors,
      warnings,
      spec: adopted,
    } = await loadForeign(documents, spec, { ...options, strict: isStrict(spec), taken, files });
    diagnostics.push(...errors);
    warn(warnings);
    if (adopted !== undefined) loaded.push(adopted);
  }
  const all = sortDiagnostics(attribute([...own, ...extensions.errors, ...diagnostics]));
  return all.length > 0 ? { ok: false, diagnostics: all } : { ok: true, value: loaded };
}

/** Bundles specs without checking them: for readers of specs that a gate has checked. */
export async function bundleSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
): Promise<Result<readonly LoadedSpec[]>> {
  const { documents, diagnostics } = await readSpecs(specs, readFile);
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  return { ok: true, value: await bundleAll(documents, specs, await createLinter()) };
}

async function lintAndBundle(
  documents: Documents,
  specs: readonly SpecInput[],
  recall: Recall,
): Promise<{ readonly diagnostics: Diagnostic[]; readonly loaded: LoadedSpec[] }> {
  const given = specs.flatMap((spec) => {
    const document = documents.byFile.get(spec.file);
    if (document === undefined) return [];
    // Taken before the first of them is bundled, which writes into the documents.
    const inputs = [spec.file, ...documents.texts(filesBeside(documents, specs, spec.file))];
    return [{ ...spec, root: document, inputs }];
  });
  const diagnostics: Diagnostic[] = [];
  for (const { root, inputs } of given) {
    const found = await recall('lint', inputs, async () =>
      JSON.stringify(await lintSpec(documents, root, await createLinter())),
    );
    // Written a line above, as below, in this run or an earlier one.
    diagnostics.push(...(JSON.parse(found) as readonly Diagnostic[]));
  }
  const loaded: LoadedSpec[] = [];
  for (const { api, file, root, inputs } of given) {
    const bundled = await recall('bundle', inputs, async () =>
      JSON.stringify(await bundleSpec(documents, root, await createLinter())),
    );
    loaded.push({ api, file, document: JSON.parse(bundled) as JsonObject });
  }
  return { diagnostics: [...diagnostics, ...loaded.flatMap(checkSchemaNames)], loaded };
}

/** The files of a spec; those of all where any two have one in common, since what bundles the one writes into it. */
function filesBeside(documents: Documents, specs: readonly SpecInput[], file: string): readonly string[] {
  const all = specs.flatMap((spec) => [...documents.reach(spec.file)]);
  return new Set(all).size < all.length ? all : documents.reach(file);
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

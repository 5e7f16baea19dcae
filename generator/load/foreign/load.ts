import { createSourceTree } from '../source/source-tree.ts';
import { bundleSpec, createForeignLinter, lintSpec } from '../redocly.ts';
import { unusablePattern } from '../rules/keywords.ts';
import { allExtensions } from '../rules/extensions.ts';
import { isPattern } from '../source/pattern.ts';
import { isExtension } from '../../spec/extensions.ts';
import { isObject } from '../../spec/json.ts';
import { visitObjects } from '../../spec/visit-objects.ts';
import { pointerOf } from '../source/diagnostic.ts';
import { adoptDocument } from './adopt.ts';
import { settleFindings } from './findings.ts';
import { endlessReference, findReferences, misplacedReference } from './references.ts';
import type { Adopted, AdoptedApi, Shortfall } from './adopt.ts';
import type { Documents } from '../source/documents.ts';
import type { SourceTree } from '../source/source-tree.ts';
import type { Linter } from '../redocly.ts';
import type { Diagnostic, Json, JsonObject, LoadedSpec, SpecInput } from '../../spec/types.ts';

/** The share of a document's operations that may be left out unless somebody says otherwise. */
const MAY_LEAVE_OUT = 0.1;

/** Options for documents of others. */
export interface ForeignOptions {
  /** True to refuse what is otherwise only warned about. */
  readonly strict?: boolean;
  /** The share of operations that may be left out, 0 to 1; 0.1 unless stated. */
  readonly mayLeaveOut?: number;
  /** By api: the path before all others, in place of that of the document's first server. */
  readonly basePaths?: { readonly [api: string]: string };
}

/** A document of somebody else's, with what is wrong with it and what of it cannot be given. */
interface ForeignSpec {
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  readonly spec?: LoadedSpec;
}

/**
 * Checks, bundles and adopts a document of somebody else's: what makes it no OpenAPI is an error, a stray keyword a
 * warning. Too much that is left out is an error, too.
 *
 * @param taken operationIds of other specs; this one's are added
 */
export async function loadForeign(
  documents: Documents,
  input: SpecInput,
  options: ForeignOptions & { readonly taken: Set<string>; readonly files: readonly string[] },
): Promise<ForeignSpec> {
  const document = documents.byFile.get(input.file);
  if (document === undefined) return { errors: [], warnings: [] };
  const tree = createSourceTree(documents);
  const named = new Set(options.files.flatMap((file) => documents.references(file)));
  for (const file of options.files) dropUnnamedExtensions(documents, file, named);
  const config = await createForeignLinter();
  const references = options.files.flatMap((file) => findReferences(tree, file));
  const endless = references.flatMap((place) => endlessReference(tree, place) ?? []);
  // The linter would follow them for ever.
  if (endless.length > 0) return { errors: endless, warnings: [] };
  const found = [
    ...(await lintSpec(documents, document, config)),
    ...references.flatMap((place) => misplacedReference(tree, place) ?? []),
  ];
  const patterns = options.files.flatMap((file) => findPatterns(tree, file));
  const { habits, flaws, errors } = settleFindings(documents, found);
  if (errors.length > 0) return { errors: [...errors, ...flaws], warnings: [...habits, ...patterns] };
  const basePath = options.basePaths?.[input.api];
  const api: AdoptedApi = { api: input.api, taken: options.taken };
  const bundled = await bundleForeign(documents, input.file, config);
  const adopted = adoptDocument(bundled, basePath === undefined ? api : { ...api, basePath });
  const shortfalls = adopted.shortfalls.map((each) => shortfallDiagnostic(tree, input.file, each));
  const share = options.mayLeaveOut ?? MAY_LEAVE_OUT;
  const isSound = flaws.length <= adopted.operations * share;
  const others = [...habits, ...patterns, ...shortfalls.flatMap((each) => each ?? [])];
  if (!isSound) return { errors: flaws, warnings: others };
  const warnings = [...others, ...flaws.map(takenAsAnything)];
  const tooMuch = tooMuchLeftOut(input.file, adopted, share);
  if (tooMuch.length > 0) return { errors: tooMuch, warnings };
  if (options.strict === true && warnings.length > 0) return { errors: warnings, warnings: [] };
  const { api: name, file } = input;
  return { errors: [], warnings, spec: { api: name, file, document: adopted.document, foreign: true } };
}

/** A document that refers to itself alone is a bundle already. */
async function bundleForeign(documents: Documents, file: string, config: Linter): Promise<JsonObject> {
  const document = documents.byFile.get(file);
  if (document === undefined) return {};
  const isAlone = documents.references(file).every((target) => target.startsWith(`${file}#/`));
  return isAlone && isObject(document.parsed) ? document.parsed : bundleSpec(documents, document, config);
}

/** Drops extensions of others in a file, but for members of it that only look like some: something refers to them. */
function dropUnnamedExtensions(documents: Documents, file: string, named: ReadonlySet<string>): void {
  const root: unknown = documents.byFile.get(file)?.parsed;
  if (!isObject(root)) return;
  const isNamed = (key: string): boolean => key.startsWith('x-') && named.has(`${file}#/${key}`);
  const kept = Object.entries(root).filter(([key]) => isNamed(key));
  dropForeignExtensions(root);
  // A parsed document is plain data that nobody else holds.
  Object.assign(root, Object.fromEntries(kept));
}

/** Extensions of others say nothing to this generator, and the files that they name are often not there. */
function dropForeignExtensions(node: unknown, holder = ''): void {
  if (Array.isArray(node)) return node.forEach((item) => dropForeignExtensions(item));
  if (!isObject(node)) return;
  for (const key of Object.keys(node)) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    const isOurs = key.startsWith('x-') && allExtensions.includes(key);
    const isDropped = !isOurs && isExtension(key, holder);
    // A parsed document is plain data that nobody else holds.
    if (isDropped) delete (node as { [key: string]: Json })[key];
    else if (!isOurs) dropForeignExtensions(value, key);
  }
}

function takenAsAnything(flaw: Diagnostic): Diagnostic {
  return { ...flaw, message: `${flaw.message} Anything is accepted here.` };
}

function findPatterns(tree: SourceTree, file: string): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  visitObjects(tree.root(file)?.node ?? null, {
    visit: (node, keys) => {
      const { pattern } = node;
      if (typeof pattern !== 'string' || isPattern(pattern)) return;
      const place = { file, pointer: pointerOf([...keys, 'pattern']), node: pattern };
      found.push(tree.diagnosticAt(place, unusablePattern(pattern)));
    },
    skips: (key) => key === 'example' || key === 'examples',
  });
  return found;
}

function shortfallDiagnostic(
  tree: SourceTree,
  file: string,
  { keys, message, isLeftOut }: Shortfall,
): Diagnostic | undefined {
  let place = tree.root(file);
  for (const key of keys) place = tree.at(place, key) ?? place;
  const rule = isLeftOut ? 'left-out' : 'left-out-in-part';
  return place === undefined ? undefined : tree.diagnosticAt(place, { rule, message });
}

function tooMuchLeftOut(
  file: string,
  { shortfalls, operations }: Adopted,
  share: number,
): readonly Diagnostic[] {
  const count = shortfalls.filter(({ isLeftOut }) => isLeftOut).length;
  if (count <= operations * share) return [];
  const message = `${count} of ${operations} operations are left out, more than ${Math.round(share * 100)} %.`;
  const remedy = 'See the reasons above; --may-leave-out 100 takes what can be given.';
  return [{ file, line: 1, column: 1, pointer: '#/paths', rule: 'too-much-left-out', message, remedy }];
}

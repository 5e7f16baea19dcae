import { readDocuments } from '../source/documents.ts';
import { hasOwnExtension } from '../rules/extensions.ts';
import { applyOverlays } from './apply-overlays.ts';
import { createDiagnostic } from '../source/diagnostic.ts';
import { isObject } from '../../spec/json.ts';
import type { Attribution } from './attribute.ts';
import type { Documents } from '../source/documents.ts';
import type { Recall } from '../../spec/memory.ts';
import type { Diagnostic, ReadFile, SpecInput } from '../../spec/types.ts';

/** The files of specs as their overlays leave them. */
interface SpecDocuments {
  readonly documents: Documents;
  /** Every reason why they cannot be used. */
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  readonly attribute: Attribution;
  /** Files of documents that hold extensions of ours as they were written, before any overlay. */
  readonly extended: ReadonlySet<string>;
}

/** Reads all files of specs, and applies their overlays. */
export async function readSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
  recall?: Recall,
): Promise<SpecDocuments> {
  const roots = specs.flatMap(({ file, overlays = [] }) => [file, ...overlays]);
  const documents = await readDocuments([...new Set(roots)], readFile, recall);
  const none = {
    warnings: [],
    attribute: (found: readonly Diagnostic[]) => found,
    extended: new Set<string>(),
  };
  if (documents.diagnostics.length > 0) return { documents, diagnostics: documents.diagnostics, ...none };
  const unknown = specs.flatMap(({ file }) => versionDiagnostics(documents, file));
  if (unknown.length > 0) return { documents, diagnostics: unknown, ...none };
  const extended = new Set(specs.map(({ file }) => file).filter((file) => isExtended(documents, file)));
  return { documents, ...(await applyOverlays(documents, specs)), extended };
}

/** Returns true for a document of which some file has an extension of ours. */
export function isExtended(documents: Documents, file: string): boolean {
  return documents.reach(file).some((each) => hasOwnExtension(documents.byFile.get(each)?.parsed));
}

/** Versions of OpenAPI that are read. */
const VERSION = /^(?:2\.0|3\.[0-2](?:\.\d+.*)?)$/;

/** A document of no version, or of one that is not known. */
function versionDiagnostics({ byFile }: Documents, file: string): readonly Diagnostic[] {
  const document = byFile.get(file);
  if (document === undefined) return [];
  const { openapi, swagger } = isObject(document.parsed) ? document.parsed : {};
  const version = openapi ?? swagger;
  if (typeof version === 'string' && VERSION.test(version)) return [];
  const member = openapi === undefined ? 'swagger' : 'openapi';
  const message =
    version === undefined
      ? 'This is no OpenAPI document: it says no version.'
      : `${JSON.stringify(version)} is no version of OpenAPI that is known.`;
  const remedy =
    'Begin with "openapi: 3.1.0", or what the document is: "swagger: \'2.0\'", "openapi: 3.0.3".';
  const pointer = version === undefined ? '#' : `#/${member}`;
  return [createDiagnostic({ source: document.source, pointer, rule: 'unknown-version', message, remedy })];
}

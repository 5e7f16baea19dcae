import { readDocuments } from '../source/documents.ts';
import { applyOverlays } from './apply-overlays.ts';
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
}

/** Reads all files of specs, and applies their overlays. */
export async function readSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
  recall?: Recall,
): Promise<SpecDocuments> {
  const roots = specs.flatMap(({ file, overlays = [] }) => [file, ...overlays]);
  const documents = await readDocuments([...new Set(roots)], readFile, recall);
  if (documents.diagnostics.length > 0)
    return { documents, diagnostics: documents.diagnostics, warnings: [], attribute: (found) => found };
  return { documents, ...(await applyOverlays(documents, specs)) };
}

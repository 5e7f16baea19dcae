import { allExtensions } from '../rules/extensions.ts';
import { runExtensionRules, runExtensionSchemas } from '../rules/run-rules.ts';
import { isObject } from '../../spec/json.ts';
import { unescapePointer } from './schemas.ts';
import type { Attribution } from '../overlays/attribute.ts';
import type { Documents } from '../source/documents.ts';
import type { Diagnostic, Json, ReadFile, SpecInput } from '../../spec/types.ts';

/** The findings about our extensions in documents of others. */
interface ExtendedFindings {
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Checks our extensions in documents of others. One of another meaning that only has the same name, in the document
 * itself, is ignored with a warning; in an overlay it is an error, as is a name that does not exist.
 */
export async function checkExtended(
  documents: Documents,
  specs: readonly SpecInput[],
  { readFile, attribute }: { readonly readFile: ReadFile; readonly attribute: Attribution },
): Promise<ExtendedFindings> {
  if (specs.length === 0) return { errors: [], warnings: [] };
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const found of await runExtensionSchemas(documents, specs, readFile)) {
    const [place = found] = attribute([found]);
    if (place.file !== found.file) {
      errors.push(found);
      continue;
    }
    warnings.push({ ...found, message: `${found.message} The extension is ignored.` });
    dropExtension(documents.byFile.get(found.file)?.parsed, found.pointer);
  }
  return { errors: [...errors, ...runExtensionRules(documents, specs)], warnings };
}

/** Takes the extension out in which a pointer ends. */
function dropExtension(root: unknown, pointer: string): void {
  let node: unknown = root;
  for (const segment of pointer.split('/').slice(1)) {
    const key = unescapePointer(segment);
    if (isObject(node) && allExtensions.includes(key)) {
      // A parsed document is plain data that nobody else holds.
      delete (node as { [member: string]: Json })[key];
      return;
    }
    node = isObject(node) || Array.isArray(node) ? Reflect.get(node, key) : undefined;
  }
}

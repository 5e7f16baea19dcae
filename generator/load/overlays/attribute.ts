import { childPointer, createDiagnostic } from '../source/diagnostic.ts';
import { isObject } from '../../spec/json.ts';
import type { Documents } from '../source/documents.ts';
import type { Diagnostic, Json } from '../../spec/types.ts';

/** A value that an overlay wrote into a document. */
export interface Written {
  /** The document and the place in it. */
  readonly file: string;
  readonly pointer: string;
  readonly value: Json;
  readonly overlay: string;
  /** The place of the value in the overlay. */
  readonly from: string;
}

/** Gives diagnostics about what an overlay wrote the place in the overlay; the others stay as they are. */
export type Attribution = (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[];

/** Looks for the last overlay that wrote what a diagnostic is about. */
export function attribute(documents: Documents, written: readonly Written[]): Attribution {
  const latest = written.toReversed();
  return (diagnostics) =>
    diagnostics.map((diagnostic) => {
      for (const each of latest) {
        const source = documents.byFile.get(each.overlay)?.source;
        const pointer = pointerIn(each, diagnostic);
        if (source === undefined || pointer === undefined) continue;
        const { rule, message, remedy } = diagnostic;
        const told = { source, pointer, rule, message };
        return createDiagnostic(remedy === undefined ? told : { ...told, remedy });
      }
      return diagnostic;
    });
}

/** The place in the overlay of what a diagnostic is about; undefined when the overlay did not write it. */
function pointerIn({ file, pointer, value, from }: Written, diagnostic: Diagnostic): string | undefined {
  if (diagnostic.file !== file || !diagnostic.pointer.startsWith(`${pointer}/`)) return undefined;
  const segments = diagnostic.pointer.slice(pointer.length + 1).split('/');
  let node: Json | undefined = value;
  let place = from;
  for (const segment of segments) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(node)) node = (node as readonly Json[])[Number(key)];
    else node = isObject(node) ? node[key] : undefined;
    if (node === undefined) return undefined;
    place = childPointer(place, key);
  }
  return place;
}

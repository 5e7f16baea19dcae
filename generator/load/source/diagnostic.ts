import { getLineColLocation } from '@redocly/openapi-core';
import type { Source } from '@redocly/openapi-core';
import { relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../spec/types.ts';

/** The source of a diagnostic, from which its line and column are found. */
interface DiagnosticSource {
  readonly source: Source;
  readonly pointer: string;
  /** True when the name of the member is wrong, not its value. */
  readonly onKey?: boolean;
  readonly rule: string;
  readonly message: string;
  readonly remedy?: string;
}

/** Path relative to the project of a file that Redocly names. */
export function projectPath(absolute: string): string {
  return relative(resolve('/'), absolute).split(sep).join('/');
}

/** A diagnostic with the line and column of its place in the YAML. */
export function createDiagnostic(from: DiagnosticSource): Diagnostic {
  const { source, pointer, rule, message, remedy } = from;
  const place = getLineColLocation({ source, pointer, reportOnKey: from.onKey ?? false });
  return {
    file: projectPath(source.absoluteRef),
    line: place.start.line,
    column: place.start.col,
    pointer,
    rule,
    message,
    ...(remedy === undefined ? {} : { remedy }),
  };
}

/** Pointer of a member or item below a pointer. */
export function childPointer(pointer: string, key: string | number): string {
  const base = pointer === '#' ? '#/' : `${pointer}/`;
  // Most names have neither, and there are hundreds of thousands.
  if (typeof key === 'number' || !/[~/]/.test(key)) return base + String(key);
  return base + key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Pointer of the place to which keys lead from the root. */
export function pointerOf(keys: readonly string[]): string {
  return keys.reduce(childPointer, '#');
}

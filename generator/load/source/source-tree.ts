import { childPointer, createDiagnostic } from './diagnostic.ts';
import { isObject } from '../../spec/json.ts';
import type { Documents } from './documents.ts';
import type { Diagnostic, Json, JsonObject } from '../../spec/types.ts';

/** A value in a file of the specs, and where it stands. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly node: Json;
}

/** A diagnostic without its place, as a rule reports it. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  readonly remedy?: string;
  /** True when the name of the member is wrong, not its value. */
  readonly onKey?: boolean;
}

/** Walks the files of the specs as they were written, so that every diagnostic has a true line and column. */
export interface SourceTree {
  /** The whole of a file. */
  readonly root: (file: string) => Place | undefined;
  /** A member or item; a `$ref` on the way and at the end is followed into its file. */
  readonly at: (place: Place | undefined, ...keys: readonly (string | number)[]) => Place | undefined;
  /** The target of a place that is a `$ref`, which may be one, too; undefined of any other. */
  readonly hop: (place: Place) => Place | undefined;
  /** A member or item of a place, no `$ref` followed. */
  readonly member: (place: Place, key: string) => Place | undefined;
  /** All members or items of a place, their `$ref`s not followed. */
  readonly children: (place: Place | undefined) => readonly (readonly [string, Place])[];
  readonly diagnosticAt: (place: Place, finding: Finding) => Diagnostic;
}

/** Creates the tree of the files that were read. */
export function createSourceTree(documents: Documents): SourceTree {
  const root = (file: string): Place | undefined => {
    const document = documents.byFile.get(file);
    // Every value of a parsed file is Json.
    return document === undefined ? undefined : { file, pointer: '#', node: document.parsed as Json };
  };
  const hop = (place: Place, hops = 0): Place | undefined => {
    const ref = isObject(place.node) ? place.node['$ref'] : undefined;
    if (typeof ref !== 'string') return undefined;
    const [path = '', pointer = ''] = ref.split('#');
    const file = path === '' ? place.file : documents.target(place.file, path);
    let here = root(file);
    for (const segment of pointer.split('/').slice(1))
      here = child(follow(here, hops + 1), unescape(segment));
    return here;
  };
  const follow = (place: Place | undefined, hops = 0): Place | undefined => {
    const isRef = isObject(place?.node) && typeof place.node['$ref'] === 'string';
    if (place === undefined || !isRef || hops > 50) return place;
    return follow(hop(place, hops), hops + 1);
  };
  const at: SourceTree['at'] = (place, ...keys) =>
    keys.reduce<Place | undefined>((here, key) => follow(child(here, key)), follow(place));
  const children: SourceTree['children'] = (place) => {
    const target = follow(place);
    if (target === undefined || typeof target.node !== 'object' || target.node === null) return [];
    return Object.keys(target.node).flatMap((key) => {
      const found = child(target, key);
      return found === undefined ? [] : [[key, found] as const];
    });
  };
  const diagnosticAt: SourceTree['diagnosticAt'] = (place, finding) => {
    const document = documents.byFile.get(place.file);
    if (document === undefined) throw new Error(`${place.file} was not read`);
    return createDiagnostic({ source: document.source, pointer: place.pointer, ...finding });
  };
  return { root, at, hop: (place) => hop(place), member: child, children, diagnosticAt };
}

/** The node of a place as an object; an empty one where it is something else. */
export function objectOf(place: Place | undefined): JsonObject {
  return isObject(place?.node) ? place.node : {};
}

/** The node of a place as text; empty where it is something else. */
export function textOf(place: Place | undefined): string {
  return typeof place?.node === 'string' ? place.node : '';
}

function child(place: Place | undefined, key: string | number): Place | undefined {
  const { node } = place ?? {};
  if (place === undefined || typeof node !== 'object' || node === null) return undefined;
  const found = Array.isArray(node) ? (node as readonly Json[])[Number(key)] : (node as JsonObject)[key];
  return found === undefined
    ? undefined
    : { file: place.file, pointer: childPointer(place.pointer, key), node: found };
}

function unescape(segment: string): string {
  return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
}

import { exec } from 'jsonpath-rfc9535';
import { childPointer, createDiagnostic } from '../source/diagnostic.ts';
import { createSourceTree } from '../source/source-tree.ts';
import { isObject } from '../../spec/json.ts';
import { attribute } from './attribute.ts';
import { readOverlay } from './read-overlay.ts';
import type { Attribution, Written } from './attribute.ts';
import type { OverlayAction } from './read-overlay.ts';
import type { Documents } from '../source/documents.ts';
import type { Place } from '../source/source-tree.ts';
import type { Diagnostic, Json, JsonObject, SpecInput } from '../../spec/types.ts';

/** Documents to which their overlays were applied. */
interface Overlaid {
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /** Moves diagnostics about what an overlay wrote to the overlay. */
  readonly attribute: Attribution;
}

/** Members of parsed documents, which nobody else holds. */
type Writable = { [member: string]: Json };

/** Applies the overlays of specs, in their order, to the documents as they were parsed. */
export async function applyOverlays(documents: Documents, specs: readonly SpecInput[]): Promise<Overlaid> {
  const diagnostics: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const written: Written[] = [];
  const uses = specs.flatMap(({ file, overlays = [] }) => overlays.map((overlay) => ({ file, overlay })));
  for (const { file, overlay } of uses) {
    const read = await readOverlay(documents, overlay);
    diagnostics.push(...read.diagnostics);
    if (read.diagnostics.length > 0) continue;
    for (const action of read.actions) {
      const { writes, misfit } = applyAction(documents, file, action);
      written.push(...writes.map((write) => ({ ...write, overlay })));
      const source = documents.byFile.get(overlay)?.source;
      if (source !== undefined && misfit !== undefined)
        diagnostics.push(
          createDiagnostic({
            source,
            pointer: `${action.pointer}/update`,
            rule: 'invalid-overlay',
            message: `"${action.target}" selects ${misfit}, with which this cannot be merged.`,
            remedy:
              'Give an object for an object, an entry for a list; other values are changed in the object around them.',
          }),
        );
      if (writes.length > 0 || misfit !== undefined || source === undefined) continue;
      const message = `"${action.target}" selects nothing in ${file}.`;
      const remedy = 'Correct the target, or drop the action.';
      const at = { source, pointer: `${action.pointer}/target`, rule: 'unused-action', message, remedy };
      warnings.push(createDiagnostic(at));
    }
  }
  return { diagnostics, warnings, attribute: attribute(documents, written) };
}

function applyAction(
  documents: Documents,
  file: string,
  { target, update, pointer }: OverlayAction,
): Applied {
  const view = createView(documents, file);
  let misfit: string | undefined;
  // In the order of the document; from its end what is removed does not move what still has to be.
  const writes = select(view.root, target)
    .toReversed()
    .flatMap((keys) => {
      const place = view.placeOf(keys);
      if (place === undefined) return [];
      if (update === undefined) return remove(view, keys) ? [{ ...place, value: null, from: pointer }] : [];
      const merged = merge(place, update, `${pointer}/update`);
      if (merged.length === 0) misfit = isObject(place.node) ? 'an object' : 'no object and no list';
      return merged;
    });
  return misfit === undefined ? { writes } : { writes, misfit };
}

interface Applied {
  readonly writes: readonly Omit<Written, 'overlay'>[];
  /** What was selected that an update does not go with. */
  readonly misfit?: string;
}

type Keys = readonly (string | number)[];

function select(root: Json, target: string): readonly Keys[] {
  const found: Keys[] = [];
  // The library names no members of a JSON value that are read only.
  exec(root as Parameters<typeof exec>[0], target, (_, path) => {
    found.push(path.map((key) => (typeof key === 'string' ? key.replaceAll(/\\(['\\])/g, '$1') : key)));
  });
  return found;
}

interface View {
  readonly root: Json;
  readonly placeOf: (keys: Keys) => Place | undefined;
}

/** Members whose entries often stand in files of their own. */
const HOLDERS = ['paths', 'components'];

/**
 * A document as a path selects in it: entries of its paths and components that stand in other files are there, as the
 * values of those files themselves.
 */
function createView(documents: Documents, file: string): View {
  const tree = createSourceTree(documents);
  const inline = (place: Place | undefined, depth: number): Json => {
    const isRef = isObject(place?.node) && place.node['$ref'] !== undefined;
    const target = depth > 0 && isRef ? tree.at(place) : place;
    // An entry that stands in a file of its own is that file; a holder there has entries as any other.
    const isEntry = depth === 0 || (isRef && depth === 1);
    if (isEntry || !isObject(target?.node)) return target?.node ?? null;
    return Object.fromEntries(
      Object.keys(target.node).map((key) => [key, inline(tree.member(target, key), depth - 1)]),
    );
  };
  const root = tree.root(file);
  const members = Object.entries(isObject(root?.node) ? root.node : {}).map(
    ([key, value]): [string, Json] => [
      key,
      HOLDERS.includes(key) && root !== undefined
        ? inline(tree.member(root, key), key === 'paths' ? 2 : 3)
        : value,
    ],
  );
  return {
    root: Object.fromEntries(members),
    placeOf: (keys) =>
      keys.reduce<Place | undefined>((here, key, at) => {
        const next = here === undefined ? undefined : tree.member(here, String(key));
        // Below its entries a view holds references as they are written.
        return at < 3 && HOLDERS.includes(String(keys[0])) ? tree.at(next) : next;
      }, root),
  };
}

function remove(view: View, keys: Keys): boolean {
  const parent = view.placeOf(keys.slice(0, -1))?.node;
  const key = keys.at(-1);
  if (key === undefined) return false;
  // A parsed document is plain data that nobody else holds.
  if (Array.isArray(parent)) (parent as Json[]).splice(Number(key), 1);
  else if (isObject(parent)) delete (parent as Writable)[key];
  return true;
}

/** Merges a value into what was selected: members one by one, an entry to the end of a list. */
function merge(place: Place, update: Json, from: string): readonly Omit<Written, 'overlay'>[] {
  const { file, pointer, node } = place;
  if (Array.isArray(node)) {
    const list = node as Json[];
    const at = list.push(structuredClone(update)) - 1;
    return [{ file, pointer: childPointer(pointer, at), value: update, from }];
  }
  if (!isObject(node) || !isObject(update)) return [];
  mergeObjects(node as Writable, update);
  return [{ file, pointer, value: update, from }];
}

function mergeObjects(target: Writable, update: JsonObject): void {
  for (const [key, value] of Object.entries(update)) {
    // What every object inherits is not the document's.
    const present = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isObject(present) && isObject(value)) mergeObjects(present as Writable, value);
    else if (Array.isArray(present) && Array.isArray(value))
      (present as Json[]).push(...structuredClone(value as Json[]));
    else setOwn(target, key, structuredClone(value));
  }
}

/** Sets a member even if it is named `__proto__`, which an assignment would take for the prototype. */
function setOwn(target: Writable, key: string, value: Json): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

import { isObject } from '../../spec/json.ts';
import { isSchemaPlace } from './findings.ts';
import type { Place, SourceTree } from '../source/source-tree.ts';
import type { Diagnostic } from '../../spec/types.ts';

/** A reference to a component that is no schema. */
const NO_SCHEMA = /#\/(?:parameters|responses|components\/(?!schemas\/)[^/]+)\/[^/]+$/;

/** All references below a place. */
export function findReferences(tree: SourceTree, place: Place | undefined): readonly Place[] {
  if (place === undefined || typeof place.node !== 'object' || place.node === null) return [];
  const { node } = place;
  const own = isObject(node) && typeof node['$ref'] === 'string' ? [place] : [];
  const inner = Object.keys(node).filter((key) => key !== 'example' && key !== 'examples');
  return [...own, ...inner.flatMap((key) => findReferences(tree, tree.member(place, key)))];
}

/** Tells of a reference in the place of a schema to what is none. */
export function misplacedReference(tree: SourceTree, place: Place): Diagnostic | undefined {
  const ref = refOf(place);
  if (!NO_SCHEMA.test(ref) || !isSchemaPlace(place.pointer)) return undefined;
  return tree.diagnosticAt(place, { rule: 'no-unresolved-refs', message: `"${ref}" is no schema.` });
}

/** Tells of a reference that leads back to itself, and to nothing else. */
export function endlessReference(tree: SourceTree, place: Place): Diagnostic | undefined {
  const seen = new Set<string>();
  for (let here: Place | undefined = place; here !== undefined; here = tree.hop(here)) {
    const name = `${here.file}${here.pointer}`;
    if (seen.has(name))
      return tree.diagnosticAt(place, {
        rule: 'endless-reference',
        message: `"${refOf(place)}" leads back to itself.`,
        remedy: 'Refer to something that is no reference.',
      });
    seen.add(name);
  }
  return undefined;
}

function refOf({ node }: Place): string {
  return isObject(node) ? String(node['$ref']) : '';
}

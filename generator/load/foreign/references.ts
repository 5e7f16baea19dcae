import { isObject } from '../../spec/json.ts';
import { visitObjects } from '../../spec/visit-objects.ts';
import { pointerOf } from '../source/diagnostic.ts';
import { isSchemaPlace } from './findings.ts';
import type { Place, SourceTree } from '../source/source-tree.ts';
import type { Diagnostic } from '../../spec/types.ts';

/** A reference to a component that is no schema. */
const NO_SCHEMA = /#\/(?:parameters|responses|components\/(?!schemas\/)[^/]+)\/[^/]+$/;

/** All references of a file, but for those in examples. */
export function findReferences(tree: SourceTree, file: string): readonly Place[] {
  const found: Place[] = [];
  visitObjects(tree.root(file)?.node ?? null, {
    visit: (node, keys) => {
      if (typeof node['$ref'] === 'string') found.push({ file, pointer: pointerOf(keys), node });
    },
    skips: (key) => key === 'example' || key === 'examples',
  });
  return found;
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

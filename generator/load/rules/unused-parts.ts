import type { Documents } from '../documents.ts';
import type { World } from '../world.ts';
import type { Fault, SpecInput } from '../../model/types.ts';

/** Files of a spec, and entries of its path files, that nothing refers to: nothing would be generated from them. */
export function checkUnusedParts(
  world: World,
  documents: Documents,
  specs: readonly SpecInput[],
): readonly Fault[] {
  const referred = world.files.flatMap(documents.references);
  return specs.flatMap((spec) => [...unusedFiles(world, spec), ...unusedEntries(world, spec, referred)]);
}

function unusedFiles({ files }: World, { file: root, parts = [] }: SpecInput): readonly Fault[] {
  const unused = parts.filter((file) => !files.includes(file));
  const paths = unused.filter((file) => isPathFile(file, root));
  // What only such a path file refers to is used as soon as that one is.
  return (paths.length > 0 ? paths : unused).map((file) => ({
    file,
    line: 1,
    column: 1,
    pointer: '#',
    rule: 'unused-file',
    message: 'Nothing refers to this file, so nothing is generated from it.',
    remedy: isPathFile(file, root) ? rowFor(root, `${below(file, root)}#/…`) : 'Refer to it, or remove it.',
  }));
}

function unusedEntries(
  world: World,
  { file: root }: SpecInput,
  referred: readonly string[],
): readonly Fault[] {
  const files = world.files.filter((file) => isPathFile(file, root));
  const entries = files.flatMap((file) => world.atlas.children(world.atlas.root(file)));
  return entries.flatMap(([name, place]) => {
    const own = `${place.file}#/${name}`;
    if (referred.some((one) => one === own || one.startsWith(`${own}/`))) return [];
    const message = `Nothing refers to "${name}", so nothing is generated from it.`;
    const remedy = rowFor(root, `${below(place.file, root)}#/${name}`);
    return world.atlas.fault(place, { rule: 'unused-path', message, remedy, onKey: true });
  });
}

const folderOf = (root: string) => root.slice(0, root.lastIndexOf('/') + 1);

const below = (file: string, root: string) => file.slice(folderOf(root).length);

const isPathFile = (file: string, root: string) => file.startsWith(`${folderOf(root)}paths/`);

const rowFor = (root: string, ref: string) =>
  `Add its row to "paths" of ${root}, such as "/…: { $ref: ${ref} }".`;

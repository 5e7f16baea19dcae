import type { Documents } from '../source/documents.ts';
import type { RuleContext } from '../source/rule-context.ts';
import type { Diagnostic, SpecInput } from '../../spec/types.ts';

/** Files of a spec, and entries of its path files, that nothing refers to: nothing would be generated from them. */
export function checkUnusedFiles(
  context: RuleContext,
  documents: Documents,
  specs: readonly SpecInput[],
): readonly Diagnostic[] {
  const referred = context.files.flatMap(documents.references);
  return specs.flatMap((spec) => [...unusedFiles(context, spec), ...unusedEntries(context, spec, referred)]);
}

function unusedFiles(
  { files }: RuleContext,
  { file: root, yamlFiles = [] }: SpecInput,
): readonly Diagnostic[] {
  const unused = yamlFiles.filter((file) => !files.includes(file));
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
  context: RuleContext,
  { file: root }: SpecInput,
  referred: readonly string[],
): readonly Diagnostic[] {
  const files = context.files.filter((file) => isPathFile(file, root));
  const entries = files.flatMap((file) => context.tree.children(context.tree.root(file)));
  return entries.flatMap(([name, place]) => {
    const own = `${place.file}#/${name}`;
    if (referred.some((one) => one === own || one.startsWith(`${own}/`))) return [];
    const message = `Nothing refers to "${name}", so nothing is generated from it.`;
    const remedy = rowFor(root, `${below(place.file, root)}#/${name}`);
    return context.tree.diagnosticAt(place, { rule: 'unused-path', message, remedy, onKey: true });
  });
}

const folderOf = (root: string) => root.slice(0, root.lastIndexOf('/') + 1);

const below = (file: string, root: string) => file.slice(folderOf(root).length);

const isPathFile = (file: string, root: string) => file.startsWith(`${folderOf(root)}paths/`);

const rowFor = (root: string, ref: string) =>
  `Add its row to "paths" of ${root}, such as "/…: { $ref: ${ref} }".`;

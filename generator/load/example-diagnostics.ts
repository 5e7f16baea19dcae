import { readSpecs } from './overlays/read-specs.ts';
import { createSourceTree } from './source/source-tree.ts';
import type { Place } from './source/source-tree.ts';
import type { InvalidExample } from '../validation/examples.ts';
import type { Diagnostic, ReadFile, SpecInput } from '../spec/types.ts';

/** Diagnostics of examples that were found in the bundled specs, at their places in the files as they were written. */
export async function diagnoseExamples(
  specs: readonly SpecInput[],
  readFile: ReadFile,
  invalid: readonly InvalidExample[],
): Promise<readonly Diagnostic[]> {
  // Bundling wrote into the documents that were read before.
  const { documents, attribute } = await readSpecs(specs, readFile);
  const tree = createSourceTree(documents);
  const found = invalid.flatMap(({ file, keys, message }) => {
    let place: Place | undefined = tree.root(file);
    for (const key of keys) place = tree.at(place, key) ?? place;
    const finding = {
      rule: 'invalid-example',
      message,
      remedy: 'Correct the example or the schema.',
    };
    return place === undefined ? [] : [tree.diagnosticAt(place, finding)];
  });
  return attribute(found);
}

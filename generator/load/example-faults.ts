import { readDocuments } from './documents.ts';
import { createAtlas } from './place.ts';
import type { Place } from './place.ts';
import type { ExampleProblem } from '../validation/examples.ts';
import type { Fault, ReadFile, SpecInput } from '../model/types.ts';

/** Faults of examples, which are found in the bundled specs, at their places in the files as they were written. */
export async function locateExamples(
  specs: readonly SpecInput[],
  readFile: ReadFile,
  problems: readonly ExampleProblem[],
): Promise<readonly Fault[]> {
  // Bundling wrote into the documents that were read before.
  const documents = await readDocuments(
    specs.map((spec) => spec.file),
    readFile,
  );
  const atlas = createAtlas(documents);
  return problems.flatMap(({ file, keys, message }) => {
    let place: Place | undefined = atlas.root(file);
    for (const key of keys) place = atlas.at(place, key) ?? place;
    const complaint = {
      rule: 'invalid-example',
      message,
      remedy: 'Correct the example or the schema.',
    };
    return place === undefined ? [] : [atlas.fault(place, complaint)];
  });
}

import { readDocuments } from './documents.ts';
import { bundleSpec, createLinter, lintSpec } from './redocly.ts';
import type { Fault, LoadedSpec, ReadFile, Result, SpecInput } from '../model/types.ts';

/** Reads, checks and bundles the specs. Every fault of all of them is reported at once. */
export async function loadSpecs(
  specs: readonly SpecInput[],
  readFile: ReadFile,
): Promise<Result<readonly LoadedSpec[]>> {
  const documents = await readDocuments(
    specs.map((spec) => spec.file),
    readFile,
  );
  if (documents.faults.length > 0) return { ok: false, faults: sortFaults(documents.faults) };
  const config = await createLinter();
  const faults: Fault[] = [];
  const loaded: LoadedSpec[] = [];
  for (const { api, file } of specs) {
    const document = documents.byFile.get(file);
    if (document === undefined) continue;
    faults.push(...(await lintSpec(documents, document, config)));
    loaded.push({ api, file, document: await bundleSpec(documents, document, config) });
  }
  return faults.length > 0 ? { ok: false, faults: sortFaults(faults) } : { ok: true, value: loaded };
}

function sortFaults(faults: readonly Fault[]): readonly Fault[] {
  const order = (fault: Fault): string => `${fault.file} ${String(fault.line).padStart(6, '0')}`;
  return [...faults].sort((a, b) =>
    order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : a.column - b.column,
  );
}

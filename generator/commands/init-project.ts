import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { CONFIG_FILE, createPlan } from '../config/plan.ts';
import { bundleSpecs, generate } from '../index.ts';
import { overlayText } from '../init/overlay-text.ts';
import { proposeExtensions, schemaOf } from '../init/propose.ts';
import { createReader } from '../project/files.ts';
import { printDiagnostics } from '../project/report.ts';
import { objectAt, textAt } from '../spec/json.ts';
import type { Plan } from '../config/assemble.ts';
import type { JsonObject, Result, SpecInput } from '../index.ts';
import type { Print } from '../project/report.ts';

/** A document that somebody starts from. */
interface Start {
  readonly document: string;
  /** The folder of the generated files. */
  readonly out: string | undefined;
}

/** Writes a configuration and an overlay for a document; false when that cannot be read. What is there stays. */
export async function initProject(
  { document, out = 'src/generated' }: Start,
  print: Print,
): Promise<boolean> {
  const found = await createPlan({ inputs: [document], out });
  if (!found.ok) throw new Error('A plan without a configuration has no diagnostics.');
  const plan = found.value;
  const [spec, ...others] = plan.specs;
  if (spec === undefined || others.length > 0)
    throw new Error(`${document} holds ${plan.specs.length} documents. Name one of them.`);
  const bundled = await bundle(plan, { ...spec, overlays: [] });
  if (!bundled.ok) {
    printDiagnostics(bundled.diagnostics, print);
    return false;
  }
  const unnamed = await findUnnamed(plan, spec, bundled.value);
  const proposals = proposeExtensions(bundled.value, unnamed);
  const overlay = document.replace(/(?:\.ya?ml|\.json)?$/, '.overlay.yaml');
  const title = textAt(objectAt(bundled.value, 'info'), 'title') || basename(document);
  const isWritten = await writeNew(overlay, overlayText(title, proposals), print);
  if (isWritten) print(`${proposals.length} proposal(s), each with its reason. Look them through.`);
  await writeNew(CONFIG_FILE, configText(document, { api: spec.api, overlay, out }), print);
  print('Next: generate');
  return true;
}

/** The document as it was written, in one piece. */
async function bundle({ root }: Plan, spec: SpecInput): Promise<Result<JsonObject>> {
  const reader = createReader(root);
  // What is no OpenAPI is told as it is when it is generated.
  const checked = await generate({ specs: [spec], outputs: [], readFile: reader, mayLeaveOut: 1 });
  if (!checked.ok) return checked;
  const loaded = await bundleSpecs([spec], reader);
  return loaded.ok ? { ok: true, value: loaded.value[0]?.document ?? {} } : loaded;
}

/** The schemas of a bundle that are in the document under no name: pieces that stand in files of their own. */
async function findUnnamed(
  { root }: Plan,
  spec: SpecInput,
  bundled: JsonObject,
): Promise<ReadonlySet<string>> {
  const proposals = proposeExtensions(bundled);
  const overlay = `${spec.file}.proposed.overlay.yaml`;
  const reader = createReader(root);
  const unused: number[] = [];
  await generate({
    specs: [{ ...spec, overlays: [overlay] }],
    outputs: [],
    readFile: async (path) => (path === overlay ? overlayText('', proposals) : reader(path)),
    mayLeaveOut: 1,
    onWarning: ({ rule, pointer }) => {
      if (rule === 'unused-action') unused.push(Number(/^#\/actions\/(\d+)/.exec(pointer ?? '')?.[1]));
    },
  });
  return new Set(unused.flatMap((index) => (proposals[index] && schemaOf(proposals[index])) ?? []));
}

interface ConfigText {
  readonly api: string;
  readonly overlay: string;
  readonly out: string;
}

function configText(document: string, { api, overlay, out }: ConfigText): string {
  const here = (path: string): string => relative(process.cwd(), resolve(path)).split(sep).join('/');
  const config = {
    $schema: './node_modules/@energy-portal/generator/dist/config/config.schema.json',
    input: { [api]: { file: here(document), overlays: [here(overlay)] } },
    out,
    targets: ['sdk'],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

async function writeNew(path: string, text: string, print: Print): Promise<boolean> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) {
    const isSame = (await readFile(path, 'utf8')) === text;
    print(`${path}: ${isSame ? 'is there already' : 'is there already, and is left as it is'}.`);
    return false;
  }
  await writeFile(join(dirname(path), basename(path)), text);
  print(`${path}: written.`);
  return true;
}

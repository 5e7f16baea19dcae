import type { ChunkManifest, HostedScreens } from '@energy-portal/portal/server';

/** The committed inventory of `portal/payment-scripts.json`: reasons by the names of chunks, in which a * is any text. */
export interface ScriptInventory {
  /** Loaded by the page itself. */
  readonly onArrival: { readonly [chunk: string]: string };
  /** Loaded when the customer does something, or goes on to another screen in the same document. */
  readonly onAct: { readonly [chunk: string]: string };
  /** Runs beside the page, in a thread that sees nothing of it, and answers what it asks for. */
  readonly beside: { readonly [worker: string]: string };
}

/** The build as far as scripts go. */
interface BuiltScripts {
  readonly chunks: ChunkManifest;
  readonly screens: HostedScreens['screens'];
  /** File names of service workers. */
  readonly workers: readonly string[];
}

const entry = 'index.html';
/** The block that holds the processor's frame: a page that has it is a payment page. */
const hostedField = 'src/forms/fields/hosted-field.tsx';

/**
 * Compares the scripts of payment pages with the inventory.
 *
 * @returns a sentence for each script that is not listed, has no reason, or is listed and not there
 * @see PCI DSS 4.0.1, 6.4.3
 */
export function checkInventory(
  { chunks, screens, workers }: BuiltScripts,
  { onArrival, onAct, beside }: ScriptInventory,
): readonly string[] {
  const payment = Object.entries(screens).filter(([, { chunks: of }]) => of.all.includes(hostedField));
  if (payment.length === 0) return ['No screen has the processor’s fields, so nothing was checked.'];
  const loaded = new Map<string, string>();
  const later = new Map<string, string>();
  for (const [screen, hosted] of payment) {
    const keys = [entry, ...hosted.chunks.all];
    for (const name of scriptsOf(keys, chunks, ({ imports = [] }) => imports)) loaded.set(name, screen);
    for (const name of scriptsOf(keys, chunks, ({ imports = [], dynamicImports = [] }) => [
      ...imports,
      ...dynamicImports,
    ]))
      later.set(name, screen);
  }
  for (const name of loaded.keys()) later.delete(name);
  return [
    ...compare(loaded, Object.keys(onArrival), 'onArrival'),
    ...compare(later, Object.keys(onAct), 'onAct'),
    ...compare(new Map(workers.map((file) => [file, 'every screen'])), Object.keys(beside), 'beside'),
    ...Object.entries({ ...onAct, ...onArrival, ...beside })
      .filter(([, reason]) => reason.trim() === '')
      .map(([name]) => `${name} has no reason.`),
  ];
}

/** Sentences on what is loaded and not listed, and on what is listed and not loaded. */
function compare(
  loaded: ReadonlyMap<string, string>,
  listed: readonly string[],
  list: keyof ScriptInventory,
): readonly string[] {
  const isCovered = (name: string) => listed.some((pattern) => matches(name, pattern));
  return [
    ...[...loaded]
      .filter(([name]) => !isCovered(name))
      .map(
        ([name, screen]) =>
          `${name} is loaded by ${screen} and is not under ${list} of portal/payment-scripts.json.`,
      ),
    ...listed
      .filter((pattern) => ![...loaded.keys()].some((name) => matches(name, pattern)))
      .map((name) => `${name} is listed under ${list}, and no payment page loads it so.`),
  ];
}

function matches(name: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return name === pattern;
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}

/** The names of chunks that come with these, by the imports that count. */
function scriptsOf(
  keys: readonly string[],
  chunks: ChunkManifest,
  importsOf: (chunk: ChunkManifest[string]) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(keys);
  for (const key of found) {
    const chunk = chunks[key];
    if (chunk !== undefined) for (const imported of importsOf(chunk)) found.add(imported);
  }
  return new Set(
    [...found].flatMap((key) => {
      const chunk = chunks[key];
      return chunk === undefined ? [] : [scriptName(chunk.file)];
    }),
  );
}

/** The file's name without its hash, as the inventory has it. */
export function scriptName(file: string): string {
  return file.replace(/^.*\//, '').replace(/-[\w-]{7}\.js$/, '');
}

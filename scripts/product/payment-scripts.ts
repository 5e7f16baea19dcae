import type { ChunkManifest, HostedScreens } from '@energy-portal/portal/server';

/** The committed inventory of `portal/payment-scripts.json`: reasons by the names of chunks. */
export interface ScriptInventory {
  /** Loaded by the page itself. */
  readonly onArrival: { readonly [chunk: string]: string };
  /** Loaded when the customer does something. */
  readonly onAct: { readonly [chunk: string]: string };
}

/** The build as far as scripts go. */
interface BuiltScripts {
  readonly chunks: ChunkManifest;
  readonly screens: HostedScreens['screens'];
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
  { chunks, screens }: BuiltScripts,
  { onArrival, onAct }: ScriptInventory,
): readonly string[] {
  const payment = Object.entries(screens).filter(([, { chunks: of }]) => of.all.includes(hostedField));
  if (payment.length === 0) return ['No screen has the processor’s fields, so nothing was checked.'];
  const loaded = new Map<string, string>();
  for (const [screen, hosted] of payment) {
    for (const name of scriptsOf([entry, ...hosted.chunks.all], chunks)) loaded.set(name, screen);
  }
  const built = new Set(Object.values(chunks).map(({ file }) => scriptName(file)));
  const listed = { ...onAct, ...onArrival };
  return [
    ...[...loaded]
      .filter(([name]) => !Object.hasOwn(onArrival, name))
      .map(([name, screen]) => `${name} is loaded by ${screen} and is not in portal/payment-scripts.json.`),
    ...Object.keys(onArrival)
      .filter((name) => !loaded.has(name))
      .map((name) => `${name} is listed under onArrival, and no payment page loads it.`),
    ...Object.keys(onAct)
      .filter((name) => !built.has(name))
      .map((name) => `${name} is listed under onAct, and the build has no such chunk.`),
    ...Object.entries(listed)
      .filter(([, reason]) => reason.trim() === '')
      .map(([name]) => `${name} has no reason.`),
  ];
}

/** The names of chunks that come with these, by static imports. */
function scriptsOf(keys: readonly string[], chunks: ChunkManifest): ReadonlySet<string> {
  const found = new Set(keys);
  for (const key of found) for (const imported of chunks[key]?.imports ?? []) found.add(imported);
  return new Set(
    [...found].flatMap((key) => {
      const chunk = chunks[key];
      return chunk === undefined ? [] : [scriptName(chunk.file)];
    }),
  );
}

/** The file's name without its hash, as the inventory has it. */
export function scriptName(file: string): string {
  return file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
}

import type { Client } from '../../client/client.ts';
import { hydrate, type HydrationOptions } from './hydrate.ts';
import { escapeForHtml } from './escape.ts';
import type { Recorder } from './recorder.ts';

/** The name under which a streamed page hands its data over, unless another one is given. */
const NAME = '__energyPortalData';

/** Options of a server that streams a page. */
export interface HydrationStreamOptions {
  /** The nonce of the page's Content-Security-Policy, for the scripts that carry the data. */
  readonly nonce?: string | undefined;
  /** Name of the global list of the page that the data is pushed into; another one for each client of a page. */
  readonly name?: string | undefined;
}

/**
 * Returns a script with what a recorder has recorded since the last one; empty for nothing. Its data cannot end it, and
 * is a text that is parsed as JSON: no part of it is run.
 */
export function newDataScript(
  recorder: Pick<Recorder, 'dehydrateNew'>,
  { nonce, name = NAME }: HydrationStreamOptions,
): string {
  const dump = recorder.dehydrateNew();
  if (dump === undefined) return '';
  const text = dump.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`);
  const list = `self[${escapeForHtml(JSON.stringify(name))}]`;
  const attribute = nonce === undefined ? '' : ` nonce="${attributeText(nonce)}"`;
  return `<script${attribute}>(${list}=${list}||[]).push('${text}')</script>`;
}

function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Options of a browser that gets a streamed page. */
export interface StreamedHydrationOptions extends HydrationOptions {
  /** As the server has it. */
  readonly name?: string | undefined;
  /** The page's window; the global one unless stated. */
  readonly page?: object | undefined;
}

/**
 * Brings the data of a streamed page into a client: what has come with it so far, and all that is still to come. Called
 * before `hydrateRoot`.
 *
 * @returns stops taking more
 * @throws SdkError `INVARIANT` for a client that was made without `createHydration`
 *
 * @example
 * const client = createClient({ extensions: [createHydration()] });
 * hydrateFromStream(client);
 * hydrateRoot(document, <App client={client} />);
 */
export function hydrateFromStream(
  client: Pick<Client, 'session'>,
  { name = NAME, page = globalThis, onError }: StreamedHydrationOptions = {},
): () => void {
  const take = (dump: unknown): void => {
    if (typeof dump === 'string') hydrate(client, dump, { onError });
    else onError?.();
  };
  const there: unknown = Reflect.get(page, name);
  for (const dump of Array.isArray(there) ? there : []) take(dump);
  const list = { push: take };
  Reflect.set(page, name, list);
  return () => {
    if (Reflect.get(page, name) === list) Reflect.set(page, name, []);
  };
}

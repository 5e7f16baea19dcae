import { invariant } from '../../core/errors.ts';
import type { Client } from '../../client/client.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import { readBatch, type Batch } from '../journal/batch.ts';
import { replay, type Source } from '../journal/replay.ts';

/** Options of hydration. */
export interface HydrationOptions {
  /** Called when the page's data cannot be understood: it is left out. */
  readonly onError?: (() => void) | undefined;
}

const SOURCE: Source = { isKept: false };

/** By a function that a client shares with its host, and with every copy of the client. */
const hosts = /* @__PURE__ */ new WeakMap<Client['session'], ExtensionHost>();

/** Remembers the host of a client that can be hydrated. */
export function registerHost(host: ExtensionHost): void {
  hosts.set(host.store.epoch, host);
}

/**
 * Returns the host of a client.
 *
 * @throws SdkError `INVARIANT` for a client that was made without `createHydration`
 */
export function hostOf(client: Pick<Client, 'session'>): ExtensionHost {
  const host = hosts.get(client.session);
  invariant(host, 'Only a client with createHydration() among its extensions can be hydrated');
  return host;
}

/** Parses what a recorder wrote; undefined where nothing was written, or nothing of it can be understood. */
export function readDump(
  host: ExtensionHost,
  dump: string | null | undefined,
  { onError }: HydrationOptions,
): Batch | undefined {
  if (dump === null || dump === undefined) return undefined;
  const batch = readBatch(dump, { entities: host.entities, now: host.clock.now() });
  if (!batch) onError?.();
  return batch;
}

/** Brings what a server has read into the store of a client. */
export function applyBatch(host: ExtensionHost, batch: Batch): void {
  replay(host, batch, SOURCE);
}

/**
 * Brings what a server has read into a client that exists, as often as there is something. What the client knows of a
 * later time, or in a later version, stays; everybody who watches the rest sees it.
 *
 * @param client made with `createHydration` among its extensions
 * @param dump what a recorder wrote; null for none
 * @throws SdkError `INVARIANT` for a client that was made without `createHydration`
 *
 * @example
 * const { html, dump } = await (await fetch('/next-page')).json();
 * hydrate(client, dump);
 */
export function hydrate(
  client: Pick<Client, 'session'>,
  dump: string | null | undefined,
  options: HydrationOptions = {},
): void {
  const host = hostOf(client);
  const batch = readDump(host, dump, options);
  if (batch) applyBatch(host, batch);
}

import { createHash } from 'node:crypto';
import { WORKER } from '../worker/messages.ts';
import type { BuildFile } from './build-files.ts';

/** The scripts that a document lets run, each with the hash of its bytes. */
export interface ScriptIntegrity {
  /** The import map: a script whose bytes are others does not run, however it is asked for. */
  readonly map: string;
  /** The source of the policy that lets the map itself count. */
  readonly source: string;
}

/**
 * Binds every script of these files to its bytes, those that are imported later too.
 *
 * @see https://html.spec.whatwg.org/#import-map-integrity
 */
export function bindScripts(files: readonly ReadonlyMap<string, BuildFile>[]): ScriptIntegrity {
  const scripts = files
    .flatMap((some) => [...some])
    .filter(([address]) => address.endsWith('.js') && address !== WORKER);
  const integrity = Object.fromEntries(
    scripts.map(([address, { identity }]) => [address, hashOf(identity)] as const).sort(),
  );
  const map = JSON.stringify({ integrity }).replaceAll('<', '\\u003c');
  return { map, source: `'${hashOf(map)}'` };
}

function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

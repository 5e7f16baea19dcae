import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILT_IN } from '../targets/built-in.ts';
import { OWN_FOLDERS } from '../emit/header.ts';
import { suggestName } from '../spec/suggestion.ts';
import type { OwnOutput, Target } from '../index.ts';

/** A target that is not there, in words. */
interface MissingTarget {
  readonly message: string;
  readonly remedy: string;
}

/** The target of a name: one of ours, or that of a module in the project or of a package. */
export async function findTarget(use: string, folder: string): Promise<OwnOutput | Target | MissingTarget> {
  if (isOwn(use)) return use;
  const builtIn = BUILT_IN.find(({ name }) => name === use);
  if (builtIn !== undefined) return builtIn;
  const path = await modulePath(use, folder);
  if (path === undefined) {
    const isPath = /^[./]/.test(use);
    const names = ['sdk', ...BUILT_IN.map(({ name }) => name)];
    return {
      message: `There is no ${isPath ? 'module' : 'target'} "${use}".`,
      remedy: isPath ? 'Correct the path.' : suggestName(use, names),
    };
  }
  const loaded: { readonly default?: unknown } = await import(pathToFileURL(path).href);
  if (isTarget(loaded.default)) return loaded.default;
  return {
    message: `"${use}" has no target as its default export.`,
    remedy: 'Export an object with "name" and "emit".',
  };
}

/** Returns true for a target that is not there. */
export function isMissing(target: OwnOutput | Target | MissingTarget): target is MissingTarget {
  return typeof target === 'object' && 'message' in target;
}

function isOwn(use: string): use is OwnOutput {
  return Object.hasOwn(OWN_FOLDERS, use);
}

async function modulePath(use: string, folder: string): Promise<string | undefined> {
  const path = resolve(folder, use);
  if (/^[./]/.test(use)) {
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() === true ? path : undefined;
  }
  try {
    return createRequire(join(folder, 'package.json')).resolve(use);
  } catch {
    return undefined;
  }
}

function isTarget(value: unknown): value is Target {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('emit' in value)) return false;
  return typeof value.name === 'string' && typeof value.emit === 'function';
}

/** Imports nothing of the generator, so that it is read in no time. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Returns true where React is a package of the project in a folder, or of one around it: named in a manifest, or installed. */
export function hasReact(folder: string): boolean {
  for (let here = resolve(folder); ; here = dirname(here)) {
    if (existsSync(join(here, 'node_modules/react/package.json')) || isNamed(join(here, 'package.json')))
      return true;
    if (dirname(here) === here) return false;
  }
}

const LISTS = ['dependencies', 'devDependencies', 'peerDependencies'];

function isNamed(manifest: string): boolean {
  try {
    const read: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    return LISTS.some((list) => {
      const packages: unknown =
        typeof read === 'object' && read !== null ? Reflect.get(read, list) : undefined;
      return typeof packages === 'object' && packages !== null && 'react' in packages;
    });
  } catch {
    // There is none, or somebody is writing it.
    return false;
  }
}

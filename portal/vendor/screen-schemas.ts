import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languageVersion } from '../screen-language/language-version.ts';

const current = new URL('../../screen-configs/screen.schema.json', import.meta.url);
const past = new URL('../screen-language/migrate/schemas/', import.meta.url);

/** The schemas of all versions of the screen language, by their paths on the portal: those of their `$id`. */
export function screenSchemas(): ReadonlyMap<string, string> {
  const older = readdirSync(past).map((name) => [name, readFileSync(new URL(name, past), 'utf8')] as const);
  const all = [...older, [`${languageVersion}.json`, readFileSync(current, 'utf8')] as const];
  return new Map(all.map(([name, text]) => [`schemas/screen/${name}`, text]));
}

/** Puts the schemas beside the bundle, so that an editor finds the one that a screen names as `$schema`. */
export function screenSchemasPlugin(): Plugin {
  return {
    name: 'portal-screen-schemas',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of screenSchemas()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

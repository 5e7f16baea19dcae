import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const configs = fileURLToPath(new URL('../../screen-configs', import.meta.url));

/** Every operation that a screen reads from or sends to, by id. */
export function readScreenOperations(): readonly string[] {
  const found = new Set<string>();
  for (const path of globSync('*/**/*.json', { cwd: configs })) {
    JSON.parse(readFileSync(`${configs}/${path}`, 'utf8'), (member: string, value: unknown) => {
      if (member === 'operation' && typeof value === 'string') found.add(value);
      return value;
    });
  }
  return [...found].sort();
}

/** Writes the objects, the access and the lists of the project for an org; its classes are written by `npm run generate`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './machine/process.ts';
import { projectFiles } from './salesforce/project-files.ts';
import { PROJECT } from './salesforce/project-folder.ts';

for (const [path, text] of Object.entries(projectFiles())) {
  const file = join(root, PROJECT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ObjectsCommand } from './arguments.ts';
import type { OrgSource } from './commands/fetch-object-infos.ts';

const OWN_ROOT = fileURLToPath(new URL('..', import.meta.url));

enableCompileCache();
try {
  // Only what is loaded from here on is cached.
  const { readCommand } = await import('./arguments.ts');
  const command = readCommand(process.argv.slice(2));
  const print = (line: string): void => console.log(line);
  if (command.name === 'help') print(command.text);
  else if (command.name === 'diff') {
    const { diffFiles } = await import('./commands/diff-files.ts');
    process.exitCode = await diffFiles(command, print);
  } else if (command.name === 'explain') {
    const { explainProject } = await import('./commands/explain-project.ts');
    process.exitCode = (await explainProject({ ...command, root: command.root ?? OWN_ROOT }, print)) ? 0 : 1;
  } else if (command.name === 'objects') {
    const { writeObjectTypes } = await import('./commands/write-object-types.ts');
    await writeObjectTypes({ ...command, from: sourceOf(command.from) }, print);
  } else {
    const { generateProject } = await import('./project.ts');
    const { root = OWN_ROOT, foreign } = command;
    const done = await generateProject({ root, check: command.name === 'check', print, foreign });
    process.exitCode = done ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The org with what its token is and how it is reached. */
function sourceOf(from: ObjectsCommand['from']): string | OrgSource {
  if (typeof from === 'string') return from;
  const token = from.token ?? process.env['ORG_TOKEN'];
  if (token === undefined || token === '')
    throw new Error('--org needs --token <token>, or the variable ORG_TOKEN.');
  return { ...from, token, fetch: globalThis.fetch };
}

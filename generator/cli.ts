#!/usr/bin/env node
import module from 'node:module';
import type { Command, ObjectsCommand } from './arguments.ts';
import type { OrgSource } from './commands/fetch-object-infos.ts';

const print = (line: string): void => console.log(line);

// Node 20 has none.
module.enableCompileCache?.();
try {
  // Only what is loaded from here on is cached.
  const { readCommand } = await import('./arguments.ts');
  process.exitCode = await runCommand(readCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs a command, of whose modules only its own are loaded. */
async function runCommand(command: Command): Promise<number> {
  switch (command.name) {
    case 'help':
      print(command.text);
      return 0;
    case 'diff':
      return (await import('./commands/diff-files.ts')).diffFiles(command, print);
    case 'explain':
      return (await (await import('./commands/explain-project.ts')).explainProject(command, print)) ? 0 : 1;
    case 'init':
      return (await (await import('./commands/init-project.ts')).initProject(command, print)) ? 0 : 1;
    case 'objects': {
      const { writeObjectTypes } = await import('./commands/write-object-types.ts');
      await writeObjectTypes({ ...command, from: sourceOf(command.from) }, print);
      return 0;
    }
    case 'watch':
      return (await import('./commands/watch-project.ts')).watchProject(command.flags, print);
    case 'generate':
    case 'check':
      return (await (await import('./commands/run-project.ts')).runProject(command, print)) ? 0 : 1;
  }
}

/** The org with what its token is and how it is reached. */
function sourceOf(from: ObjectsCommand['from']): string | OrgSource {
  if (typeof from === 'string') return from;
  const token = from.token ?? process.env['ORG_TOKEN'];
  if (token === undefined || token === '')
    throw new Error('--org needs --token <token>, or the variable ORG_TOKEN.');
  return { ...from, token, fetch: globalThis.fetch };
}

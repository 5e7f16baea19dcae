import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache();
try {
  // Only what is loaded from here on is cached.
  const { generateProject } = await import('./project.ts');
  const rootAt = process.argv.indexOf('--root');
  const root =
    (rootAt < 0 ? undefined : process.argv[rootAt + 1]) ?? fileURLToPath(new URL('..', import.meta.url));
  const check = process.argv.includes('--check');
  const done = await generateProject({ root, check, print: (line) => console.log(line) });
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

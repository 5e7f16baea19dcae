import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The end of a program: its exit code, and all that it printed. */
interface EndedStart {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs `npm start`'s program with this environment, which does not let it start, until it ends. */
export function endedStart(env: Readonly<Record<string, string>>): Promise<EndedStart> {
  return new Promise((resolve) => {
    const child = spawn('node', ['scripts/start.ts'], { cwd: root, env: { ...process.env, ...env } });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    child.stderr.on('data', (chunk) => (printed += String(chunk)));
    child.on('close', (code) => resolve({ code, printed: printed.trim() }));
  });
}

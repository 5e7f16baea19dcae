/**
 * Builds the container where there is a builder. Where there is none, it takes the steps of the container file one after the other
 * in a folder of its own, starts what they made as a user who may write nothing there, and says that it did only that.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { findProgram } from './machine/apt.ts';
import { fail } from './machine/environment.ts';
import { findFreePort } from './machine/free-port.ts';
import { root, run } from './machine/process.ts';

const file = 'portal/deploy/Containerfile';
const lines = readFileSync(join(root, file), 'utf8').split('\n');
/** Somebody without a name and without rights. */
const nobody = 65_534;

async function findBuilder(): Promise<string | undefined> {
  const found = ['docker', 'podman', 'buildah'].flatMap((name) => findProgram([name]) ?? []);
  for (const program of found) if ((await run([program, 'info'])).code === 0) return program;
  return undefined;
}

/** The instructions of one kind in the stage that builds. */
function stepsOf(kind: string): readonly string[] {
  const end = lines.findIndex((line, at) => at > 3 && line.startsWith('FROM gcr'));
  const stage = lines.slice(0, end);
  return stage.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
}

/** Copies the files of the repository, as a builder of containers gets them. */
async function copySources(folder: string): Promise<void> {
  const { output } = await run(['git', 'ls-files', '-z']);
  for (const name of output.split('\0').filter((one) => one !== '')) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, name), join(folder, name), { verbatimSymlinks: true });
  }
}

/** Starts the program of the last stage as it would run in the container, and asks it if it is well. */
async function isServing(folder: string): Promise<boolean> {
  const [, program = ''] = /CMD \["([^"]+)"\]/.exec(lines.join('\n')) ?? [];
  const environment = lines.find((line) => line.startsWith('ENV '))?.slice(4) ?? '';
  const stated = Object.fromEntries(environment.split(' ').map((pair) => pair.split('=')));
  const port = await findFreePort('127.0.0.1');
  const asked = { ORG_URL: 'http://127.0.0.1:9', TRUST_PROXY: 'none', PORTAL_HOSTS: 'localhost' };
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...stated, ...asked, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}),
  });
  try {
    for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      const page = answer?.ok === true ? await fetch(`http://localhost:${port}/login`) : undefined;
      if (page !== undefined) return page.ok;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  } finally {
    child.kill('SIGKILL');
  }
}

async function main(): Promise<void> {
  const builder = await findBuilder();
  if (builder !== undefined) {
    const { code, output } = await run([builder, 'build', '-f', file, '-t', 'portal-check', '.'], {
      show: true,
    });
    return code === 0 ? undefined : fail(output);
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-container-'));
  try {
    await copySources(folder);
    for (const step of stepsOf('RUN')) {
      const { code, output } = await run(['sh', '-ec', step], { cwd: folder });
      if (code !== 0) fail(`${step}\n${output}`);
    }
    await run(['chmod', '755', folder]);
    if (!(await isServing(folder))) fail('What the steps made serves no page.');
    console.log(
      'note container: no builder here: its steps were taken as a script, and what they made was started',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();

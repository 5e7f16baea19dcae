import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findProgram } from '../machine/apt.ts';
import { findFreePort } from '../machine/free-port.ts';
import { run } from '../machine/process.ts';
import type { MadeContainer } from './container-steps.ts';

/** The user of images that have no root: `nonroot`. */
const nonroot = '65532';
const asked = { ORG_URL: 'http://127.0.0.1:9', TRUST_PROXY: 'none', PORTAL_HOSTS: 'localhost' };
/** Ends with 3 where it is root or can write into one of the places before `--`; else becomes the program behind that. */
const guard = `[ "$(id -u)" != 0 ] || { echo 'It runs as root.' >&2; exit 3; }
while [ "$1" != -- ]; do
  if touch "$1/.written" 2>/dev/null; then echo "$1 can be written to." >&2; exit 3; fi
  shift
done
shift
exec "$@"`;

/** How much of a container there can be without one: root gives away its rights, and closes files where the system lets it. */
export type Confinement = 'closed' | 'without rights' | 'none';

/** Finds how much of a container there can be here. */
export async function findConfinement(): Promise<Confinement> {
  if (process.getuid?.() !== 0 || findProgram(['setpriv']) === undefined) return 'none';
  const { code } = await run(['unshare', '--mount', 'sh', '-c', 'mount -o remount,bind,ro /']);
  return code === 0 ? 'closed' : 'without rights';
}

/** Starts what the steps of a container file made, and returns true where it serves a page. */
export async function isServing(
  { root, workFolder, environment, user, program }: MadeContainer,
  confinement: Confinement,
): Promise<boolean> {
  if (user !== 'nonroot') throw new Error(`The container is run as ${user}, not as nonroot.`);
  const port = await findFreePort('127.0.0.1');
  const folder = join(root, workFolder);
  const [first = '', ...others] = [...confine(root, folder, confinement), process.execPath, ...program];
  const child = spawn(first, others, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment, ...asked, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    return await isAnswering(port, () => child.exitCode === null);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

/** The beginning of a command that starts another one in a confinement; it stays one process. */
function confine(root: string, folder: string, confinement: Confinement): readonly string[] {
  if (confinement === 'none') return [];
  const user = ['--reuid', nonroot, '--regid', nonroot, '--clear-groups', '--no-new-privs'];
  const guarded = ['setpriv', ...user, '--inh-caps=-all', 'sh', '-c', guard, 'guard', folder, '/etc'];
  if (confinement === 'without rights') return [...guarded, '--'];
  const close = 'mount --bind "$0" "$0" && for place in / "$0"; do mount -o remount,bind,ro "$place"; done';
  // A view of its own of the file system, in which nothing can be written by anybody.
  const view = ['unshare', '--mount', 'sh', '-ec', `${close}; cd "$PWD"; exec "$@"`, root];
  return [...view, ...guarded, '/var/tmp', '--'];
}

/** An image and the builder that has made it. */
interface BuiltImage {
  readonly program: string;
  readonly name: string;
  readonly tag: string;
}

/** Starts an image on files that it only reads, and returns true where it serves a page. */
export async function isImageServing({ program, name, tag }: BuiltImage): Promise<boolean> {
  // A builder alone starts nothing; where Podman is there, it has the same images.
  const starter = name === 'buildah' ? findProgram(['podman']) : program;
  if (starter === undefined) return isMountServing(program, tag);
  const port = await findFreePort('127.0.0.1');
  const closed = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--network=host'];
  const settings = Object.entries({ ...asked, HOST: '127.0.0.1', PORT: String(port) });
  const environment = settings.flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const { code, output } = await run([starter, 'run', '--detach', '--rm', ...closed, ...environment, tag]);
  if (code !== 0) throw new Error(output);
  const id = output.trim().split('\n').at(-1) ?? '';
  try {
    return await isAnswering(port, () => true);
  } finally {
    await run([starter, 'kill', id]);
  }
}

/** The settings of an image, as the Open Container Initiative has them. */
interface ImageConfig {
  readonly Env?: readonly string[];
  readonly Cmd?: readonly string[];
  readonly WorkingDir?: string;
  readonly User?: string;
}

/** Starts the files of an image on this machine's own Node. */
async function isMountServing(builder: string, tag: string): Promise<boolean> {
  const ask = async (...words: readonly string[]): Promise<string> => {
    const { code, output } = await run([builder, ...words]);
    if (code !== 0) throw new Error(output);
    return output.trim();
  };
  const format = '{{json .OCIv1.Config}}';
  // Written by the builder.
  const config = JSON.parse(await ask('inspect', '--type', 'image', '--format', format, tag)) as ImageConfig;
  const container = await ask('from', '--pull-never', tag);
  try {
    const made = {
      root: await ask('mount', container),
      workFolder: config.WorkingDir ?? '/',
      environment: Object.fromEntries((config.Env ?? []).map((pair) => pair.split(/=(.*)/s).slice(0, 2))),
      user: config.User ?? '',
      program: config.Cmd ?? [],
    };
    return await isServing(made, await findConfinement());
  } finally {
    await ask('rm', container);
  }
}

const tries = 600;

/** Waits until a host says that it is well, and returns true where it then has a page. */
async function isAnswering(port: number, isRunning: () => boolean): Promise<boolean> {
  for (let at = 0; at < tries && isRunning(); at += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok === true) return (await fetch(`http://localhost:${port}/login`)).ok;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

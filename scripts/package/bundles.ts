import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../machine/process.ts';
import type { Consumer } from './consumer.ts';
import { startOrg } from './org.ts';
import type { Verdict } from './verdict.ts';

/** One bundle that `consumer/bundle.mjs` wrote. */
interface Bundle {
  readonly program: string;
  readonly name: string;
  readonly folder: string;
  /** The file of the folder to be run. */
  readonly file: string;
}

const APP = ['maria@example.com', 'maria@example.org'];
const PAGE = '<b>maria@example.com</b>';

/** The line that each program prints. */
const PRINTED: Readonly<Record<string, unknown>> = {
  main: { app: APP, page: PAGE },
  'main-by-name': { app: APP, name: [true, 'maria@example.com'] },
  worker: { app: APP },
};

/** An operation that no program names; only those that load operations by name may bring it. */
const FOREIGN = '/getLobby';

/** A date from which workers have `WeakRef`, without which there is no client. */
const WORKER_DATE = '2025-05-05';

/** Copies the programs of a stranger beside the installed package. */
export function copyPrograms({ folder }: Consumer): void {
  cpSync(join(root, 'scripts/package/consumer'), folder, { recursive: true });
}

/** Bundles the programs with every bundler, and runs each bundle against an org. */
export async function runBundles({ folder }: Consumer): Promise<Verdict> {
  const bundling = await run(['node', 'bundle.mjs'], { cwd: folder });
  if (bundling.code !== 0) return { name: 'bundles that run', errors: [bundling.output.trimEnd()] };
  // The form of that script's output.
  const bundles = JSON.parse(bundling.output.trimEnd().split('\n').at(-1) ?? '[]') as readonly Bundle[];
  const org = await startOrg();
  try {
    const errors: string[] = [];
    for (const bundle of bundles) errors.push(...(await errorsOf(folder, bundle, org.url)));
    if (bundles.length === 0) errors.push('There is no bundle.');
    return { name: 'bundles that run', errors, note: `${bundles.length} bundles` };
  } finally {
    org.close();
  }
}

async function errorsOf(folder: string, bundle: Bundle, orgUrl: string): Promise<readonly string[]> {
  const { code, output } =
    bundle.program === 'worker'
      ? await runWorker(join(folder, bundle.folder), bundle.file, orgUrl)
      : await run(['node', join(folder, bundle.folder, bundle.file)], { env: { ORG_URL: orgUrl } });
  const wanted = JSON.stringify(PRINTED[bundle.program]);
  const title = `${bundle.program} by ${bundle.name}`;
  const wrong = code !== 0 || !output.split('\n').includes(wanted);
  const said = wrong
    ? [`${title} ended with ${code} and printed ${output.trimEnd()} instead of ${wanted}`]
    : [];
  const heavy = bundle.program !== 'main-by-name' && bringsForeign(join(folder, bundle.folder));
  return [...said, ...(heavy ? [`${title} brings operations that nobody names, such as ${FOREIGN}.`] : [])];
}

function bringsForeign(folder: string): boolean {
  return readdirSync(folder).some((file) => readFileSync(join(folder, file), 'utf8').includes(FOREIGN));
}

/** Runs the test of a worker in workerd, the runtime of Cloudflare's workers. */
function runWorker(folder: string, file: string, orgUrl: string): ReturnType<typeof run> {
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "${file}")],
      compatibilityDate = "${WORKER_DATE}",
      globalOutbound = "org",
      bindings = [(name = "ORG_URL", text = "${orgUrl}")],
    )),
    (name = "org", network = (allow = ["private"])),
  ],
);
`,
  );
  return run(['workerd', 'test', 'config.capnp'], { cwd: folder });
}

/** Runs a program that requires the package, also where `require` knows no ES modules, as under Jest. */
export async function runCommonJs({ folder }: Consumer): Promise<Verdict> {
  const org = await startOrg();
  try {
    const wanted = JSON.stringify({ app: APP, page: PAGE });
    const flags = ['--experimental-require-module', '--no-experimental-require-module'];
    const errors: string[] = [];
    for (const flag of flags) {
      const { code, output } = await run(['node', flag, 'main.cjs'], {
        cwd: folder,
        env: { ORG_URL: org.url },
      });
      if (code !== 0 || !output.split('\n').includes(wanted)) errors.push(`${flag}: ${output.trimEnd()}`);
    }
    return { name: 'a CommonJS program', errors };
  } finally {
    org.close();
  }
}

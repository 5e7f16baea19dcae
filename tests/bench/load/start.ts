/**
 * The model of a bill day: virtual customers who log in, see home and usage, pay, and log out, against one, two and three hosts
 * behind nginx and the sandbox's org. Prints what a journey costs in CPU of hosts, bytes and calls to the org, and what 100,000
 * customers in an hour need. `LOAD_CUSTOMERS` (1,000) at most; Debian's nginx and openssl are needed.
 *
 * Visitors, proxy and org share this machine's cores with the hosts, so times say nothing: CPU of the hosts does.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../../deploy/free-ports.ts';
import { startFleet } from '../../deploy/fleet.ts';
import { startProxy } from '../../deploy/proxy.ts';
import type { Certificate } from '../../deploy/proxy.ts';
import { costTable, needTable } from './figures.ts';
import type { LoadFigures } from './figures.ts';

const customers = Math.min(1_000, Number(process.env['LOAD_CUSTOMERS'] ?? 1_000));
/** Visitors of each host at a time, in every run: a host that has less to do takes more CPU for the same. */
const lanes = 3;
/** Customers of each host before anything is measured: its code is compiled by then. */
const warmUp = 300;
const dist = join(import.meta.dirname, '../../../portal/dist');
/** Operations whose answers are kept for all. */
const shared = [
  'getBrandCustomerServiceInfo',
  'getDocumentTypes',
  'getOutages',
  'getPlans',
  'getRequestTypes',
];

/** The answers that visitors have met. */
interface Met {
  readonly bytes: number;
  readonly calls: Readonly<Record<string, number>>;
  readonly failed: number;
  /** Customers whom the org lets in no more. */
  readonly inactive: number;
  readonly errors: readonly string[];
  readonly seconds: number;
}

/** Starts a program of this folder and reads the first line that it prints. */
async function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text) => (printed += String(text)));
  while (!printed.includes('\n')) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return { line: printed, stop: () => child.kill('SIGKILL') };
}

/** Seconds of CPU of a process so far; ticks of Linux are hundredths. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const sum = (counts: Readonly<Record<string, number>>, names?: readonly string[]): number =>
  Object.entries(counts).reduce(
    (all, [name, count]) => (names?.includes(name) === false ? all : all + count),
    0,
  );

/** Hosts behind a proxy, and the org of which they ask. */
async function openPortal(hosts: number, certificate: Certificate, folder: string) {
  const org = await startProgram('counted-org.ts', [String(customers)]);
  // Printed by that program.
  const place = JSON.parse(org.line) as { readonly url: string; readonly counts: string };
  const [http = 0, https = 0, ...others] = await findFreePorts(2 + 2 * hosts);
  const [ports, figures] = [others.slice(0, hosts), others.slice(hosts)];
  const own = { NODE_ENV: 'production', ORG_URL: place.url, SHARED_READS: 'apex', LOG_LEVEL: 'silent' };
  const env = { ...own, PORTAL_HOSTS: `localhost:${https}`, TRUST_PROXY: 'loopback' };
  const fleet = await startFleet({ ports, figures, dist, env });
  const inner = join(folder, String(hosts));
  mkdirSync(inner);
  const nginx = { nginx: '/usr/sbin/nginx', certificate, folder: inner };
  const proxy = await startProxy({ ...nginx, hosts: ports, ports: { http, https } });
  return {
    /** The calls that the org was asked since it was asked for them last, by operation. */
    takeCounts: async () =>
      // Printed by that program.
      (await (await fetch(place.counts)).json()) as Readonly<Record<string, number>>,
    cpu: () => fleet.pids().reduce((all, pid) => all + cpuOf(pid), 0),
    async visit(count: number): Promise<Met> {
      const plan = JSON.stringify({ url: proxy.url, customers: count, lanes: lanes * hosts });
      const trust = { NODE_EXTRA_CA_CERTS: certificate.certificate };
      const ran = await startProgram('visitors.ts', [plan], trust);
      // Printed by that program.
      return JSON.parse(ran.line) as Met;
    },
    async stop(): Promise<void> {
      await Promise.all([proxy.stop(), fleet.stop()]);
      org.stop();
    },
  };
}

async function measure(hosts: number, certificate: Certificate, folder: string): Promise<LoadFigures> {
  const portal = await openPortal(hosts, certificate, folder);
  try {
    // What is compiled and opened once is no cost of a journey: each host warms up alike.
    await portal.visit(Math.min(warmUp * hosts, customers));
    await portal.takeCounts();
    const before = portal.cpu();
    const met = await portal.visit(customers);
    const hostCpu = portal.cpu() - before;
    const asked = await portal.takeCounts();
    for (const error of met.errors) console.error(error);
    const { seconds, bytes, failed } = met;
    const totals = { hosts, journeys: customers - met.inactive, seconds, hostCpu, bytes, failed };
    const all = { calls: sum(met.calls), orgCalls: sum(asked) };
    return { ...totals, ...all, shared: { calls: sum(met.calls, shared), orgCalls: sum(asked, shared) } };
  } finally {
    await portal.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'portal-load-'));
try {
  const certificate = { certificate: join(folder, 'c.pem'), key: join(folder, 'k.pem') };
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  spawnSync('openssl', [
    'req',
    '-x509',
    ...kind,
    ...names,
    '-keyout',
    certificate.key,
    '-out',
    certificate.certificate,
  ]);
  const rows: LoadFigures[] = [];
  for (const hosts of [1, 2, 3]) rows.push(await measure(hosts, certificate, folder));
  console.log(costTable(rows).join('\n'));
  const [one] = rows;
  if (one !== undefined) console.log(`\n${needTable(one).join('\n')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

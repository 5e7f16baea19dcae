import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePorts } from '../../deploy/free-ports.ts';
import { median } from './figures.ts';
import { startNginx, startNginxOrg } from './nginx.ts';
import { dist, startProgram } from './programs.ts';
import type { Listening } from './programs.ts';
import { loadOf } from './wrk.ts';
import { measuredScripts } from './scripts.ts';
import type { Load } from './wrk.ts';

interface Aim {
  /** A share of what nginx carries. */
  readonly share: number;
  /** Requests a second of one core. */
  readonly perCore: number;
  /** The share of what Node's own server carries without a check or a limit that the host must not fall below. */
  readonly ofNode: number;
}

/**
 * The aims, by the kind of request. A large file is bytes that are copied: nginx sends them from the disk's own memory. What
 * Node itself misses is told and fails nothing; what the host adds to it is held.
 */
const aims: { readonly [what in 'small file' | 'large file' | 'proxied']: Aim | undefined } = {
  'small file': { share: 0.4, perCore: 25_000, ofNode: 0.5 },
  'large file': undefined,
  proxied: { share: 0.3, perCore: 6_000, ofNode: 0.55 },
};

/** The paths of what is asked for. */
export function pathsOf(): { readonly [what in keyof typeof aims]: string } {
  const names = readdirSync(join(dist, 'client/assets')).filter((name) => name.endsWith('.js'));
  const address = (start: string) => `/assets/${names.find((name) => name.startsWith(start))}`;
  return {
    'small file': address(measuredScripts['small file']),
    'large file': address(measuredScripts['large file']),
    proxied: '/lwr/apex/v64.0/PortalDataController/getCurrentSession',
  };
}

const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const rounds = 9;
const connections = 64;

/** Servers of the same files and the same org. */
type Servers = { readonly [name in 'host' | 'bare' | 'nginx']: Listening };

/** Loads host, bare Node and nginx by turns, and tells which aims are missed. Returns a line where the host falls behind Node. */
export async function measureLoads(): Promise<readonly string[]> {
  const [orgPort = 0, nginxPort = 0] = await findFreePorts(2);
  const org = await startNginxOrg(orgPort);
  const host = await startProgram('host', String(org.port));
  const bare = await startProgram('bare', String(org.port));
  const nginx = await startNginx(nginxPort, org.port);
  const behind: string[] = [];
  console.log('requests a second of one core, and all that were answered a second, in the same run');
  console.log('what           host   bare Node      nginx   share   aim   a second');
  for (const what of ['small file', 'large file', 'proxied'] as const) {
    const found = await compare({ host, bare, nginx }, pathsOf()[what]);
    const aim = aims[what];
    const share = found.host.perCore / found.nginx.perCore;
    const columns = [
      what.padEnd(10),
      ...[found.host, found.bare, found.nginx].map(({ perCore }) => perCore.toFixed(0).padStart(9)),
      share.toFixed(2).padStart(9),
      String(aim?.share ?? 'none').padStart(6),
      ...[found.host, found.bare, found.nginx].map(({ rate }) => rate.toFixed(0).padStart(8)),
    ];
    console.log(columns.join(' '));
    if (aim === undefined) continue;
    const ofNode = found.host.perCore / found.bare.perCore;
    if (share < aim.share) console.log(`  aim missed: ${aim.share} of nginx`);
    if (found.host.perCore < aim.perCore) console.log(`  aim missed: ${aim.perCore} a second of a core`);
    if (ofNode < aim.ofNode)
      behind.push(`${what}: ${ofNode.toFixed(2)} of bare Node, ${aim.ofNode} at least are wanted.`);
  }
  await Promise.all([host, bare, nginx, org].map((server) => server.stop()));
  return behind;
}

async function compare(
  { host, bare, nginx }: Servers,
  path: string,
): Promise<{ readonly [name in keyof Servers]: Load }> {
  const found: { readonly [name in keyof Servers]: Load[] } = { host: [], bare: [], nginx: [] };
  // The first round is for the compiler.
  for (const server of [host, bare]) await loadOf(server, path, { connections, seconds });
  for (let round = 0; round < rounds; round += 1) {
    found.host.push(await loadOf(host, path, { connections, seconds }));
    found.bare.push(await loadOf(bare, path, { connections, seconds }));
    found.nginx.push(await loadOf(nginx, path, { connections, seconds }));
  }
  return { host: middleOf(found.host), bare: middleOf(found.bare), nginx: middleOf(found.nginx) };
}

const middleOf = (loads: readonly Load[]): Load => ({
  rate: median(loads.map(({ rate }) => rate)),
  perCore: median(loads.map(({ perCore }) => perCore)),
});

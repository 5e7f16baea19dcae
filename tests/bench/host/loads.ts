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
}

/** The aims, by the kind of request. A large file is bytes that are copied: nginx sends them from the disk's own memory. */
const aims: { readonly [what in 'small file' | 'large file' | 'proxied']: Aim | undefined } = {
  'small file': { share: 0.4, perCore: 25_000 },
  'large file': undefined,
  proxied: { share: 0.3, perCore: 6_000 },
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

const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const rounds = 5;
const connections = 64;

/** Loads host and nginx by turns. Returns a line for each aim that is missed. */
export async function measureLoads(): Promise<readonly string[]> {
  const [orgPort = 0, nginxPort = 0] = await findFreePorts(2);
  const org = await startNginxOrg(orgPort);
  const host = await startProgram('host', String(org.port));
  const nginx = await startNginx(nginxPort, org.port);
  const missed: string[] = [];
  console.log('what        requests a second of one core   share   aim   both on this machine, side by side');
  for (const what of ['small file', 'large file', 'proxied'] as const) {
    const path = pathsOf()[what];
    const [own, other] = await compare(host, nginx, path);
    const aim = aims[what];
    const ratio = own.perCore / other.perCore;
    const columns = [
      what.padEnd(10),
      `${own.perCore.toFixed(0)} of ${other.perCore.toFixed(0)}`.padStart(30),
      ratio.toFixed(2).padStart(7),
      String(aim?.share ?? 'none').padStart(5),
      `${own.rate.toFixed(0)} and ${other.rate.toFixed(0)} a second`.padStart(34),
    ];
    console.log(columns.join(' '));
    if (aim !== undefined && ratio < aim.share)
      missed.push(`${what}: ${ratio.toFixed(2)} of nginx, ${aim.share} are wanted.`);
    if (aim !== undefined && own.perCore < aim.perCore)
      missed.push(`${what}: ${own.perCore.toFixed(0)} a second of a core, ${aim.perCore} are wanted.`);
  }
  await Promise.all([host.stop(), nginx.stop(), org.stop()]);
  return missed;
}

async function compare(host: Listening, nginx: Listening, path: string): Promise<readonly [Load, Load]> {
  const found: { readonly own: Load[]; readonly other: Load[] } = { own: [], other: [] };
  // The first round is for the compiler.
  await loadOf(host, path, { connections, seconds });
  for (let round = 0; round < rounds; round += 1) {
    found.own.push(await loadOf(host, path, { connections, seconds }));
    found.other.push(await loadOf(nginx, path, { connections, seconds }));
  }
  return [middleOf(found.own), middleOf(found.other)];
}

const middleOf = (loads: readonly Load[]): Load => ({
  rate: median(loads.map(({ rate }) => rate)),
  perCore: median(loads.map(({ perCore }) => perCore)),
});

/**
 * Measures the host on this machine alone: requests a second as a share of nginx's over the same files and the same org, each
 * in turn, and how long customers wait while somebody attacks, as a multiple of how long they wait before. Needs a build, and
 * Debian's `nginx` and `wrk`. Prints tables; judges nothing. Shares count; the numbers are this machine's.
 */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { dist, loadOf, startNginx, startProgram } from './programs.ts';
import { attack, attackNames, measureWaiting } from './waiting.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const rounds = 3;
const connections = 64;
const asked = 1_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a TCP port, so the address is no string.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

async function compareLoads(): Promise<void> {
  const org = await startProgram('org');
  const host = await startProgram('host', String(org.port));
  const nginx = await startNginx(await freePort(), org.port);
  const script = readdirSync(join(dist, 'client/assets')).find((name) => /^react-.*\.js$/.test(name));
  const paths = {
    static: `/assets/${script}`,
    proxied: '/lwr/apex/v64.0/PortalDataController/getCurrentSession',
  };
  console.log('what       host/s    nginx/s   share   wanted');
  for (const [what, wanted] of [
    ['static', 0.4],
    ['proxied', 0.3],
  ] as const) {
    const [own, other]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await loadOf(`http://127.0.0.1:${host.port}${paths[what]}`, connections, seconds));
      other.push(await loadOf(`http://127.0.0.1:${nginx.port}${paths[what]}`, connections, seconds));
    }
    const figures = [median(own).toFixed(0), median(other).toFixed(0)].map((text) => text.padStart(8));
    console.log(
      `${what.padEnd(8)} ${figures.join('  ')}    ${(median(own) / median(other)).toFixed(2)}    ${wanted}`,
    );
  }
  await Promise.all([host.stop(), nginx.stop(), org.stop()]);
}

async function compareWaiting(): Promise<void> {
  console.log(
    '\nwhile a client                         p50 ms  p99 ms   p99 as a multiple of before   failed',
  );
  for (const name of attackNames) {
    const org = await startProgram('org');
    const host = await startProgram('host', String(org.port), 'attacked');
    await measureWaiting(host.port, asked / 4);
    const before = await measureWaiting(host.port, asked);
    const stop = attack(name, host.port);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const during = await measureWaiting(host.port, asked);
    stop();
    const figures = [during.p50.toFixed(1).padStart(6), during.p99.toFixed(1).padStart(7)];
    const share = (during.p99 / before.p99).toFixed(1).padStart(8);
    console.log(`${name.padEnd(38)} ${figures.join(' ')}  ${share}  ${String(during.failed).padStart(25)}`);
    await Promise.all([host.stop(), org.stop()]);
  }
}

await compareLoads();
await compareWaiting();

import { request } from 'undici';
import type { Redis } from './redis.ts';

/** Hosts that count together, and the Redis in which they do. */
interface CountingHosts {
  readonly ports: readonly number[];
  /** Ports of their figures, in the same order. */
  readonly figures: readonly number[];
  /** The name of the portal, as visitors know it. */
  readonly name: string;
  readonly redis: Redis;
}

/** Tries of one address for one enrollment before the host says that there were too many. */
const most = 10;
/** A call that somebody who guesses would make. The org limits it, too; the host has words of its own. */
const hostSays = 'Please wait a moment';
const call = '/lwr/apex/v64.0/PortalDataController/findMyEnrollment';

/** Returns the promises of shared counters that do not hold: together, alone while Redis is away, and together again. */
export async function brokenCounterPromises(hosts: CountingHosts): Promise<readonly string[]> {
  const { redis } = hosts;
  const broken: string[] = [];
  const expectOf = (name: string, holds: boolean): void => void (holds || broken.push(name));
  const all = await tries(hosts, '192.0.2.1', 'all');
  expectOf(`three hosts let ${most} tries through together, not ${all}`, all === most);
  await redis.kill();
  const alone = await tries(hosts, '192.0.2.2', 'one');
  expectOf(`without Redis a host lets ${most} tries through, not ${alone}`, alone === most);
  expectOf('without Redis a host says so', await isTold(hosts, 0));
  expectOf('without Redis a host stays ready', await areReady(hosts));
  await redis.start();
  expectOf('a host finds Redis again', await isTold(hosts, 1));
  const again = await tries(hosts, '192.0.2.3', 'all');
  expectOf(`with Redis again three hosts let ${most} tries through together, not ${again}`, again === most);
  return broken;
}

/** The number of tries that reach the org: at one host, or at all of them in turn. */
async function tries(hosts: CountingHosts, address: string, at: 'one' | 'all'): Promise<number> {
  const ports = at === 'one' ? hosts.ports.slice(0, 1) : hosts.ports;
  let through = 0;
  for (let count = 0; count < most * 2; count += 1) {
    const text = await tryToFind(ports[count % ports.length] ?? 0, address, hosts.name);
    if (!text.includes(hostSays)) through += 1;
  }
  return through;
}

async function tryToFind(port: number, address: string, name: string): Promise<string> {
  // A fetch would name the host by the address.
  const { body } = await request(`http://127.0.0.1:${port}${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'portal',
      host: name,
      // A proxy on this machine speaks for its visitors.
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ confirmationNumber: `ENR of ${address}`, lastName: 'Guess', zipCode: '78704' }),
  });
  return body.text();
}

const looks = 100;

/** Waits until every host says so in its figures, and makes it count meanwhile. */
async function isTold(hosts: CountingHosts, value: 0 | 1): Promise<boolean> {
  const states = hosts.figures.map(async (figures, at) => {
    for (let look = 0; look < looks; look += 1) {
      await tryToFind(hosts.ports[at] ?? 0, '192.0.2.4', hosts.name);
      const text = await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text();
      if (new RegExp(`^portal_service_up\\{service="counters".*\\} ${value}$`, 'm').test(text)) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  });
  return (await Promise.all(states)).every(Boolean);
}

async function areReady({ ports }: CountingHosts): Promise<boolean> {
  const answers = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/readyz`)));
  return answers.every(({ ok }) => ok);
}

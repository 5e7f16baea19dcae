import { BlockList, isIP } from 'node:net';

const namedRanges: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns true for the address of a proxy whose word counts. */
export type IsTrusted = (address: string) => boolean;

/**
 * Reads a list of the addresses and ranges of proxies; `loopback`, `linklocal` and `uniquelocal` are ranges, too, and
 * `none` says that there is no proxy.
 *
 * @throws Error with one sentence where an entry is no address or range
 */
export function readTrustedProxies(list: string | undefined): IsTrusted {
  const trusted = new BlockList();
  for (const range of list === undefined ? [] : rangesOf(list)) addRange(trusted, range);
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && trusted.check(plain, familyOf(plain));
  };
}

/** Returns true for a list that `readTrustedProxies` can read. */
export function isProxyList(list: string): boolean {
  return rangesOf(list).every(isRange);
}

function rangesOf(list: string): readonly string[] {
  const entries = list.trim() === 'none' ? [] : list.split(',');
  return entries.flatMap((entry) => namedRanges[entry.trim()] ?? [entry.trim()]);
}

function isRange(range: string): boolean {
  const [address = '', bits] = range.split('/');
  const isBits = bits === undefined || /^\d{1,3}$/.test(bits);
  return isIP(address) !== 0 && isBits && Number(bits ?? 0) <= longestOf(address);
}

function longestOf(address: string): number {
  return isIP(address) === 4 ? 32 : 128;
}

function addRange(list: BlockList, range: string): void {
  if (!isRange(range)) throw new Error(`"${range}" is no address of a proxy and no range of them.`);
  const [address = '', bits] = range.split('/');
  list.addSubnet(address, Number(bits ?? longestOf(address)), familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/** An IPv4 address may come in the clothes of IPv6. */
function plainAddress(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = address.toLowerCase().startsWith('::ffff:') ? address.slice(7) : address;
  return isIP(mapped) === 4 ? mapped : address;
}

/**
 * The address by which a client is counted: a whole /64 of IPv6, which is what a household gets.
 *
 * @example addressKey('2001:db8:1:2:3::4') // '2001:db8:1:2'
 */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(':') || isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...gap, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The network of such a key: a /48 of IPv6, of which one customer of a provider may have all 65,536 addresses.
 *
 * @example networkKey('2001:db8:1:2') // '2001:db8:1'
 */
export function networkKey(key: string): string {
  return key.includes(':') ? key.split(':', 3).join(':') : key;
}

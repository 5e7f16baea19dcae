import type { Brand } from '../screen-language/manifest.ts';

/** Returns true for a `Host` by which the host is known. */
export type IsKnownHost = (host: string, own: OwnAddress) => boolean;

/** The end of a connection that is the host's. */
interface OwnAddress {
  readonly localAddress?: string | undefined;
  readonly localPort?: number | undefined;
}

/** Names of a machine for itself, which no other one can be reached by. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Returns true for a list that `readHostNames` can read. */
export function isNameList(list: string): boolean {
  return namesOf(list).every(isName);
}

function namesOf(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim().toLowerCase());
}

function isName(name: string): boolean {
  return /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/.test(name);
}

/**
 * Reads the names of a host. Each counts with the words of brands before it, such as `brand-a.portal.example`, and without
 * a port or with the one that the host listens at, unless the name has one. Unless names are given, a machine's names
 * for itself are, and the address that a connection came to.
 *
 * @param names with commas between, such as `portal.example, my.energy.example:8443`
 * @throws Error with one sentence where an entry is no name
 */
export function readHostNames(names: string | undefined, brands: readonly Brand[]): IsKnownHost {
  const given = names === undefined ? undefined : namesOf(names);
  const wrong = given?.find((name) => !isName(name));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no name of a host, such as portal.example.`);
  const words = brands.flatMap(({ word }) => (word === null ? [] : [word.toLowerCase()]));
  const known = new Set(
    (given ?? ownNames).flatMap((name) => [name, ...words.map((word) => `${word}.${name}`)]),
  );
  return (host, { localAddress, localPort }) => {
    const lowered = host.toLowerCase();
    if (known.has(lowered)) return true;
    const [name, port] = splitPort(lowered);
    if (given === undefined) return known.has(name) || name === localAddress || name === `[${localAddress}]`;
    return known.has(name) && (port === undefined || Number(port) === localPort);
  };
}

function splitPort(host: string): readonly [name: string, port: string | undefined] {
  const colon = host.lastIndexOf(':');
  // The colons of an IPv6 address stand in brackets.
  if (colon < 0 || host.indexOf(']') > colon) return [host, undefined];
  return [host.slice(0, colon), host.slice(colon + 1)];
}

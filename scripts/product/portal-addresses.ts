/**
 * The addresses of the portal, on whose pages the sandbox's payment fields show: the names of this machine, and the one
 * that it listens at. The first one is for links in messages.
 */
export function portalAddresses(host: string, port: number): readonly string[] {
  // An IPv6 address stands in brackets where a port follows.
  const listening = host.includes(':') ? `[${host}]` : host;
  return [...new Set(['localhost', '127.0.0.1', listening])].map((name) => `http://${name}:${port}`);
}

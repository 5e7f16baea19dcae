import type { CheckedScreen } from './checked-screen.ts';
import { suggest } from '../words/closest.ts';
import type { Diagnostic, Finding, SourceFile } from '../../load/source-file.ts';

/** The sites that brands.json trusts; undefined where it is not there. */
export function trustedHosts({ value }: SourceFile): readonly string[] | undefined {
  const isObject = typeof value === 'object' && value !== null;
  if (!isObject || !('brands' in value)) return undefined;
  const hosts = 'hosts' in value ? value.hosts : [];
  return Array.isArray(hosts) ? hosts.map(String) : undefined;
}

/**
 * The finding about an address on another site: it is https, whole, and on a site that brands.json lists.
 *
 * @param hosts undefined where they are not known
 */
export function checkTrusted(address: string, hosts: readonly string[] | undefined): Finding | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') {
    const message = `"${address}" is no address of another site.`;
    return { rule: 'external-link', message, remedy: 'Write it whole: https://www.example.com/page.' };
  }
  if (hosts === undefined || hosts.includes(url.hostname)) return undefined;
  const message = `Links may not lead to ${url.hostname}.`;
  const remedy = `${suggest(url.hostname, hosts)} Or add it to "hosts" of screen-configs/brands.json, where it is trusted.`;
  return { rule: 'external-link', message, remedy };
}

/** The diagnostics of a screen's links to other sites. */
export function checkWebsites(
  source: SourceFile,
  { blocks }: CheckedScreen,
  hosts: readonly string[] | undefined,
): readonly Diagnostic[] {
  return blocks.flatMap(({ facts: { websites = [] }, path }) =>
    websites.flatMap((link) => {
      const finding = checkTrusted(link.address, hosts);
      return finding === undefined ? [] : source.diagnostic([...path, ...link.path], finding);
    }),
  );
}

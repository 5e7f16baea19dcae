import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * Knows the files that every page has by the time it asks for another chunk: those of the entry and of the page that the
 * entry fetches. Naming them beside each dynamic import would cost the first screen.
 */
export function createPreloads() {
  const atHand = new Set<string>();
  const plugin: Plugin = {
    name: 'portal-preloads',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of filesAtHand(bundle)) atHand.add(file);
      },
    },
  };
  const isWanted = (file: string) => !atHand.has(file);
  return { plugin, isWanted };
}

/** Returns the files of the entry, of the pages it fetches, and of operations, which are asked for by themselves. */
function filesAtHand(bundle: Bundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const pages = entries.flatMap(({ dynamicImports }) => dynamicImports);
  const operations = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.gen.ts'));
  const found = new Set([...entries, ...operations].map(({ fileName }) => fileName).concat(pages));
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const file of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(file);
  }
  return found;
}

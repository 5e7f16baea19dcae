import type { Plugin } from 'vite';

/** Tells V8 that the functions of a file run as it is loaded; it has to be the first line. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets browsers compile some chunks as a whole while they come in, beside the page's thread. Else each function is
 * compiled on that thread when it is first called, and a page calls a thousand of them before it stands. Chromium does
 * it from version 136 on; to others the hint is a comment.
 *
 * @param names - names of chunks most of whose functions run as a page starts
 * @throws Error when the build has no chunk of a name
 */
export function startChunksPlugin(names: readonly string[]): Plugin {
  return {
    name: 'portal-start-chunks',
    // Other bytes are another file.
    augmentChunkHash: ({ name }) => (names.includes(name) ? hint : ''),
    generateBundle: {
      // Vite puts lists of what to preload before the code.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        for (const name of names) {
          const named = chunks.filter((chunk) => chunk.name === name);
          if (named.length === 0)
            throw new Error(`The build has no chunk "${name}", which is to be compiled early.`);
          for (const chunk of named) chunk.code = hint + chunk.code;
        }
      },
    },
  };
}

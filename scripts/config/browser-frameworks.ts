import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Builds for browsers; Node takes those for servers, in which nothing changes. */
const BUILDS: Readonly<Record<string, string>> = {
  'solid-js': 'solid-js/dist/solid.js',
  svelte: 'svelte/src/index-client.js',
  'svelte/reactivity': 'svelte/src/reactivity/index-client.js',
};

/** Runs components of Svelte and Solid in tests as browsers do. */
export function browserFrameworks(): Plugin {
  return {
    name: 'browser-frameworks',
    enforce: 'pre',
    resolveId(id) {
      const build = BUILDS[id];
      return build === undefined ? undefined : `${modules}/${build}`;
    },
    async transform(code, id) {
      if (!id.endsWith('.svelte')) return undefined;
      // Few runs of tests have such a file.
      const { compile } = await import('svelte/compiler');
      const { js } = compile(code, { filename: id, generate: 'client' });
      return { code: js.code, map: js.map };
    },
  };
}

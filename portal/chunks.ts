import type { Plugin, Rollup } from 'vite';

const portal = new URL('.', import.meta.url).pathname;
const sdk = new URL('../sdk/src/', import.meta.url).pathname;

/** The core of the record layer: the client, what most operations ask of it, and what persisting shares with them. */
const coreRoots = [
  'client/create-client.ts',
  'client/upkeep.ts',
  'network/platform-errors.ts',
  'cache/write/evict.ts',
  'cache/write/keep-entities.ts',
  'core/timer.ts',
  'react/client-context.ts',
  'mutation/invalidation.ts',
];

/** The other traits, which the client fetches with the first operation that asks for one. */
const traitRoots = ['traits/all-traits.ts'];

/** Small modules that pages, forms, drafts and what is fetched later share. */
const sharedByMany =
  /\/portal\/(src\/(ui(?!\/data-table)|page(?!\/confirmed-button)|files|forms\/(uuid|fields\/form-context))|screen-language\/model\/dotted-path)\b/;

/** The modules that every page starts with. */
const pageEntries = ['index.html', 'src/app/live-page.tsx'].map((path) => portal + path);

/** The chunks most of whose functions run as a page starts. */
export const startChunks = ['index', 'react', 'ui', 'sdk', 'live-page', 'form-block'] as const;

/**
 * Seven signs of thirty-six tell seventy thousand million contents of a file apart, and every page pays for a hundred of
 * these names: more kinds of signs are longer where they are sent.
 */
export const fileNames = {
  hashCharacters: 'base36',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Returns the modules of the record layer that its roots import, directly or not.
 *
 * @throws Error when a root is not in the build: its file was moved
 */
function reachSdk(roots: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const reached = new Set(roots.map((path) => sdk + path));
  for (const id of reached) {
    const info = context.getModuleInfo(id);
    if (info === null) throw new Error(`The build has no module ${id}, which portal/chunks.ts names.`);
    for (const imported of info.importedIds) if (imported.startsWith(sdk)) reached.add(imported);
  }
  return reached;
}

/**
 * The chunks that are put together by hand: smaller ones would weigh more in all. `sdk`: the core of the record layer,
 * which operations share in many combinations. `traits`: its other traits. `ui`: small modules that at
 * least three chunks use.
 */
export function createChunkGroups() {
  let core: ReadonlySet<string> | undefined;
  let traits: ReadonlySet<string> | undefined;
  return [
    // What fetches further chunks goes with what every page has.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/ },
    {
      debugName: 'sdk',
      name: (id: string, context: ChunkingContext) =>
        (core ??= reachSdk(coreRoots, context)).has(id) ? 'sdk' : null,
    },
    {
      debugName: 'traits',
      name: (id: string, context: ChunkingContext) =>
        (traits ??= reachSdk(traitRoots, context)).has(id) ? 'traits' : null,
    },
    // Many pages have no button that asks, and no table.
    { name: 'ui', test: sharedByMany, minShareCount: 3 },
  ];
}

interface PreloadFilter {
  readonly plugin: Plugin;
  readonly resolveDependencies: (
    file: string,
    dependencies: string[],
    context: { readonly hostType: 'html' | 'js' },
  ) => string[];
}

/**
 * Creates a filter that leaves out of each dynamic import's preloads the chunks that every page has already, and the
 * operations, which the host preloads for a screen: naming them would cost bytes of the first screen.
 */
export function createPreloadFilter(): PreloadFilter {
  const left = new Set<string>();
  return {
    plugin: {
      name: 'portal-preload-filter',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
          for (const { fileName } of chunks.filter(isPageEntry)) left.add(fileName);
          for (const { fileName } of chunks.filter(isOperations)) left.add(fileName);
          for (const name of left) {
            const chunk = bundle[name];
            if (chunk?.type === 'chunk' && !isOperations(chunk))
              chunk.imports.forEach((one) => left.add(one));
          }
        },
      },
    },
    resolveDependencies: (_, dependencies, { hostType }) =>
      hostType === 'html' ? dependencies : dependencies.filter((one) => !left.has(one)),
  };
}

const isPageEntry = ({ facadeModuleId }: Rollup.OutputChunk) => pageEntries.includes(facadeModuleId ?? '');

/** True for a chunk made of operations: a module of them that is imported dynamically, or one that several share. */
const isOperations = ({ facadeModuleId, moduleIds }: Rollup.OutputChunk) =>
  (facadeModuleId === null ? moduleIds : [facadeModuleId]).some((id) =>
    id.startsWith(`${sdk}generated/operations/`),
  );

import type { KnipConfig } from 'knip';

/** Packages that no file of the project imports, each with what needs it. */
const named = [
  // Named to Stryker, which loads it.
  '@stryker-mutator/vitest-runner',
  // The schema of its settings.
  '@changesets/config',
  // Programs and starters that gates, benchmarks and the examples run on folders of their own.
  '@hey-api/openapi-ts',
  'create-vite',
  '@rollup/plugin-node-resolve',
  '@sveltejs/vite-plugin-svelte',
  '@vitejs/plugin-vue',
  'jest',
  'next',
  'orval',
  'rolldown',
  'rollup',
  'svelte-check',
  'typescript54',
  'vite-plugin-solid',
  'vue-tsc',
  'webpack',
  'workerd',
  // Versions of React that the package is tried with.
  'react-18',
  'react-19',
  'react-dom-18',
  'react-dom-19',
  'types-react-18',
  // A mock that the examples and a door of the package take.
  'msw',
  // Documents of others, read as files.
  '@readme/oas-examples',
  '@scalar/galaxy',
  // Style sheets name the files of faces.
  '@fontsource-variable/archivo',
  '@fontsource-variable/plus-jakarta-sans',
  '@fontsource-variable/source-sans-3',
  '@fontsource/archivo-narrow',
  '@fontsource/fraunces',
  '@fontsource/plus-jakarta-sans',
];

/** The files that `npm run check -- unused` looks at. Types that nobody names are counted by `tests/architecture/exports.test.ts`. */
export default {
  include: ['dependencies', 'unlisted', 'exports'],
  exclude: ['types', 'optionalPeerDependencies'],
  ignoreDependencies: named,
  // Each has a package file of its own.
  ignore: ['tests/bench/cache/**', 'sdk/examples/**'],
  ignoreWorkspaces: ['sdk/examples/*', 'tests/bench/cache'],
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'scripts/config/*.ts', 'scripts/package/**/*', 'tests/**/*.{ts,tsx}'],
      project: ['scripts/**/*.ts', 'tests/**/*.{ts,tsx}'],
    },
    sdk: {
      entry: [
        'src/entry/*.ts',
        'src/generated/**',
        'testing/*.ts',
        'inspector-extension/**',
        '**/*.test.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx}'],
    },
    generator: { entry: ['**/*.test.{ts,tsx}'], project: ['**/*.ts'] },
    portal: {
      entry: [
        '**/index.ts',
        '**/*.test.{ts,tsx}',
        'vendor/**/*.ts',
        '{gallery,studio}/**/*.{ts,tsx}',
        'vite*.config.ts',
        'worker/service-worker.ts',
      ],
      project: ['**/*.{ts,tsx}'],
    },
  },
} satisfies KnipConfig;

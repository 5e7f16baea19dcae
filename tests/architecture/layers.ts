/**
 * Who may import whom, as tables. A layer is a list of rooms (folders or single files of an area); imports, those of
 * types too, go to the same room or to an earlier layer.
 */
export interface AreaLayers {
  /** Folder of the area. */
  readonly folder: string;
  /** From the lowest layer to the highest. */
  readonly layers: readonly (readonly string[])[];
  /** Rooms that still reach each other both ways; this list only shrinks. */
  readonly unsettled?: readonly string[];
}

/** Areas whose types are not in order yet: only their values are held to the layers. This list only shrinks. */
export const typesUnsettled: readonly string[] = [];

/** The layers inside the areas. */
export const areaLayers: readonly AreaLayers[] = [
  {
    folder: 'sdk/src',
    layers: [
      ['core'],
      ['spec'],
      ['cache', 'network'],
      ['query'],
      ['mutation'],
      ['traits'],
      ['client'],
      ['extensions'],
      ['react'],
      ['generated'],
      ['entry'],
    ],
  },
  {
    folder: 'generator',
    layers: [
      ['spec'],
      ['validation'],
      ['load', 'model', 'emit'],
      ['targets'],
      ['index.ts', 'diff'],
      ['config'],
      ['project', 'arguments.ts'],
      ['project.ts', 'testing', 'init'],
      ['commands'],
      ['cli.ts'],
    ],
  },
  {
    folder: 'generator/load',
    layers: [
      ['source'],
      ['rules', 'ignored-diagnostics.ts'],
      ['redocly.ts', 'screen-schema.ts'],
      ['overlays'],
      ['foreign', 'example-diagnostics.ts'],
      ['load-specs.ts'],
    ],
  },
  {
    folder: 'portal/screen-language',
    layers: [
      ['generated', 'language.ts', 'language-version.ts'],
      ['manifest.ts'],
      ['page-manifest.ts', 'preview-link.ts'],
      ['load', 'migrate'],
      ['model'],
      ['check', 'compile'],
      ['publish'],
    ],
  },
  {
    folder: 'portal/screen-language/check',
    layers: [
      ['words'],
      ['schema'],
      ['facts'],
      ['pages'],
      ['values'],
      ['meanings'],
      ['conditions'],
      ['answers'],
      ['calls'],
      ['texts'],
      ['check-sense.ts', 'check-version.ts'],
      ['check-screen.ts'],
      ['check-against-specs.ts'],
      ['check-project.ts'],
      ['advice', 'broken-configs'],
    ],
  },
  {
    folder: 'portal',
    layers: [
      ['screen-language', 'package.json'],
      ['worker'],
      ['src', 'storage'],
      ['vendor', 'chunks.ts'],
      ['vite.config.ts', 'vite.first-frame.config.ts', 'vite.worker.config.ts'],
      ['publish'],
      ['server', 'gallery'],
      ['studio'],
    ],
  },
  {
    folder: 'portal/src',
    layers: [
      ['brand'],
      ['ui', 'i18n'],
      ['page'],
      ['files'],
      ['forms'],
      ['blocks'],
      ['drafts'],
      ['screen'],
      ['app'],
    ],
  },
  {
    folder: 'portal/studio',
    layers: [['protocol.ts'], ['publication-protocol.ts'], ['editing'], ['server', 'page']],
  },
  {
    folder: 'tests/sandbox',
    layers: [
      ['generated', 'calendar'],
      ['contract'],
      ['metadata'],
      ['database'],
      ['protocol'],
      ['html'],
      ['services'],
      ['operations', 'seed'],
      ['http'],
      ['control', 'pages'],
      ['open-services.ts'],
      ['sandbox-org.ts'],
      ['server.ts'],
      ['processor-server.ts'],
      ['index.ts', 'testing', 'cli-options.ts'],
      ['cli.ts'],
    ],
  },
];

/** Which project areas an area's files may import, through entryPoints only. */
export const areaImports: Readonly<Record<string, readonly string[]>> = {
  sdk: [],
  generator: [],
  portal: ['sdk'],
  'tests/sandbox': [],
  tests: ['sdk', 'generator', 'portal', 'tests/sandbox'],
  scripts: ['sdk', 'generator', 'portal', 'tests', 'tests/sandbox'],
};

/** Entry points that are no package exports: files of an area that others may import by path. */
export const pathEntryPoints: readonly string[] = [
  'portal/server/testing/empty-build.ts',
  // What customers see of calls that went wrong, for the tests that make them go wrong.
  'portal/src/screen/testing/seen.ts',
  // Random slips in screens, for the journeys through those that the check lets pass.
  'portal/screen-language/check/broken-configs/slips.ts',
  'tests/conformance/index.ts',
  'tests/contract/mock-org.ts',
  'tests/e2e/addresses.ts',
  'tests/e2e/demo.ts',
  'tests/sandbox/index.ts',
  'tests/sandbox/server.ts',
  'tests/pseudo-locales/index.ts',
  'tests/screens/index.ts',
  // The toy API, by which what goes along with the SDK is tested without the specs.
  'sdk/toys/index.ts',
];

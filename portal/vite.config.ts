import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanI18nextPlugin } from './vendor/i18next/lean-i18next.ts';

/** A file of ours that stands in for a package. */
const stub = (name: string) => new URL(`vendor/rjsf/${name}`, import.meta.url).pathname;

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: false,
  plugins: [react(), leanI18nextPlugin()],
  resolve: {
    // What the form library brings along for schemas that compiled screens never have. Its markdown alone weighs
    // 30 KB and would let configs carry HTML.
    alias: [
      { find: /^markdown-to-jsx(\/react)?$/, replacement: stub('markdown-to-jsx.tsx') },
      { find: /^fast-uri$/, replacement: stub('fast-uri.ts') },
      {
        find: /^@x0k\/json-schema-merge(\/lib\/array)?$/,
        replacement: stub('json-schema-merge.ts'),
      },
      // Schemas of compiled screens are flat.
      { find: /^\.\/createSchemaUtils\.js$/, replacement: stub('create-schema-utils.ts') },
      { find: /^\.\/getDefaultFormState\.js$/, replacement: stub('get-default-form-state.ts') },
      {
        find: /^\.\.?\/(findSchemaDefinition|retrieveSchema)\.js$/,
        replacement: stub('schema-tools.ts'),
      },
      {
        find: /^\.\/schemaHasNestedConditional\.js$/,
        replacement: stub('schema-has-nested-conditional.ts'),
      },
      // Words of the library's own fields.
      { find: /^\.\/enums\.js$/, replacement: stub('enums.ts') },
      { find: /^\.\/resolveUiSchema\.js$/, replacement: stub('resolve-ui-schema.ts') },
      { find: /^fast-equals$/, replacement: stub('fast-equals.ts') },
      // Every field of a compiled screen names one of ours, and all templates in use are ours.
      {
        find: /^\.\/components\/(widgets|templates)\/index\.js$/,
        replacement: stub('default-components.ts'),
      },
      {
        find: /^\.\/[A-Z][A-Za-z]*Field\.js$/,
        replacement: stub('default-field.ts'),
      },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: stub('use-sync-external-store.ts'),
      },
    ],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whoever asks for a part has these already, or asks for them by that: naming them would cost the first screen.
      resolveDependencies: (_, parts, { hostType }) =>
        hostType === 'html'
          ? parts
          : parts.filter(
              (part) =>
                !/\/(index|live-page|react|rolldown-runtime|sdk|ui|[\w-]+\.gen)-[\w-]{8}\.js$/.test(part),
            ),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The record layer's core is one part: split among the operations that share pieces of it, it weighs more.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'sdk',
              // What only writes need comes with the first of them; what only avatars need, with them.
              test: /sdk\/src\/(?!cache\/write\/(optimistic-layer|compose-result)|network\/retry|query\/pagination|client\/paged-read)(core|spec|cache|network|query|client|traits\/(conditional|field-selection))\b/,
            },
            {
              name: 'ui',
              // Small pieces that most pages show: a file for each weighs more than all of them together.
              test: /portal\/src\/(ui\/(data-table|dialog|empty-state|skeleton|tag)|page\/(entries|format-value)|files\/(file-format|format-bytes))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const markdownStub = new URL('src/form-theme/markdown-stub.tsx', import.meta.url).pathname;

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: false,
  plugins: [react()],
  resolve: {
    // The form library's markdown weighs 30 KB and would let configs carry HTML.
    alias: [{ find: /^markdown-to-jsx(\/react)?$/, replacement: markdownStub }],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});

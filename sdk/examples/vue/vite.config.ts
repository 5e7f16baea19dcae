import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const org = process.env.ORG_URL ?? 'http://127.0.0.1:4900';

// The org's calls go through the page's own host, as in production: its cookie stays with the page, no script sees a token.
export default defineConfig({
  plugins: [vue()],
  server: { proxy: { '/services': org, '/lwr': org } },
});

import { createHost } from '@energy-portal/portal/server';
import type { BrandId } from './customers.ts';
import { hosting } from './site-kinds.ts';
import { listen, test as base } from './site.ts';
import { startSandboxServer } from '../sandbox/server.ts';

/** The same site with a host that offers to look into the cache. */
export const test = base.extend<{ inspected: (path: string, brand?: BrandId) => string }>({
  async inspected({ site }, give) {
    const server = await startSandboxServer({ org: site.org, host: '127.0.0.1', port: 0 });
    const host = await createHost({ ...hosting, orgUrl: server.url, clock: Date, hasInspector: true });
    const port = await listen(host);
    const words = { a: 'brand-a.', b: 'brand-b.', c: '' };
    await give((path, brand = 'c') => `http://${words[brand]}localhost:${port}${path}`);
    await host.stop();
    await server.close();
  },
});

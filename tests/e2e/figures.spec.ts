import { createHost, silentTelemetry, type Telemetry } from '@energy-portal/portal/server';
import { customers, logIn } from './customers.ts';
import { hosting } from './site-kinds.ts';
import { expect, listen, test } from './site.ts';
import { startSandboxServer } from '../sandbox/server.ts';

type Begun = Parameters<Telemetry['begin']>[1];
type Told = Parameters<Telemetry['page']>[0];

test('a page tells how it loaded when it is put away, and calls say which press they belong to', async ({
  page,
  site,
}) => {
  const begun: Begun[] = [];
  const told: Told[] = [];
  const telemetry: Telemetry = {
    ...silentTelemetry,
    begin: (_, request) => void begun.push(request),
    page: (figures) => void told.push(figures),
  };
  const server = await startSandboxServer({ org: site.org, host: '127.0.0.1', port: 0 });
  const host = await createHost({ ...hosting, orgUrl: server.url, clock: Date, telemetry });
  const port = await listen(host);
  await page.goto(`http://brand-a.localhost:${port}/login`);
  await logIn(page, customers.emily);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('about:blank');
  await expect.poll(() => told.length).toBe(1);
  expect(told).toMatchObject([{ screen: 'account/log-in', brand: 'a', errors: 0 }]);
  expect(told[0]?.vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  const traces = begun.flatMap(({ method, parent }) =>
    parent === undefined ? [] : [{ method, trace: parent.slice(3, 35) }],
  );
  const press = traces.find(({ method }) => method === 'POST');
  expect(press?.trace).toMatch(/^[\da-f]{32}$/);
  expect(traces[0]?.trace).not.toBe(press?.trace);
  await host.stop();
  await server.close();
});

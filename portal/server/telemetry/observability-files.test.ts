import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createOpenTelemetry } from './open-telemetry.ts';
import { noteSecurityEvent, securityOperations } from './security-log.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../deploy/observability', name), 'utf8');

/** The expressions of the rules and of the dashboard, by what shows them. */
function expressions(): readonly (readonly [string, string])[] {
  const { groups } = parse(read('alerts.yaml')) as {
    readonly groups: readonly {
      readonly rules: readonly { readonly alert: string; readonly expr: string }[];
    }[];
  };
  const { panels } = JSON.parse(read('dashboard.json')) as {
    readonly panels: readonly {
      readonly title: string;
      readonly targets: readonly { readonly expr: string }[];
    }[];
  };
  return [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
}

let figures = '';
const telemetryOf = (reader: PrometheusExporter) =>
  createOpenTelemetry({ readers: [reader], clock: performance });
let telemetry: ReturnType<typeof telemetryOf>;

beforeAll(async () => {
  const reader = new PrometheusExporter({ preventServerStart: true });
  telemetry = telemetryOf(reader);
  const answered = { method: 'GET', route: '/x', operation: 'getRecord', status: 200, seconds: 1 };
  telemetry.end({}, answered);
  telemetry.askOrg({}, 'getRecord').end(503);
  telemetry.askOrg({}, 'getRecord').end('ECONNRESET');
  telemetry.count('refused', { limit: 'connections' });
  telemetry.count('violation', { directive: 'script-src', screen: 'payments/deposit' });
  telemetry.count('publication', { outcome: 'broken' });
  const vitals = [
    { name: 'LCP', value: 1 },
    { name: 'CLS', value: 0.1 },
  ] as const;
  telemetry.page({ screen: 'x', brand: 'a', vitals, errors: 1, cache: [{ event: 'fresh', count: 1 }] });
  telemetry.watchServices(() => [{ name: 'counters', isUp: false }]);
  telemetry.watchClasses(() => [{ name: 'payments', taken: 1, waiting: 0, isPaused: true }]);
  for (const operation of securityOperations)
    noteSecurityEvent(({ event, outcome }) => telemetry.count('security', { event, outcome }), {
      operation,
      status: 503,
      client: { ip: '127.0.0.1' },
    });
  const server = createServer((request, response) => reader.getMetricsRequestHandler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a TCP port, so its address is no string.
  const { port } = server.address() as AddressInfo;
  figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  server.closeAllConnections();
});
afterAll(() => telemetry.close());

it.each(expressions())('%s asks for figures and labels that a host tells: %s', (_, expression) => {
  const names = expression.match(/\b(?:http|portal|nodejs|process)_\w+(?=[{[)\s]|$)/g) ?? [];
  const told = names.filter((name) => figures.includes(`\n${name}{`));
  const labels = new Set(figures.match(/\w+(?==")/g));
  const asked = expression.match(/\b[a-z_]+(?=(?:=~|!=|=)")/g) ?? [];
  const unknown = [
    ...names.filter((name) => !told.includes(name) && !labels.has(name)),
    ...asked.filter((label) => !labels.has(label) && label !== 'job'),
  ];
  expect(unknown).toEqual([]);
  expect(names.length + (expression.includes('up{') ? 1 : 0)).toBeGreaterThan(0);
});

it.each(expressions().flatMap(([, expression]) => expression.match(/event="[^"]+"/g) ?? []))(
  'there is a security event with %s',
  (label) => {
    expect(figures).toContain(label);
  },
);

import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, own, startScene } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import { createOpenTelemetry } from './open-telemetry.ts';
import type { SecurityEvent } from './security-log.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
/** Stands for what belongs to a customer, wherever a request can hold it. */
const MARK = 'zz-marisol-zz';

/** Each makes at least 15 lines and spans: 10,000 of them where time is taken. */
const rounds = process.env['TEST_DEPTH'] === 'deep' ? 700 : 40;

interface Watched {
  readonly scene: Scene;
  readonly spans: InMemorySpanExporter;
  readonly lines: readonly string[];
  readonly events: readonly SecurityEvent[];
  readonly orgHeaders: readonly IncomingHttpHeaders[];
  /** The figures, as Prometheus reads them. */
  readonly figures: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

async function watch(share: number): Promise<Watched> {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const spans = new InMemorySpanExporter();
  const telemetry = createOpenTelemetry({
    readers: [exporter],
    traces: { processor: new SimpleSpanProcessor({ exporter: spans }), share },
    clock: performance,
  });
  const lines: string[] = [];
  const events: SecurityEvent[] = [];
  const orgHeaders: IncomingHttpHeaders[] = [];
  const scene = await startScene({
    org: (request, response) => {
      orgHeaders.push(request.headers);
      request.resume();
      if (request.url?.includes('setUpAutopay') === true) return;
      if (request.url?.includes('getUsageHistory') === true) {
        request.socket.destroy();
        return;
      }
      if (request.url?.includes('/003') === true) {
        response.writeHead(503).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"name":"${MARK}"}`);
    },
    telemetry,
    securityLog: (event) => void events.push(event),
    logger: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    settings: { rateLimit: { max: 100_000 } },
  });
  const server = createServer((request, response) => exporter.getMetricsRequestHandler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a TCP port, so its address is no string.
  const { port } = server.address() as AddressInfo;
  return {
    scene,
    spans,
    lines,
    events,
    orgHeaders,
    figures: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    async stop() {
      server.close();
      server.closeAllConnections();
      await scene.stop();
      await telemetry.close();
    },
  };
}

let watched: Watched;
beforeEach(async () => void (watched = await watch(1)));
afterEach(() => watched.stop());

describe('figures', () => {
  it('tell requests and calls to the org by operation and status, and the state of each class', async () => {
    await watched.scene.ask(calls.record, { headers: own });
    await watched.scene.ask(calls.logIn, { method: 'POST', headers: own, body: '{}' });
    await watched.scene.ask('/nowhere');
    const figures = await watched.figures();
    for (const line of [
      /http_server_request_duration_count\{.*http_route="\/services\/data\/\*",http_response_status_code="503",portal_operation="getRecord".*\} 1/,
      /http_client_request_duration_count\{portal_operation="getRecord",http_response_status_code="503".*\} 1/,
      /http_client_request_duration_count\{portal_operation="logIn",http_response_status_code="200".*\} 1/,
      /portal_security_events_total\{event="log-in",outcome="done".*\} 1/,
      /portal_org_calls\{class="payments",state="waiting".*\} 0/,
      /portal_org_paused\{class="records".*\} 0/,
      /nodejs_eventloop_delay_p99/,
      /process_memory_usage\{/,
    ])
      expect(figures).toMatch(line);
  });

  it('tell from the beginning what has not happened yet, so that its first time is seen', async () => {
    const figures = await watched.figures();
    for (const line of [
      /portal_publications_total\{outcome="taken".*\} 0/,
      /portal_publications_total\{outcome="broken".*\} 0/,
      /portal_security_events_total\{event="payment",outcome="failed".*\} 0/,
    ])
      expect(figures).toMatch(line);
  });

  it('tell an org that does not answer by the reason', async () => {
    await watched.scene.ask(calls.report, { headers: own });
    expect(await watched.figures()).toMatch(
      /http_client_request_duration_count\{portal_operation="getUsageHistory",error_type="UND_ERR_SOCKET".*\} 1/,
    );
  });
});

describe('figures of pages', () => {
  const cache = { fresh: 7, stale: 1, refused: 2, [MARK]: 3, nothing: -1, deduped: 'x' };
  const told = { path: '/nowhere', vitals: { LCP: 1_500, CLS: 0.02, INP: 80 }, errors: 2, cache };
  const tell = (body: unknown) =>
    watched.scene.ask('/page-figures', { method: 'POST', headers: own, body: JSON.stringify(body) });

  it('are told by screen and brand', async () => {
    expect((await tell(told)).status).toBe(204);
    const figures = await watched.figures();
    for (const line of [
      /portal_page_duration_sum\{vital="LCP",screen="unknown",brand="c".*\} 1.5/,
      /portal_page_duration_sum\{vital="INP",screen="unknown",brand="c".*\} 0.08/,
      /portal_page_layout_shift_sum\{screen="unknown",brand="c".*\} 0.02/,
      /portal_page_errors_total\{screen="unknown",brand="c".*\} 2/,
      /portal_page_cache_total\{event="fresh",screen="unknown",brand="c".*\} 7/,
      /portal_page_cache_total\{event="stale",screen="unknown",brand="c".*\} 1/,
      /portal_page_cache_total\{event="refused",screen="unknown",brand="c".*\} 2/,
    ])
      expect(figures).toMatch(line);
    expect(figures).not.toMatch(/event="(?:nothing|deduped)"/);
    expect(figures).not.toContain(MARK);
  });

  it.each([
    ['no path', { ...told, path: 7 }, 400],
    ['no number of errors', { ...told, errors: '2' }, 400],
    ['nothing', null, 400],
    ['names of their own', { ...told, vitals: { [MARK]: 1, LCP: -1, CLS: 'x', INP: 1e9 }, errors: 0 }, 204],
  ])('are refused or left out where they have %s', async (_, body, status) => {
    expect((await tell(body)).status).toBe(status);
    expect(await watched.figures()).not.toMatch(/portal_page_(?:duration|layout_shift|errors)\w*\{/);
  });

  it('are asked for by the document, where somebody takes them', async () => {
    expect((await watched.scene.ask('/login')).body).toContain('<meta name="portal-figures">');
    const silent = await startScene({ org: () => undefined });
    expect((await silent.ask('/login')).body).not.toContain('portal-figures');
    expect((await silent.ask('/page-figures', { method: 'POST', headers: own, body: '{}' })).status).toBe(
      405,
    );
    await silent.stop();
  });
});

describe('traces', () => {
  it('go on from the page through the host to the org', async () => {
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    await watched.scene.ask(calls.record, { headers: { ...own, traceparent } });
    const [call, request] = watched.spans.getFinishedSpans();
    expect([call?.name, request?.name]).toEqual(['org getRecord', 'GET getRecord']);
    expect(request?.parentSpanContext?.spanId).toBe(PARENT);
    expect(call?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    const sent = watched.orgHeaders.at(-1)?.['traceparent'];
    expect(sent).toBe(`00-${TRACE}-${call?.spanContext().spanId}-01`);
  });

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-${PARENT}-01`, `00-${TRACE}-${PARENT}`])(
    'begin anew where the header is %j',
    async (traceparent) => {
      await watched.scene.ask(calls.record, { headers: { ...own, traceparent } });
      const request = watched.spans.getFinishedSpans().at(-1);
      expect(request?.parentSpanContext).toBeUndefined();
    },
  );

  it('are kept by the host’s share, whatever the page asks for', async () => {
    const other = await watch(0);
    await other.scene.ask(calls.record, { headers: { ...own, traceparent: `00-${TRACE}-${PARENT}-01` } });
    expect(other.spans.getFinishedSpans()).toEqual([]);
    await other.stop();
  });
});

describe('the security log', () => {
  it('tells what was done and what was refused, and nobody by name', async () => {
    const { scene, events } = watched;
    await scene.ask(calls.logIn, { method: 'POST', headers: own, body: '{}' });
    await scene.ask(calls.record, { headers: own });
    await scene.ask(calls.pay, { method: 'POST', headers: own, body: '{}', from: '127.0.0.2' });
    expect(events).toMatchObject([
      { event: 'log-in', outcome: 'done' },
      { event: 'payment', outcome: 'done' },
    ]);
    expect(events[0]?.client).toMatch(/^[\da-f]{12}$/);
    expect(events[1]?.client).not.toBe(events[0]?.client);
  });

  it('tells of a call whose client left before the answer, as figures and traces do', async () => {
    const { scene, events, figures, spans } = watched;
    const hung = `${calls.pay.slice(0, calls.pay.lastIndexOf('/'))}/setUpAutopay`;
    const how = { method: 'POST', headers: own, body: '{}', signal: AbortSignal.timeout(100) };
    await expect(scene.ask(hung, how)).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(events).toMatchObject([{ event: 'autopay set up', outcome: 'left' }]));
    expect(await figures()).toMatch(
      /http_server_request_duration_count\{.*error_type="left",portal_operation="setUpAutopay".*\} 1/,
    );
    const told = spans.getFinishedSpans().find(({ name }) => name === 'POST setUpAutopay');
    expect(told?.attributes).toMatchObject({ 'error.type': 'left' });
  });
});

/** What browsers send by themselves, with a mark wherever an address or a text can be. */
const marks = {
  report: JSON.stringify([
    {
      type: 'csp-violation',
      url: `https://x/${MARK}`,
      user_agent: MARK,
      body: {
        documentURL: `http://localhost/login?next=${MARK}#${MARK}`,
        referrer: `http://localhost/${MARK}`,
        blockedURL: `https://evil.example/${MARK}`,
        sourceFile: `https://x/${MARK}.js`,
        sample: MARK,
        effectiveDirective: 'script-src-elem',
      },
    },
  ]),
  figures: JSON.stringify({
    path: `/${MARK}`,
    vitals: { LCP: 1, [MARK]: 2 },
    errors: 1,
    cache: { [MARK]: 1 },
  }),
  headers: { traceparent: MARK, tracestate: `a=${MARK}`, baggage: `name=${MARK}`, 'x-request-id': MARK },
};

it('nothing of a customer is in lines, figures, spans or events', async () => {
  const { scene, lines, spans, events, figures } = watched;
  const header = { cookie: `sid=${MARK}`, 'user-agent': MARK, referer: `http://x/${MARK}` };
  const marked = { ...own, ...marks.headers, ...header };
  const from = '127.0.0.3';
  const targets = [
    `${calls.record}?fields=${MARK}`,
    `/services/data/v64.0/ui-api/records/${MARK}`,
    `/lwr/apex/v64.0/PortalDataController/${MARK}`,
    `${calls.report}?x=${MARK}`,
    `/${MARK}`,
    `/login?next=${MARK}`,
  ];
  const body = JSON.stringify({ username: MARK, password: MARK });
  const sent: readonly (readonly [string, string, string, string?])[] = [
    ['POST', calls.logIn, body],
    ['POST', calls.logIn, `{"username":"${MARK}`],
    ['PUT', `/${MARK}`, body],
    ['POST', '/page-figures', marks.figures],
    ['POST', '/security-reports', marks.report, 'application/reports+json'],
  ];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(targets.map((target) => scene.ask(target, { headers: marked, from })));
    for (const [method, target, text, type = 'application/json'] of sent)
      await scene.ask(target, {
        method,
        headers: { ...marked, 'content-type': type },
        body: text,
        from,
      });
  }
  const told = spans
    .getFinishedSpans()
    .map(({ name, attributes, status, events: notes, links }) =>
      JSON.stringify({ name, attributes, status, notes, links }),
    );
  const all = [...lines, ...told, ...events.map((event) => JSON.stringify(event)), await figures()];
  expect(all.length).toBeGreaterThan(rounds * 15);
  expect(told.length).toBeGreaterThan(rounds * 7);
  expect(lines.filter((line) => line.includes('a browser refused'))).toHaveLength(1);
  expect(all.filter((line) => line.includes(MARK) || line.includes(from))).toEqual([]);
});

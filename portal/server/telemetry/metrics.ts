import type { Counter, Meter } from '@opentelemetry/api';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { securityEvents, securityOutcomes } from './security-log.ts';
import type { AnsweredRequest, ClassState, ServiceState, Telemetry } from './telemetry.ts';

/** Figures of a host. */
interface Metrics extends Pick<Telemetry, 'count' | 'page' | 'watchClasses' | 'watchServices'> {
  readonly answered: (request: AnsweredRequest) => void;
  /** @param outcome status of the answer, or the code of the reason why there is none */
  readonly orgAnswered: (operation: string, outcome: number | string, seconds: number) => void;
  /** Ends what measures by itself. */
  readonly close: () => void;
}

/** Upper bounds in seconds, finer where customers wait. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const nanoseconds = 1e9;

/** Measures requests, calls to the org and the process; by the names of OpenTelemetry's conventions where there are any. */
export function createMetrics(meter: Meter): Metrics {
  const duration = (name: string, description: string) =>
    meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries: bounds } });
  const requests = duration('http.server.request.duration', 'Time from a request to its answer');
  const calls = duration('http.client.request.duration', 'Time from a call to the org to its answer');
  const counters = {
    refused: meter.createCounter('portal.refused', {
      description: 'Requests and connections that met a limit',
    }),
    violation: meter.createCounter('portal.violations', { description: 'Reports of what browsers refused' }),
    publication: meter.createCounter('portal.publications', {
      description: 'Publications that were found, by what became of them',
    }),
    security: meter.createCounter('portal.security.events', { description: 'Events of the security log' }),
  };
  tellNoughts(counters);
  const page = createPageMetrics(meter);
  const loop = watchProcess(meter);
  return {
    answered: ({ method, route, operation, status, seconds }) =>
      requests.record(seconds, {
        'http.request.method': method,
        'http.route': route,
        ...endOf(status),
        ...(operation === undefined ? {} : { 'portal.operation': operation }),
      }),
    orgAnswered: (operation, outcome, seconds) =>
      calls.record(seconds, {
        'portal.operation': operation,
        ...endOf(outcome),
      }),
    count: (name, told) => counters[name].add(1, { ...told }),
    page,
    watchClasses: (read) => watchClasses(meter, read),
    watchServices: (read) => watchServices(meter, read),
    close: () => void loop.disable(),
  };
}

/** An end by the names of OpenTelemetry's conventions: a status, or the reason why there is none. */
export const endOf = (outcome: number | string) =>
  typeof outcome === 'number' ? { 'http.response.status_code': outcome } : { 'error.type': outcome };

/** Tells counts that are nought as well: to Prometheus, one that begins with its first event has not grown. */
function tellNoughts({ publication, security }: Record<'publication' | 'security', Counter>): void {
  for (const outcome of ['taken', 'broken']) publication.add(0, { outcome });
  for (const event of securityEvents)
    for (const outcome of securityOutcomes) security.add(0, { event, outcome });
}

/** Layout shift as a score. */
const shiftBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25];

function createPageMetrics(meter: Meter): Telemetry['page'] {
  const durations = meter.createHistogram('portal.page.duration', {
    description: 'Times of the Web Vitals, by screen and brand',
    unit: 's',
    advice: { explicitBucketBoundaries: bounds },
  });
  const shifts = meter.createHistogram('portal.page.layout_shift', {
    description: 'Scores of layout shifts, by screen and brand',
    advice: { explicitBucketBoundaries: shiftBounds },
  });
  const errors = meter.createCounter('portal.page.errors', {
    description: 'Errors that pages logged, by screen and brand',
  });
  const lookups = meter.createCounter('portal.page.cache', {
    description:
      'What the record cache of pages did: lookups that found fresh, stale or no data, and calls spared',
  });
  return ({ screen, brand, vitals, errors: count, cache }) => {
    for (const { name, value } of vitals) {
      if (name === 'CLS') shifts.record(value, { screen, brand });
      else durations.record(value / 1_000, { vital: name, screen, brand });
    }
    if (count > 0) errors.add(count, { screen, brand });
    for (const { event, count: times } of cache) lookups.add(times, { event, screen, brand });
  };
}

function watchClasses(meter: Meter, read: () => readonly ClassState[]): void {
  const calls = meter.createObservableGauge('portal.org.calls', {
    description: 'Calls to the org under way and waiting, by class',
  });
  const paused = meter.createObservableGauge('portal.org.paused', {
    description: '1 where calls of a class are refused at once, as the org answers none of them',
  });
  meter.addBatchObservableCallback(
    (result) => {
      for (const { name, taken, waiting, isPaused } of read()) {
        result.observe(calls, taken, { class: name, state: 'under way' });
        result.observe(calls, waiting, { class: name, state: 'waiting' });
        result.observe(paused, isPaused ? 1 : 0, { class: name });
      }
    },
    [calls, paused],
  );
}

function watchServices(meter: Meter, read: () => readonly ServiceState[]): void {
  meter
    .createObservableGauge('portal.service.up', {
      description: '1 where a service that hosts share is there, 0 while this host goes on without it',
    })
    .addCallback((result) => {
      for (const { name, isUp } of read()) result.observe(isUp ? 1 : 0, { service: name });
    });
}

/** Watches the event loop and the memory of the process. */
function watchProcess(meter: Meter) {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', {
      description: 'The 99th percentile of the delay of the event loop since the figures were last read',
      unit: 's',
    })
    .addCallback((result) => {
      result.observe(loop.percentile(99) / nanoseconds);
      loop.reset();
    });
  meter
    .createObservableGauge('process.memory.usage', { description: 'Resident memory', unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  return loop;
}

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapSetter, trace } from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import { TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import { endOf } from './metrics.ts';
import type { AnsweredRequest, Telemetry, TracedCall } from './telemetry.ts';

/** Traces of requests and of the calls to the org that they lead to. */
interface Traces extends Pick<Telemetry, 'begin' | 'askOrg'> {
  readonly end: (request: object, answered: AnsweredRequest) => void;
  /** Sends what has not been sent. */
  readonly close: () => Promise<void>;
}

/** The settings of traces. */
export interface TraceOptions {
  readonly processor: SpanProcessor;
  /** From 0 to 1: the share of traces that are kept. It is decided by a trace's id, so that all who keep this share keep the same ones. */
  readonly share: number;
}

const propagator = new W3CTraceContextPropagator();
const header = 'traceparent';

/** Begins traces, or goes on with those of pages. Whether one is kept is the host's decision, never its caller's. */
export function createTraces(resource: Resource, { processor, share }: TraceOptions): Traces {
  const provider = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('portal-host');
  const open = new WeakMap<object, Span>();
  return {
    begin(request, { method, parent }) {
      open.set(request, tracer.startSpan(method, { kind: SpanKind.SERVER }, contextOf(parent)));
    },
    end(request, answered) {
      const span = open.get(request);
      if (span === undefined) return;
      open.delete(request);
      span.updateName(`${answered.method} ${answered.operation ?? answered.route}`);
      span.setAttributes({
        'http.request.method': answered.method,
        'http.route': answered.route,
        ...endOf(answered.status),
        ...(answered.operation === undefined ? {} : { 'portal.operation': answered.operation }),
      });
      if (typeof answered.status === 'number' && answered.status >= 500)
        span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    askOrg(request, operation): TracedCall {
      const parent = open.get(request);
      const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
      const attributes = { 'portal.operation': operation };
      const span = tracer.startSpan(`org ${operation}`, { kind: SpanKind.CLIENT, attributes }, context);
      return {
        traceparent: headerOf(trace.setSpan(context, span)),
        end: (outcome) => endCall(span, outcome),
      };
    },
    close: () => provider.shutdown(),
  };
}

function endCall(span: Span, outcome: number | string): void {
  span.setAttributes(endOf(outcome));
  if (typeof outcome === 'string' || outcome >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function contextOf(parent: string | undefined): Context {
  const get = (_: unknown, name: string) => (name === header ? parent : undefined);
  return propagator.extract(ROOT_CONTEXT, parent, { get, keys: () => [header] });
}

function headerOf(context: Context): string | undefined {
  const carrier: Record<string, string> = {};
  propagator.inject(context, carrier, defaultTextMapSetter);
  return carrier[header];
}

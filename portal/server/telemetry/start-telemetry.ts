import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import type { Environment } from '../environment/variables.ts';
import { createOpenTelemetry } from './open-telemetry.ts';
import type { Telemetry } from './telemetry.ts';

/** Telemetry that runs. */
interface RunningTelemetry {
  /** Undefined where nobody asks for any. */
  readonly telemetry: Telemetry | undefined;
  readonly stop: () => Promise<void>;
}

/** The variables that telemetry is set up by. */
type TelemetryVariables = Pick<
  Environment,
  'HOST' | 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRACE_PERCENT'
>;

/**
 * Starts what the environment asks for: figures for Prometheus at `/metrics` of a port of its own, and traces for a
 * collector. A collector that is away loses traces and nothing else.
 *
 * @throws Error where the port is taken
 */
export async function startTelemetry(environment: TelemetryVariables): Promise<RunningTelemetry> {
  const { HOST: host, METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = environment;
  if (port === undefined && collector === undefined)
    return { telemetry: undefined, stop: async () => undefined };
  const exporter =
    port === undefined ? undefined : new PrometheusExporter({ host, port, preventServerStart: true });
  const traces = collector === undefined ? undefined : tracesTo(collector, environment.TRACE_PERCENT);
  const telemetry = createOpenTelemetry({
    readers: exporter === undefined ? [] : [exporter],
    traces,
    clock: performance,
  });
  await exporter?.startServer();
  return { telemetry, stop: telemetry.close };
}

function tracesTo(collector: string, percent: number) {
  const url = `${collector.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url });
  return { processor: new BatchSpanProcessor({ exporter }), share: percent / 100 };
}

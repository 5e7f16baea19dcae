import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { IMetricReader } from '@opentelemetry/sdk-metrics';
import { createMetrics } from './metrics.ts';
import type { Telemetry } from './telemetry.ts';
import { createTraces } from './traces.ts';
import type { TraceOptions } from './traces.ts';

/** The settings of telemetry. */
interface OpenTelemetryOptions {
  /** Whoever asks for figures. */
  readonly readers: readonly IMetricReader[];
  /** None are kept unless stated. */
  readonly traces?: TraceOptions | undefined;
  readonly clock: { readonly now: () => number };
}

/** Telemetry that is to be closed. */
interface OpenTelemetry extends Telemetry {
  /** Sends what has not been sent, and ends what measures by itself. */
  readonly close: () => Promise<void>;
}

/**
 * Telemetry by OpenTelemetry's SDK.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/http/
 */
export function createOpenTelemetry({ readers, traces, clock }: OpenTelemetryOptions): OpenTelemetry {
  const resource = resourceFromAttributes({ 'service.name': 'energy-portal' });
  const provider = new MeterProvider({ resource, readers: [...readers] });
  const metrics = createMetrics(provider.getMeter('portal-host'));
  const spans = traces && createTraces(resource, traces);
  return {
    begin: (request, begun) => spans?.begin(request, begun),
    end(request, answered) {
      metrics.answered(answered);
      spans?.end(request, answered);
    },
    askOrg(request, operation) {
      const start = clock.now();
      const call = spans?.askOrg(request, operation);
      return {
        traceparent: call?.traceparent,
        end(outcome) {
          metrics.orgAnswered(operation, outcome, (clock.now() - start) / 1_000);
          call?.end(outcome);
        },
      };
    },
    count: metrics.count,
    page: metrics.page,
    watchClasses: metrics.watchClasses,
    watchServices: metrics.watchServices,
    async close() {
      metrics.close();
      await Promise.all([provider.shutdown(), spans?.close()]);
    },
  };
}

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Telemetry } from '#server/platform/config/telemetry.ts';
import type { Log } from '#server/platform/logging/log.ts';

const EXPORT_TIMEOUT_MS = 5000;

/** Exports spans by OTLP over HTTP. Logs once that the collector takes none, and once that it does again. */
export function openExporter({ url, headers }: Telemetry, log: Log): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_TIMEOUT_MS });
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isFailing) {
          log.warn(
            { err: error, spans: spans.length },
            'collector takes no traces: see OTEL_EXPORTER_OTLP_ENDPOINT',
          );
        } else if (!error && isFailing) log.info({}, 'collector takes traces again');
        isFailing = error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

import type { Values } from './variables.ts';

/** Where traces are exported to. */
export interface Telemetry {
  /** The address of the collector that takes spans. */
  url: string;
  headers: Record<string, string>;
}

/** Undefined where no traces are exported. */
export function telemetryOf(values: Values): Telemetry | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  return endpoint ? { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers } : undefined;
}

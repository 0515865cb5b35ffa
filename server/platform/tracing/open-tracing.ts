import type { Config } from '#server/platform/config/config.ts';
import type { Log } from '#server/platform/logging/log.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Tracing as configured: without a collector, nothing of OpenTelemetry is loaded. */
export async function openTracing({ telemetry }: Config, log: Log): Promise<Tracing> {
  if (!telemetry) return noTracing;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(telemetry, log);
}

import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as api,
  TraceFlags,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Telemetry } from '#server/platform/config/telemetry.ts';
import type { Log } from '#server/platform/logging/log.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { openExporter } from './exporter.ts';
import { currentTrace, type Trace } from './trace.ts';
import type { AnsweredQuery, SpanOptions, Tracing } from './tracing.ts';

const STOP_TIMEOUT_MS = 2000;
const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER };

/**
 * Exports spans in batches to a collector. At most 2,048 of them wait in memory; what is more, or
 * could not be exported, is dropped. Whether a caller's trace is sampled is not up to the caller.
 */
export function openTelemetry(telemetry: Telemetry, log: Log): Tracing {
  const exporter = openExporter(telemetry, log);
  const provider = new TracerProvider({
    sampler: new AlwaysOnSampler(),
    spanLimits: { attributeValueLengthLimit: 2000 },
    resource: resourceFromAttributes({
      'service.name': packageJson.name,
      'service.version': packageJson.version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  const tracer = provider.getTracer(packageJson.name);
  return {
    begin: (name, options) => begin(tracer, name, options),
    recordQuery: (query) => recordQuery(tracer, query),
    stop: () => withTimeout(provider.shutdown(), STOP_TIMEOUT_MS, () => {}).catch(() => {}),
  };
}

function begin(tracer: Tracer, name: string, { kind, parent, attributes = {} }: SpanOptions) {
  const asked = { kind: KINDS[kind], attributes };
  const span = tracer.startSpan(name, asked, contextOf(parent));
  const { traceId, spanId } = span.spanContext();
  return {
    trace: { traceId, spanId },
    end: ({ attributes = {}, failed = false } = {}) => {
      span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  } satisfies ReturnType<Tracing['begin']>;
}

function recordQuery(tracer: Tracer, { text, milliseconds, error }: AnsweredQuery): void {
  const parent = currentTrace();
  if (!parent) return;
  const endedAt = Date.now();
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': text,
    ...(error && { 'db.response.status_code': error }),
  };
  const asked = { kind: SpanKind.CLIENT, attributes, startTime: endedAt - milliseconds };
  const span = tracer.startSpan(operationOf(text), asked, contextOf(parent));
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endedAt);
}

/** `select`, `insert`, `with` …: the first word. */
function operationOf(text: string): string {
  return /^\s*([a-z]{1,20})/i.exec(text)?.[1]?.toLowerCase() ?? 'query';
}

function contextOf(parent: Trace | undefined): Context {
  if (!parent) return ROOT_CONTEXT;
  return api.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED });
}

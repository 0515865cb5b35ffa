import {
  currentTrace,
  parseTraceparent,
  traceparentOf,
  type Trace,
} from '#server/platform/tracing/trace.ts';

/** Where the trace stands beside a payload. Nodes of before ignore it, and their jobs have none. */
const FIELD = 'traceparent';

/** A payload as it is stored: with the trace that sends it. */
export function withTrace(payload: object, trace: Trace | undefined = currentTrace()): object {
  return trace ? { ...payload, [FIELD]: traceparentOf(trace) } : payload;
}

/** A stored payload, and the trace that sent it. */
export function separateTrace(stored: object): { payload: object; trace: Trace | undefined } {
  const { [FIELD]: sent, ...payload } = stored as Record<string, unknown>;
  return { payload, trace: typeof sent === 'string' ? parseTraceparent(sent) : undefined };
}

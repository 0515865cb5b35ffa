import { currentTrace, parseTraceparent, traceparentOf, type Trace } from './trace.ts';

/**
 * What a job carries that serves several callers at once: the one trace of all, or else the
 * `traceparent` of each.
 */
export function traceparentsOf(traces: readonly (Trace | undefined)[]): {
  trace: Trace | undefined;
  traceparents?: (string | null)[];
} {
  const [first] = traces;
  if (traces.every((trace) => trace === first)) return { trace: first };
  return {
    trace: undefined,
    traceparents: traces.map((trace) => (trace ? traceparentOf(trace) : null)),
  };
}

/** The trace of one of them, by its place: that of the job itself where it has no other. */
export function traceAt(
  traceparents: readonly (string | null)[] | undefined,
  place: number,
): Trace | undefined {
  return parseTraceparent(traceparents?.[place] ?? undefined) ?? currentTrace();
}

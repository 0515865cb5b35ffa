import { expect, it } from 'vitest';
import { currentTrace, inTrace, newTrace, parseTraceparent, traceparentOf } from './trace.ts';
import { traceAt, traceparentsOf } from './several-traces.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it('reads the traceparent header of the standard', () => {
  expect(parseTraceparent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId });
});

it.each([
  undefined,
  '',
  'a',
  `01-${traceId}-${spanId}-01`,
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId}-${spanId}-0g`,
  `00-${traceId}-${spanId}-01-more`,
  ` 00-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
  `00-${traceId.slice(1)}\n-${spanId}-01`,
  'x'.repeat(1_000_000),
])('reads nothing from %.60s', (header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});

it('a new trace is written as a header that can be read', () => {
  const trace = newTrace();
  expect(parseTraceparent(traceparentOf(trace))).toEqual(trace);
  expect(newTrace().traceId).not.toBe(trace.traceId);
});

it('a job of one trace carries that, and one of several the trace of each', () => {
  const [one, other] = [newTrace(), newTrace()];
  expect(traceparentsOf([one, one])).toEqual({ trace: one });
  const { trace, traceparents } = traceparentsOf([one, undefined, other]);
  expect(trace).toBeUndefined();
  const job = newTrace();
  const read = inTrace(job, () => [0, 1, 2, 3].map((place) => traceAt(traceparents, place)));
  expect(read).toEqual([one, job, other, job]);
  expect(currentTrace()).toBeUndefined();
});

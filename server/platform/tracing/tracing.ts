import { newTrace, type Trace } from './trace.ts';

/** What a span says of its work: names and numbers, never what people wrote. */
export type Attributes = Record<string, string | number>;

export interface SpanOptions {
  kind: 'server' | 'consumer';
  /** What caused it; without one it begins a trace. */
  parent?: Trace | undefined;
  attributes?: Attributes;
}

/** Some work with a beginning and an end. */
export interface Span {
  /** The trace in which it runs. */
  trace: Trace;
  /** Without it, the span is never exported. */
  end(outcome?: { attributes?: Attributes; failed?: boolean }): void;
}

/** A statement that the database has answered. */
export interface AnsweredQuery {
  /** With `$1` in the places of its values. */
  text: string;
  milliseconds: number;
  /** The SQLSTATE of a failure. */
  error?: string;
}

/** Records spans and exports them. Nothing of it waits for a collector, or throws. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span;
  /** Records a query as a span of the current trace. Absent where nothing is exported. */
  recordQuery?: (query: AnsweredQuery) => void;
  /** Exports what is left, within two seconds. */
  stop(): Promise<void>;
}

/** Gives work its trace, for the log, and exports nothing. */
export const noTracing: Tracing = {
  begin: (_name, { parent }) => ({ trace: parent ?? newTrace(), end: () => {} }),
  stop: async () => {},
};

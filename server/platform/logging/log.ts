import type { Writable } from 'node:stream';
import { pino, type DestinationStream, type LevelWithSilent } from 'pino';
import { readableLines } from './log-lines.ts';
import { redact } from './log-redaction.ts';
import { currentTrace } from '#server/platform/tracing/trace.ts';

/** Structured lines: the facts first, then a constant message. */
export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export type LogLevel = LevelWithSilent;

/**
 * A log to standard output: JSON lines for machines, or short lines for a person at a terminal.
 * Secrets, contacts and texts of people are redacted (log-redaction.ts). Every line carries the
 * `traceId` of what it is part of.
 */
export function makeLog(options: {
  level: LogLevel;
  readable: boolean;
  /** Instead of standard output. */
  out?: Writable;
}): Log {
  const settings = {
    level: options.level,
    base: null,
    mixin: traceFacts,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (facts: Record<string, unknown>) => redact(facts) as Record<string, unknown>,
    },
    serializers: { err: (error: unknown) => error },
  };
  const { out } = options;
  if (options.readable) return pino(settings, readableLines(out ?? process.stdout));
  return pino(settings, out ?? linesOfTurn());
}

/**
 * Standard output, where all lines of a turn of the event loop are written at once: a system call for
 * each took a twentieth of a busy node. They are written when the process exits, too; killed from
 * outside, it takes those of its last turn with it.
 */
function linesOfTurn(): DestinationStream {
  const out = pino.destination({ dest: 1, sync: true, minLength: WRITTEN_SOONER });
  let isDue = false;
  process.once('exit', () => out.flush());
  return {
    write: (line) => {
      out.write(line);
      if (isDue) return;
      isDue = true;
      setImmediate(() => {
        isDue = false;
        out.flush();
      });
    },
  };
}

/** Lines of more bytes are not kept until then. */
const WRITTEN_SOONER = 8192;

/** A new object each time: pino writes the other facts into it. */
function traceFacts(): { traceId?: string } {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId } : {};
}

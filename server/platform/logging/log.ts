import { pino, type LevelWithSilent } from 'pino';
import { readableLines } from './log-lines.ts';
import { redact } from './log-redaction.ts';

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
 * Secrets, contacts and texts of people are redacted (log-redaction.ts).
 */
export function makeLog(options: { level: LogLevel; readable: boolean }): Log {
  const settings = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (facts: Record<string, unknown>) => redact(facts) as Record<string, unknown>,
    },
    serializers: { err: (error: unknown) => error },
  };
  return options.readable
    ? pino(settings, readableLines(process.stdout))
    : pino(settings, pino.destination({ dest: 1, sync: true }));
}

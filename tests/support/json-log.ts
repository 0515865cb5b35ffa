import { Writable } from 'node:stream';
import { makeLog, type Log } from '#server/platform/logging/log.ts';

/** A line as it is written: its facts beside `level`, `time` and `msg`. */
export type JsonLine = Record<string, unknown>;

/** The real log, with every line, in memory. */
export function jsonLog(): { log: Log; lines: JsonLine[] } {
  const lines: JsonLine[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as JsonLine);
      done();
    },
  });
  return { lines, log: makeLog({ level: 'debug', readable: false, out }) };
}

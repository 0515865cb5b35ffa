import type { Log } from '#server/platform/logging/log.ts';

export interface MemoryLog extends Log {
  lines: { level: keyof Log; facts: object; message: string }[];
}

/** A log that keeps its lines in memory. */
export function memoryLog(): MemoryLog {
  const lines: MemoryLog['lines'] = [];
  const at = (level: keyof Log) => (facts: object, message: string) =>
    void lines.push({ level, facts, message });
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

import type { Writable } from 'node:stream';

/** Turns pino's JSON lines into `12:03:44 warn  message name=value …`; stacks on lines of their own. */
export function readableLines(out: Writable): { write(line: string): void } {
  return { write: (line) => void out.write(`${readable(line)}\n`) };
}

function readable(line: string): string {
  const { level, time, msg, err, ...facts } = JSON.parse(line) as Record<string, unknown>;
  const pairs = Object.entries(facts).map(([name, value]) => `${name}=${asText(value)}`);
  const stack = (err as { stack?: string } | undefined)?.stack;
  const head = [String(time).slice(11, 19), String(level).padEnd(5), asText(msg ?? ''), ...pairs];
  return stack ? `${head.join(' ')}\n${stack}` : head.join(' ');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

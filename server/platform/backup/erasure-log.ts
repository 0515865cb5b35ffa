import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { textOf } from './manifest.ts';

const note = z.object({
  userId: z.uuid(),
  askedBy: z.enum(['person', 'operator']),
});

/** An erased person, by id alone. */
export type ErasureLogEntry = z.output<typeof note>;

/** Beside the backups and in none of them: it is needed when the database is gone. */
export const ERASURES = 'erasures.jsonl';

/** Reads the erasure log of a folder of backups; a line truncated by a crash is skipped. */
export async function readErasureLog(folder: string): Promise<ErasureLogEntry[]> {
  return parseErasures((await textOf(join(folder, ERASURES))) ?? '');
}

/** Parses an erasure log; each person once. */
export function parseErasures(text: string): ErasureLogEntry[] {
  const notes = new Map<string, ErasureLogEntry>();
  for (const line of text.split('\n')) {
    const read = note.safeParse(parsed(line));
    if (read.success) notes.set(read.data.userId, read.data);
  }
  return [...notes.values()];
}

/** Appends missing entries; returns how many. */
export async function appendToErasureLog(
  folder: string,
  erased: readonly ErasureLogEntry[],
): Promise<number> {
  const known = new Set((await readErasureLog(folder)).map(({ userId }) => userId));
  const added = erased.filter(({ userId }) => !known.has(userId));
  if (added.length === 0) return 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Starts a new line, even after a line truncated by a crash.
  await appendFile(join(folder, ERASURES), formatErasures(added), { mode: 0o600, flush: true });
  return added.length;
}

/** Lines of an erasure log. */
export function formatErasures(erased: readonly ErasureLogEntry[]): string {
  return erased.map((one) => `\n${JSON.stringify(one)}`).join('');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

import { SURE, type Analysis } from '#contract/requests/assistant.ts';
import { professionId } from '#contract/professionals/professions.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addCounts, keyOf, type IntakeCount } from './queries.ts';

const WRITE_AFTER = 3_000;

/** Counts of one node, not yet written. */
interface Tally {
  counts: Map<string, IntakeCount>;
  timer: NodeJS.Timeout | undefined;
}

type Counter = Pick<Platform, 'db' | 'clock' | 'log'>;

// By connection pool: a process that runs several nodes, as tests do, keeps them apart.
const tallies = new WeakMap<Database, Tally>();

/**
 * Counts the first message of a chat: its day in UTC, the language of the reader, and the trade
 * where one was found as surely as the chat takes it. Nothing of the message is stored. Counts are
 * written in batches within seconds, and nobody waits for it; a crash loses the last batch.
 */
export function countMessage(
  platform: Counter,
  language: UnderstoodLanguage,
  { profession, confidence }: Pick<Analysis, 'profession' | 'confidence'>,
): void {
  const day = platform.clock.now().toISOString().slice(0, 10);
  const isSure = profession !== null && confidence >= SURE;
  const tally = tallyOf(platform.db);
  add(tally, {
    day,
    language,
    professionId: isSure ? professionId(profession) : null,
    messages: 1,
  });
  tally.timer ??= setTimeout(() => void writeCounts(platform), WRITE_AFTER).unref();
}

/**
 * Writes the pending counts; before the database is closed. Counts that cannot be written stay
 * pending.
 */
export async function writeCounts({ db, log }: Pick<Counter, 'db' | 'log'>): Promise<void> {
  const tally = tallyOf(db);
  clearTimeout(tally.timer);
  tally.timer = undefined;
  const counts = [...tally.counts.values()];
  tally.counts.clear();
  if (counts.length === 0) return;
  try {
    await addCounts(db, counts);
  } catch (error) {
    for (const count of counts) add(tally, count);
    log.warn({ err: error }, 'messages counted could not be written yet');
  }
}

function tallyOf(db: Database): Tally {
  const known = tallies.get(db) ?? { counts: new Map<string, IntakeCount>(), timer: undefined };
  tallies.set(db, known);
  return known;
}

function add({ counts }: Tally, { messages, ...kind }: IntakeCount): void {
  const key = keyOf(kind);
  const before = counts.get(key)?.messages ?? 0;
  counts.set(key, { ...kind, messages: before + messages });
}

import { sql } from 'kysely';
import type { LiveReader } from '#faults/load/live-reader.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Ledger } from './ledger.ts';

/** Messages of one sender that stand, or were heard, before one that was acknowledged earlier. */
export interface OrderFaults {
  listed: string[];
  heard: string[];
}

/**
 * Compares the order in which senders were acknowledged, each waiting for an answer before the next
 * message, with that of the conversation and that in which open pages heard of them.
 */
export async function compareOrder(
  db: Db,
  ledger: Ledger,
  pages: readonly { reader: Pick<LiveReader, 'messages'> }[],
): Promise<OrderFaults> {
  // A conversation is listed in this order.
  const { rows } = await sql<{ id: string }>`
    select id from messages order by created_at, id`.execute(db);
  const sequences = sequencesOf(ledger);
  return {
    listed: outOfOrder(
      sequences,
      rows.map(({ id }) => id),
    ),
    heard: pages.flatMap(({ reader }) => outOfOrder(sequences, reader.messages)),
  };
}

/** The ids of the acknowledged messages of each sender in each conversation. */
function sequencesOf({ writes }: Ledger): string[][] {
  const sequences = new Map<string, string[]>();
  for (const { sequence, outcome, id } of writes) {
    if (sequence === undefined || outcome !== 'ok' || id === undefined) continue;
    sequences.set(sequence, [...(sequences.get(sequence) ?? []), id]);
  }
  return [...sequences.values()];
}

/** What is repeated counts where it comes first; what is missing is named by other oracles. */
function outOfOrder(sequences: readonly string[][], ids: readonly string[]): string[] {
  const places = new Map<string, number>();
  for (const [place, id] of ids.entries()) if (!places.has(id)) places.set(id, place);
  return sequences.flatMap((sequence) => {
    let last = -1;
    return sequence.filter((id) => {
      const place = places.get(id);
      if (place === undefined) return false;
      const isBefore = place < last;
      last = Math.max(last, place);
      return isBefore;
    });
  });
}

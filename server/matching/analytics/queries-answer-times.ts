import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

const MOST = 50;

/**
 * The answer time of a professional: the median of their newest fifty answers to leads sent since a
 * moment, in minutes, and how many there were of these. Null where there was none.
 */
export async function findAnswerTime(
  db: Db,
  { professionalId, since }: { professionalId: string; since: Date },
): Promise<{ medianMinutes: number | null; answers: number }> {
  const { rows } = await sql<{ medianMinutes: number | null; answers: number }>`
    select count(*)::int as answers,
      (percentile_cont(0.5) within group (order by minutes))::float8 as "medianMinutes"
    from (
      select extract(epoch from responded_at - sent_at) / 60 as minutes from leads
      where professional_id = ${professionalId} and sent_at >= ${since}
        and responded_at is not null
      order by sent_at desc limit ${MOST}
    ) newest`.execute(db);
  return rows[0] ?? { medianMinutes: null, answers: 0 };
}

import { sql } from 'kysely';
import { measuredCalls } from '#bench/calls.ts';
import { tokenOf } from '#bench/customers.ts';
import type { HttpCall } from '#bench/http-connection.ts';
import { QUICK } from '#bench/sizes.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { CallName } from './costs.ts';
import type { Population } from './stage.ts';

/** A call of a request's life: the n-th, and the status it answers. */
export interface LifeCall {
  expected: number;
  call(n: number): HttpCall;
}

/** Which of the benchmarks' calls are those of a life. */
const OF_THE_BENCHMARKS = {
  create: 'POST /api/requests',
  list: 'GET /api/user/requests (20 rows)',
  message: 'POST /api/messages',
  conversation: 'GET /api/messages',
} as const satisfies Partial<Record<CallName, string>>;

/** The calls that need nothing but the seeded site. */
export function seededCalls(population: Population): Map<CallName, LifeCall> {
  const measured = measuredCalls({ ...QUICK, ...population });
  return new Map(
    (Object.keys(OF_THE_BENCHMARKS) as (keyof typeof OF_THE_BENCHMARKS)[]).map((name) => [
      name,
      measured.find((call) => call.name === OF_THE_BENCHMARKS[name])!,
    ]),
  );
}

/** Answers to leads of the latest requests, by the professionals whom they were sent to. */
export async function answerCalls(
  db: Database,
  most: number,
): Promise<LifeCall & { calls: number }> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select leads.id, professionals.user_id
    from leads join professionals on professionals.id = leads.professional_id
    where leads.status = 'pending' and leads.seen_at is null and professionals.user_id is not null
    order by leads.sent_at desc limit ${most}`.execute(db);
  const call = (n: number): HttpCall => {
    const { id, user_id } = rows[n]!;
    const path = `/api/service-request-professionals/${id}/respond`;
    // One in four declines: each fourth gives a further professional a turn.
    const status = n % 4 === 3 ? 'denied' : 'accepted';
    return { method: 'POST', path, token: tokenOf(user_id), body: { status } };
  };
  return { expected: 200, calls: rows.length, call };
}

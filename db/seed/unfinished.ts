import { sql } from 'kysely';
import { professionId } from '#contract/professionals/professions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { pastCustomers } from './customers.ts';
import { idOf, makeDraw, pick } from './deterministic.ts';
import { DEMO_PLUMBER, type DemoProfessional } from './professionals.ts';
import { JOB_WORDS } from './reviews/jobs.ts';

/** The statuses of an unfinished request and its lead. */
const ENDINGS = {
  nobodyCould: { status: 'cancelled', lead: 'denied', because: null },
  nobodyAnswered: { status: 'cancelled', lead: 'expired', because: null },
  changedTheirMind: { status: 'cancelled', lead: 'withdrawn', because: 'cancelled' },
  stillOpen: { status: 'sent', lead: 'denied', because: null },
  accepted: { status: 'accepted', lead: 'accepted', because: null },
  atWork: { status: 'in_progress', lead: 'accepted', because: null },
} as const;
type Ending = keyof typeof ENDINGS;

const OF_THE_PAST: readonly Ending[] = ['nobodyCould', 'nobodyAnswered', 'changedTheirMind'];
const OF_THESE_DAYS: readonly Ending[] = [
  ...(['stillOpen', 'accepted', 'accepted'] as const),
  ...(['atWork', 'atWork', 'atWork', 'atWork', 'atWork'] as const),
  ...OF_THE_PAST,
];
/** How many requests a day are still open; older ones are done. */
export const EACH_OF_THESE_DAYS = 24;
const THESE_DAYS = 6;
const PAST = 1_500;
const PAST_DAYS = 2 * 365;

/**
 * Inserts requests without a finished job: a market does not consist of finished jobs alone. None
 * of the sign-in accounts is contacted.
 */
export async function insertUnfinished(
  tx: Tx,
  professionals: readonly DemoProfessional[],
  now: Date,
): Promise<void> {
  await sql`create temporary table unfinished on commit drop as
    select *, ${now}::timestamptz - make_interval(mins => minutes_ago) as asked_at,
      ${now}::timestamptz - make_interval(mins => minutes_ago)
        + make_interval(mins => answer_minutes) as answered_at
    from jsonb_to_recordset(${JSON.stringify(rowsOf(professionals))}::jsonb) as one (
      request_id uuid, lead_id uuid, customer_id uuid, language text, description text,
      location text, area text, lat float8, lon float8, profession_id int, professional_id uuid,
      minutes_ago int, answer_minutes int, status text, lead text, because text
    )`.execute(tx);
  await insertRequests(tx);
  await insertLeads(tx);
}

function rowsOf(professionals: readonly DemoProfessional[]) {
  const draw = makeDraw(20261122);
  const customers = pastCustomers();
  const asked = professionals.filter(
    ({ id, profession, reviewedJobs }) =>
      reviewedJobs > 0 && id !== DEMO_PLUMBER.id && profession !== 'plumber',
  );
  const row = (key: string, daysAgo: number, endings: readonly Ending[]) => {
    const professional = pick(asked, draw);
    const { language, location, lat, lon, profession } = professional;
    const { status, lead, because } = ENDINGS[pick(endings, draw)];
    return {
      request_id: idOf(`${key} request`),
      lead_id: idOf(`${key} lead`),
      customer_id: pick(customers[language], draw).id,
      language,
      location,
      lat,
      lon,
      status,
      lead,
      because,
      description: pick(JOB_WORDS[language], draw),
      area: location.split(', ').slice(-2).join(', '),
      profession_id: professionId(profession),
      professional_id: professional.id,
      // Four hours at least: every answer below is in the past.
      minutes_ago: 240 + Math.floor(daysAgo * 1440),
      answer_minutes: 3 + Math.floor(draw() ** 3 * 200),
    };
  };
  const these = Array.from({ length: EACH_OF_THESE_DAYS * THESE_DAYS }, (_, index) =>
    row(`of these days ${String(index)}`, draw() * THESE_DAYS, OF_THESE_DAYS),
  );
  const past = Array.from({ length: PAST }, (_, index) =>
    row(`unfinished ${String(index)}`, THESE_DAYS + draw() ** 1.5 * PAST_DAYS, OF_THE_PAST),
  );
  return [...these, ...past];
}

const insertRequests = (tx: Tx) =>
  sql`insert into requests (id, customer_id, profession_id, description, location, area, lat, lon,
      urgency, language, status, professional_id, fingerprint, created_at, hired_at, ended_at)
    select request_id, customer_id, profession_id, description, location, area, lat, lon,
      'Soon (2-3 days)', language, status,
      case when status = 'in_progress' then professional_id end,
      sha256(request_id::text::bytea), asked_at,
      case when status = 'in_progress' then answered_at + interval '10 minutes' end,
      case when status = 'cancelled' then answered_at + interval '20 minutes' end
    from unfinished`.execute(tx);

const insertLeads = (tx: Tx) =>
  sql`insert into leads (id, request_id, professional_id, status, rank, distance_km, reasons,
      sent_at, seen_at, expires_at, responded_at, ended_because, silence_settled_at)
    select lead_id, request_id, professional_id, lead, 1, 4, '[{"code": "near", "km": 4}]',
      asked_at, case when lead <> 'expired' then asked_at + interval '2 minutes' end,
      asked_at + interval '4 hours', case when lead <> 'expired' then answered_at end, because,
      case when lead in ('accepted', 'withdrawn') then answered_at + interval '1 hour' end
    from unfinished`.execute(tx);

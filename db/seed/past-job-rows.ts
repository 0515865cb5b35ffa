import { sql } from 'kysely';
import { professionId } from '#contract/professionals/professions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { idOf } from './deterministic.ts';
import type { PastJob } from './past-jobs.ts';
import { DEMO_PLUMBER } from './professionals.ts';

/**
 * Inserts the past jobs as requests, leads and reviews, one statement per table. Only those of the
 * demo's plumber get a history: nobody else reads it.
 */
export async function insertPastJobs(tx: Tx, jobs: readonly PastJob[], now: Date): Promise<void> {
  await sql`create temporary table past_jobs on commit drop as
    select *, ${now}::timestamptz - make_interval(days => days_ago) as asked_at,
      ${now}::timestamptz - make_interval(days => days_ago)
        + make_interval(mins => answer_minutes) as accepted_at
    from jsonb_to_recordset(${JSON.stringify(jobs.map(rowOf))}::jsonb) as job (
      request_id uuid, lead_id uuid, beside_lead_id uuid, customer_id uuid, email text,
      language text, description text, location text, area text, lat float8, lon float8,
      profession_id int, professional_id uuid, beside_id uuid, beside_status text, days_ago int,
      answer_minutes int, review_id uuid, rating int, comment text, answer text, is_told boolean
    )`.execute(tx);
  await insertRequests(tx);
  await insertLeads(tx);
  await insertBesideLeads(tx);
  await insertHistory(tx);
  await insertReviews(tx);
}

function rowOf(job: PastJob) {
  const { key, professional, place, beside, review } = job;
  return {
    request_id: idOf(`${key} request`),
    lead_id: idOf(`${key} lead`),
    beside_lead_id: beside && idOf(`${key} beside`),
    customer_id: job.customer.id,
    email: job.customer.email,
    language: job.customer.language,
    description: job.description,
    location: place.location,
    area: place.location.split(', ').slice(-2).join(', '),
    lat: place.lat,
    lon: place.lon,
    profession_id: professionId(professional.profession),
    professional_id: professional.id,
    beside_id: beside?.professional.id ?? null,
    beside_status: beside?.status ?? null,
    days_ago: job.daysAgo,
    answer_minutes: job.answerMinutes,
    review_id: review && idOf(`${key} review`),
    rating: review?.stars ?? null,
    comment: review?.comment ?? null,
    answer: review?.answer ?? null,
    is_told: [professional.id, beside?.professional.id].includes(DEMO_PLUMBER.id),
  };
}

const insertRequests = (tx: Tx) =>
  sql`insert into requests (id, customer_id, profession_id, description, location, area, lat, lon,
      urgency, language, status, professional_id, contact_email, fingerprint, created_at, hired_at,
      ended_at)
    select request_id, customer_id, profession_id, description, location, area, lat, lon,
      'Not urgent (within a week)', language, 'completed', professional_id, email,
      sha256(request_id::text::bytea), asked_at, accepted_at + interval '3 hours',
      accepted_at + interval '3 days'
    from past_jobs`.execute(tx);

const insertLeads = (tx: Tx) =>
  sql`insert into leads (id, request_id, professional_id, status, rank, distance_km, reasons,
      sent_at, seen_at, expires_at, responded_at, silence_settled_at)
    select lead_id, request_id, professional_id, 'accepted', 1, 2, '[{"code": "near", "km": 2}]',
      asked_at, asked_at + interval '3 minutes', asked_at + interval '1 day', accepted_at,
      accepted_at + interval '2 days'
    from past_jobs`.execute(tx);

const insertBesideLeads = (tx: Tx) =>
  sql`insert into leads (id, request_id, professional_id, status, rank, distance_km, reasons,
      sent_at, seen_at, expires_at, responded_at, ended_because, silence_settled_at)
    select beside_lead_id, request_id, beside_id, beside_status, 2, 3, '[{"code": "near", "km": 3}]',
      asked_at, case when beside_status <> 'expired' then asked_at + interval '8 minutes' end,
      asked_at + interval '1 day',
      case when beside_status <> 'expired' then accepted_at + interval '20 minutes' end,
      case when beside_status = 'withdrawn' then 'hired_other' end, accepted_at + interval '2 days'
    from past_jobs where beside_id is not null`.execute(tx);

const insertHistory = (tx: Tx) =>
  sql`insert into request_history (request_id, lead_id, event, actor, from_status, to_status, at)
    select request_id, line.* from past_jobs, lateral (values
      (null::uuid, 'submit', 'customer', null, 'sent', asked_at),
      (lead_id, 'contact', 'system', null, 'pending', asked_at),
      (beside_lead_id, 'contact', 'system', null, 'pending', asked_at),
      (lead_id, 'seen', 'professional', null, null, asked_at + interval '3 minutes'),
      (lead_id, 'accept', 'professional', 'pending', 'accepted', accepted_at),
      (beside_lead_id,
        case beside_status when 'denied' then 'decline' when 'expired' then 'expire' else 'withdraw' end,
        case beside_status when 'denied' then 'professional' else 'system' end,
        'pending', beside_status, accepted_at + interval '20 minutes'),
      (lead_id, 'hire', 'customer', 'accepted', 'in_progress', accepted_at + interval '3 hours'),
      (null, 'complete', 'customer', 'in_progress', 'completed', accepted_at + interval '3 days')
    ) as line (lead_id, event, actor, from_status, to_status, at)
    where is_told and (line.lead_id is not null or event in ('submit', 'complete'))
    order by asked_at, line.at`.execute(tx);

const insertReviews = (tx: Tx) =>
  sql`insert into reviews (id, request_id, author_id, professional_id, profession_id, rating, comment,
      answer, answered_at, created_at)
    select review_id, request_id, customer_id, professional_id, profession_id, rating, comment, answer,
      case when answer is not null then accepted_at + interval '5 days' end,
      accepted_at + interval '4 days'
    from past_jobs where review_id is not null`.execute(tx);

import { DAY_MS } from '#contract/durations.ts';
import { faceUrl } from '#contract/drawings.ts';
import { professionId } from '#contract/professionals/professions.ts';
import { DEMO_PASSWORD } from '#server/accounts/accounts.ts';
import { change } from '#server/platform/change.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import { DEMO_CUSTOMERS, pastCustomers } from './customers.ts';
import { insertReports } from './demo-reports.ts';
import { detailColumns } from './detail-columns.ts';
import { idOf } from './deterministic.ts';
import { insertIntakeCounts } from './intake-counts.ts';
import { writeLedger } from './ledger-rows.ts';
import { insertLeadsBeside } from './beside-leads.ts';
import { insertPastJobs } from './past-job-rows.ts';
import { pastJobs } from './past-jobs.ts';
import { demoPayers, insertPastTrials, type DemoPayer } from './paying.ts';
import { demoProfessionals, type DemoProfessional } from './professionals.ts';
import { writeSince } from './since-rows.ts';
import { standings, type Standing } from './standing.ts';
import { peopledStories } from './stories/stories.ts';
import { tellStories } from './stories/story-rows.ts';
import { insertUnfinished } from './unfinished.ts';

/**
 * Fills an empty database with the demo world, deterministic: professionals of all trades
 * in some twenty cities, customers, and requests in every status with their conversations. In one transaction. A no-op where there are professionals already. @returns how many professionals and requests were created, and who subscribes to a plan; or null for a
 * no-op
 */
export async function fillDemoWorld(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'live'>,
): Promise<{ professionals: number; requests: number; payers: DemoPayer[] } | null> {
  const anybody = await platform.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (anybody) return null;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const professionals = demoProfessionals();
  const jobs = pastJobs(professionals);
  const stories = peopledStories(professionals);
  const known = standings(professionals, jobs, stories);
  return change(platform, async ({ tx }) => {
    const now = platform.clock.now();
    await insertPeople(tx, professionals, passwordHash, now);
    await insertProfessionals(tx, professionals, { known, now });
    await insertBeside(tx, professionals, now);
    await insertPastJobs(tx, jobs, now);
    await insertUnfinished(tx, professionals, now);
    await insertLeadsBeside(tx, now);
    await tellStories(tx, stories, { standings: known, now });
    const payers = demoPayers(professionals);
    await insertPastTrials(tx, payers, now);
    await insertReports(tx, now);
    await insertIntakeCounts(tx);
    await writeLedger(tx);
    await writeSince(tx);
    const requests = jobs.length + stories.length;
    return { professionals: professionals.length, requests, payers };
  });
}

async function insertPeople(
  tx: Tx,
  professionals: readonly DemoProfessional[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  const proven = {
    email_proven_at: now,
    password_hash: passwordHash,
    auth_provider: 'email' as const,
    terms_accepted_at: now,
    terms_version: 'demo',
    created_at: now,
  };
  const customers = demoCustomers().map(({ id, email, name, language, avatar }) => ({
    ...proven,
    id,
    avatar_url: avatar,
    role: 'customer' as const,
    name,
    email,
    language,
  }));
  const owners = professionals.map(({ userId, name, email, language, avatar }) => ({
    ...proven,
    id: userId,
    avatar_url: avatar,
    role: 'professional' as const,
    name,
    email,
    language,
  }));
  for (const batch of batches([...customers, ...owners]))
    await tx.insertInto('users').values(batch).execute();
}

/** Recent customers, who have faces, and those of the past. */
function demoCustomers() {
  const recent = DEMO_CUSTOMERS.map(({ face, ...customer }) => ({
    ...customer,
    id: idOf(customer.email),
    avatar: faceUrl(face),
  }));
  const past = Object.values(pastCustomers()).flat();
  return [...recent, ...past.map((customer) => ({ ...customer, avatar: null }))];
}

async function insertProfessionals(
  tx: Tx,
  professionals: readonly DemoProfessional[],
  { known, now }: { known: ReadonlyMap<string, Standing>; now: Date },
): Promise<void> {
  const rows = professionals.map((professional) => ({
    id: professional.id,
    user_id: professional.userId,
    profession_id: professionId(professional.profession),
    name: professional.name,
    avatar_url: professional.avatar,
    description: professional.description,
    location: professional.location,
    area: professional.location.split(', ').slice(-2).join(', '),
    lat: professional.lat,
    lon: professional.lon,
    service_radius_km: professional.serviceRadiusKm,
    hourly_rate: professional.hourlyRate,
    years_experience: professional.yearsExperience,
    ...countsOf(known.get(professional.id)),
    hours: JSON.stringify(professional.hours),
    paused_until: inDays(professional.daysAway, now),
    ...detailColumns(professional.details, now),
    created_at: now,
  }));
  for (const batch of batches(rows)) await tx.insertInto('professionals').values(batch).execute();
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const quotas = professionals.map(({ id, plan }) => ({
    professional_id: id,
    plan_id: plan,
    month,
    used: 0,
  }));
  for (const batch of batches(quotas))
    await tx.insertInto('professional_quotas').values(batch).execute();
}

/** Further trades, and everybody's agreement to a public page. */
async function insertBeside(
  tx: Tx,
  professionals: readonly DemoProfessional[],
  at: Date,
): Promise<void> {
  const further = professionals.flatMap(({ id, details }) =>
    details.furtherProfessions.map((trade) => ({
      professional_id: id,
      profession_id: professionId(trade),
    })),
  );
  for (const batch of batches(further))
    await tx.insertInto('further_professions').values(batch).execute();
  const agreed = { purpose: 'public_page' as const, version: 'demo', given: true, at };
  const consents = professionals.map(({ userId, language }) => ({
    ...agreed,
    user_id: userId,
    language,
  }));
  for (const batch of batches(consents)) await tx.insertInto('consents').values(batch).execute();
}

function countsOf(standing: Standing | undefined) {
  return {
    rating_mean: standing?.ratingMean ?? 0,
    review_count: standing?.reviewCount ?? 0,
    accepted_count: standing?.acceptedCount ?? 0,
    denied_count: standing?.deniedCount ?? 0,
  };
}

function inDays(days: number | null, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

/** PostgreSQL takes at most 65,535 parameters a statement. */
function batches<T>(rows: readonly T[]): T[][] {
  const size = 250;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

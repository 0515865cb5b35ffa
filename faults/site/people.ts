import { sql } from 'kysely';
import type { BuiltInProfession, Profession } from '#contract/professionals/professions.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import type { Database } from '#server/platform/database/db.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { createProfessional } from '#server/professionals/professionals.ts';
import { MONTREAL, northOf } from '#tests/support/people.ts';

/** Somebody who is signed in: `cookie` is the header of their calls. */
export interface SignedIn {
  userId: string;
  cookie: string;
}

/** The people of the programme. */
export interface People {
  customers: SignedIn[];
  /** By the id of the professional. */
  professionals: Map<string, SignedIn>;
}

/** How many professionals of each trade there are: of one fewer than a request asks. */
export const TRADES: Readonly<Partial<Record<BuiltInProfession, number>>> = {
  plumber: 40,
  painter: 40,
  electrician: 2,
};

/** Inserts people with sessions: customers, and professionals without a monthly limit. */
export async function insertPeople(db: Database, customers: number): Promise<People> {
  const people: People = { customers: [], professionals: new Map() };
  for (let number = 0; number < customers; number += 1) {
    people.customers.push(await insertCustomer(db, `customer${number}`));
  }
  for (const [trade, count] of Object.entries(TRADES)) {
    for (let number = 0; number < count; number += 1) {
      const one = await signIn(db, 'professional', `${trade}${number}`);
      const id = await insertTrade(db, one, trade as Profession);
      await takeLimit(db, id);
      people.professionals.set(id, one);
    }
  }
  return people;
}

/** A customer with a session; no two may have one name. */
export function insertCustomer(db: Database, name: string): Promise<SignedIn> {
  return signIn(db, 'customer', name);
}

/** A professional on the free plan, with a session; no two may have one name. */
export async function insertProfessional(
  db: Database,
  profession: Profession,
  name: string,
): Promise<SignedIn & { professionalId: string }> {
  const one = await signIn(db, 'professional', name);
  return { ...one, professionalId: await insertTrade(db, one, profession) };
}

async function signIn(
  db: Database,
  role: 'customer' | 'professional',
  name: string,
): Promise<SignedIn> {
  const email = `${name}@example.test`;
  const userId = await createDemoUser(db, { role, name, email, language: 'en' });
  const token = `faults-${userId}`;
  await sql`insert into sessions
      (token_hash, user_id, created_at, proven_at, last_seen_at, expires_at)
    values (sha256(${token}::text::bytea), ${userId}, now(), now(), now(), now() + interval '1 day')`.execute(
    db,
  );
  return { userId, cookie: `${SESSION_COOKIE}=${token}` };
}

async function insertTrade(
  db: Database,
  { userId }: SignedIn,
  profession: Profession,
): Promise<string> {
  return createProfessional(db, {
    user_id: userId,
    name: `A ${profession}`,
    profession,
    location: 'Montréal, Québec',
    area: 'Montréal, Québec',
    ...northOf(MONTREAL, 1),
    service_radius_km: 30,
  });
}

async function takeLimit(db: Database, professionalId: string): Promise<void> {
  await sql`insert into professional_quotas (professional_id, plan_id, month)
    values (${professionalId}, 'premium', date_trunc('month', now() at time zone 'UTC')::date)
    on conflict (professional_id) do update set plan_id = 'premium'`.execute(db);
}

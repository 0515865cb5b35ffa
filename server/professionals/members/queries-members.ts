import { sql, type RawBuilder } from 'kysely';
import { HAS_MEMBERS, teamOf } from '#server/accounts/accounts.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import { batchedRows } from '#server/platform/database/batched.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';

/**
 * The members of a team, as an array of ids of users, for a query on professionals; none of a suspended or
 * deleted business, as in sessions.
 */
export function memberIds(professionalId: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`array(
    select member.user_id from team_members member
    join professionals business on business.id = member.professional_id
    join users owner on owner.id = business.user_id
    where member.professional_id = ${professionalId} and member.left_at is null
      and ${HAS_MEMBERS}
    order by member.joined_at, member.user_id)`;
}

/** Somebody who works, or worked, for a business. */
export interface TeamMember {
  userId: string;
  name: string;
  joinedAt: Date;
  leftAt: Date | null;
}

/** Members of a team, those who left too, in the order they joined. */
export async function listTeam(db: Db, professionalId: string): Promise<TeamMember[]> {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['user_id as userId', 'users.name', 'joined_at as joinedAt', 'left_at as leftAt'])
    .where('professional_id', '=', professionalId)
    .orderBy('joined_at')
    .orderBy('team_members.id')
    .execute();
}

/**
 * Everybody who ever worked for a business, its owner included, as a subquery: what they were sent may be
 * there still.
 */
export function peopleEver(professionalId: RawBuilder<unknown>): RawBuilder<{ user_id: string }> {
  return sql`(
    select user_id from professionals where id = ${professionalId} and user_id is not null
    union select user_id from team_members where professional_id = ${professionalId})`;
}

/** Everybody who ever worked for one of these businesses, their owners included. */
export async function listPeopleEver(
  db: Db,
  professionalIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct people.user_id from unnest(${arrayOf('uuid', professionalIds)}) business
    cross join lateral ${peopleEver(sql`business`)} people`.execute(db);
  return rows.map(({ user_id: id }) => id);
}

/** Where somebody works: their own profile, or that of the team they are a member of. */
export interface Workplace {
  professionalId: string;
  ownerId: string;
  /** How many people work there, the owner included. */
  teamSize: number;
}

/**
 * Where somebody works, as a subquery that finds the few businesses by an index: their own profile, and
 * that of the team they are a member of.
 */
export function workplacesOf(userId: string): RawBuilder<{ id: string; owner_id: string }> {
  return sql`(
    select id, user_id as owner_id from professionals where user_id = ${userId}
    union all
    select professional_id, owner_id from ${teamOf(sql`${userId}::uuid`)} team)`;
}

/** The business somebody works for. */
export async function findWorkplace(db: Db, userId: string): Promise<Workplace | undefined> {
  const { rows } = await sql<Workplace>`
    select id as "professionalId", owner_id as "ownerId",
      1 + cardinality(${memberIds(sql`workplace.id`)}) as "teamSize"
    from ${workplacesOf(userId)} workplace limit 1`.execute(db);
  return rows[0];
}

/**
 * Whether somebody works for a business, which stays so until the transaction ends: whoever removes
 * them waits, and finds what they did.
 */
export async function holdWorkplace(
  tx: Tx,
  { professionalId, userId }: { professionalId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with member as (
      select id from team_members
      where professional_id = ${professionalId} and user_id = ${userId} and left_at is null
      for share
    )
    select id from member
    union all select id from professionals where id = ${professionalId} and user_id = ${userId}`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Who of these work for these owners, as `owner user`; they do until the transaction ends. One order of
 * locks prevents deadlocks.
 */
export async function holdMembers(
  tx: Tx,
  members: readonly { ownerId: string; userId: string }[],
): Promise<Set<string>> {
  if (members.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select owned.user_id || ' ' || member.user_id as key
    from jsonb_to_recordset(${JSON.stringify(members)}) as asked ("ownerId" uuid, "userId" uuid)
    join professionals owned on owned.user_id = asked."ownerId"
    join team_members member on member.professional_id = owned.id
      and member.user_id = asked."userId" and left_at is null
    order by member.id for share of member`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/** The owners for whom somebody works: nobody is sent the request of one of their own people. */
export async function listEmployers(db: Db, userId: string): Promise<string[]> {
  return (await findEmployers(db, [userId])).map(({ user_id: id }) => id);
}

const findEmployers = batchedRows(
  async (db, memberIds) => {
    const { rows } = await sql<{ member_id: string; user_id: string }>`
      select team_members.user_id as member_id, professionals.user_id from team_members
      join professionals on professionals.id = professional_id
      where team_members.user_id = any(${arrayOf('uuid', memberIds)}) and left_at is null
        and professionals.user_id is not null`.execute(db);
    return rows;
  },
  ({ member_id }) => member_id,
);

/** The business somebody is a member of, suspended ones too. */
export async function findMembership(db: Db, userId: string): Promise<string | undefined> {
  const memberships = db.selectFrom('team_members').select('professional_id');
  const found = memberships.where('user_id', '=', userId).where('left_at', 'is', null);
  return (await found.executeTakeFirst())?.professional_id;
}

/** Locks a team until the transaction ends, so that it does not grow past its size. */
export async function lockTeam(tx: Tx, professionalId: string): Promise<void> {
  await sql`select id from professionals where id = ${professionalId} for no key update`.execute(
    tx,
  );
}

/** Returns whether there is a new member: false where they are in a team already. */
export async function insertMember(
  tx: Tx,
  member: { id: string; professional_id: string; user_id: string; joined_at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('team_members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Ends a membership; returns whether there was one. */
export async function endMembership(
  tx: Tx,
  member: { professionalId: string; userId: string },
  end: { at: Date; by: 'member' | 'owner' | 'operator' | 'erasure' },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team_members')
    .set({ left_at: end.at, ended_by: end.by })
    .where('professional_id', '=', member.professionalId)
    .where('user_id', '=', member.userId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The teams somebody was a member of. */
export async function listMemberships(db: Db, userId: string) {
  return db
    .selectFrom('team_members')
    .innerJoin('professionals', 'professionals.id', 'team_members.professional_id')
    .select(['professionals.name as business', 'joined_at as joinedAt', 'left_at as leftAt'])
    .where('team_members.user_id', '=', userId)
    .orderBy('joined_at')
    .execute();
}

/** Ends the memberships of an erased person, and of those who worked for them. */
export async function endErased(
  tx: Tx,
  { userId, professionalId, at }: { userId: string; professionalId: string | null; at: Date },
): Promise<void> {
  await sql`
    update team_members set left_at = ${at}, ended_by = 'erasure'
    where left_at is null and (user_id = ${userId} or professional_id = ${professionalId})`.execute(
    tx,
  );
}

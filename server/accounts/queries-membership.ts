import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** The team of somebody else that a person is a member of. */
export interface Team {
  professional_id: string;
  owner_id: string;
  /** Of the business. */
  name: string;
}

/**
 * Whether a business has members, whatever the table says: a suspended or deleted one has none. For
 * queries that name it `business`, and its user `owner`.
 */
export const HAS_MEMBERS = sql<boolean>`(
  business.suspended_at is null and business.erased_at is null
  and owner.suspended_at is null and owner.erased_at is null)`;

/**
 * The team a person is a member of, as a subquery of one row at most: the ONE place that knows who
 * works for whom.
 */
export function teamOf(userId: RawBuilder<unknown>): RawBuilder<Team> {
  return sql<Team>`(
    select business.id as professional_id, business.user_id as owner_id, business.name
    from ${membershipsOf(userId)} and ${HAS_MEMBERS})`;
}

/** The name of the business whose team a person is in while it has no members; null for all others. */
export function pausedTeamOf(userId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select business.name from ${membershipsOf(userId)} and not ${HAS_MEMBERS})`;
}

function membershipsOf(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`team_members
    join professionals business on business.id = team_members.professional_id
    join users owner on owner.id = business.user_id
    where team_members.user_id = ${userId} and left_at is null`;
}

/** Whether somebody is in a team, that of a suspended business too: it may be reinstated. */
export async function isInTeam(db: Db, userId: string): Promise<boolean> {
  const memberships = db.selectFrom('team_members').select('id').where('user_id', '=', userId);
  return (await memberships.where('left_at', 'is', null).executeTakeFirst()) !== undefined;
}

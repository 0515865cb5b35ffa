import { sql } from 'kysely';
import { where, type Sql, type Way } from './queries-page.ts';
import type { Sought } from './sought.ts';

/** Of `users`: the name, the e-mail address or the phone. */
export function inUsers({ isShort, ofPeople }: Sought): Sql {
  if (isShort) {
    return sql`(users.erased_at is null and folded(users.name) collate "C" like folded(${ofPeople}))`;
  }
  return sql`users.sought like folded(${ofPeople})`;
}

/** Of `professionals`: the name or the place. */
export function inProfessionals({ isShort, pattern }: Sought): Sql {
  if (isShort) {
    return sql`(professionals.erased_at is null
      and folded(professionals.name) collate "C" like folded(${pattern}))`;
  }
  return sql`professionals.sought like folded(${pattern})`;
}

/** Of `unclaimed`: the addresses of somebody who has no account. */
export function inUnclaimed({ isShort, ofPeople }: Sought): Way[] {
  if (isShort) return [];
  return [
    {
      join: sql`join unclaimed_professionals unclaimed on unclaimed.professional_id = professionals.id`,
      where: sql`folded(coalesce(unclaimed.email, '') || ' ' || coalesce(unclaimed.phone, ''))
        like folded(${ofPeople})`,
    },
  ];
}

/** Words, folded, that are too many for their beginning to be looked up: not where little was typed. */
export function inWords(sought: Sql, { isShort, pattern }: Sought): Way[] {
  return isShort ? [] : [{ where: sql`${sought} like folded(${pattern})` }];
}

/** By the id, or by how it begins. */
export function byId(id: Sql, { ids }: Sought): Way[] {
  return where(ids && sql`${id} between ${ids.from}::uuid and ${ids.to}::uuid`).map((found) => ({
    where: found,
  }));
}

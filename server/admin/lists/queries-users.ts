import { sql } from 'kysely';
import type { listUsers } from '#contract/admin/users.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { between, where, type ListSource, type Page, type Sql } from './queries-source.ts';
import { findPage } from './queries-page.ts';
import { nameStartsWith, searchConditions } from './queries-search-conditions.ts';

/** The filters of the list of accounts. */
export type UsersAsked = Omit<Parsed<typeof listUsers>['query'], 'after' | 'limit'>;

interface UserRow {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  avatar: string | null;
  role: 'customer' | 'professional' | 'admin';
  authProvider: 'gmail' | 'facebook' | 'email' | 'phone';
  professionalId: string | null;
  language: Language | null;
  isSuspended: boolean;
  isLeaving: boolean;
  /** Whether they have an authenticator app. */
  hasApp: boolean;
  createdAt: Date;
  key: string;
}

/** A page of all accounts, admins included. */
export async function findUsers(db: ReadDb, asked: UsersAsked, page: Page): Promise<UserRow[]> {
  const found = await findPage(db, userSources(asked, page), page);
  const { rows } = await sql<UserRow>`
    select page.id, page.key_text as key, coalesce(users.name, admins.name) as name,
      coalesce(users.email, admins.email) as email, users.phone, users.avatar_url as avatar,
      coalesce(users.role, 'admin') as role, coalesce(users.auth_provider, 'email') as "authProvider",
      professionals.id as "professionalId", users.language,
      users.suspended_at is not null as "isSuspended",
      users.deletion_due_at is not null as "isLeaving",
      exists (select 1 from authenticator_apps where user_id = users.id and confirmed_at is not null)
        as "hasApp",
      coalesce(users.created_at, admins.created_at) as "createdAt"
    from ${found}
    left join users on users.id = page.id
    left join admins on admins.id = page.id
    left join professionals on professionals.user_id = page.id
    order by page.place`.execute(db);
  return rows;
}

function userSources(asked: UsersAsked, page: Page): ListSource[] {
  const people = asked.role === 'admin' ? [] : [peopleSource(asked, page)];
  const admins = mayBeAdmins(asked) ? [adminsSource(asked, page)] : [];
  return people.length + admins.length > 0 ? [...people, ...admins] : [NOBODY];
}

function peopleSource(asked: UsersAsked, page: Page): ListSource {
  return {
    table: sql`users`,
    id: sql`users.id`,
    key: keyOf(sql`users`, page),
    from: sql`users`,
    search: searchConditions(asked.q, {
      ids: [sql`users.id`],
      text: sql`users.sought`,
      parts: rolesOf(asked).map((role) => sql`users.role = ${sql.lit(role)}`),
      named: (pattern) => [nameStartsWith(sql`users`, pattern)],
    }),
    where: [
      sql`users.erased_at is null`,
      ...between(sql`users.created_at`, asked),
      ...where(
        asked.role !== undefined && sql`users.role = ${asked.role}`,
        asked.authProvider !== undefined && sql`users.auth_provider = ${asked.authProvider}`,
        asked.state && STATES[asked.state],
      ),
    ],
  };
}

/** Words frequent in one role are rare in the other: each role has its own trigram index. */
function rolesOf({ role }: UsersAsked): UserRow['role'][] {
  return role === undefined ? ['customer', 'professional'] : [role];
}

const STATES = {
  suspended: sql`users.suspended_at is not null`,
  leaving: sql`users.suspended_at is null and users.deletion_due_at is not null`,
  active: sql`users.suspended_at is null and users.deletion_due_at is null`,
};

function adminsSource(asked: UsersAsked, page: Page): ListSource {
  const conditions = between(sql`admins.created_at`, asked);
  return {
    table: sql`admins`,
    id: sql`admins.id`,
    key: keyOf(sql`admins`, page),
    from: sql`admins`,
    search: searchConditions(asked.q, {
      ids: [sql`admins.id`],
      text: sql`folded(admins.name || ' ' || admins.email)`,
      named: (pattern) => [sql`admins.name_folded like ${pattern}`],
    }),
    where: [sql`true`, ...conditions],
  };
}

/** An admin has a password, and is neither suspended nor leaving. */
function mayBeAdmins({ role, authProvider, state }: UsersAsked): boolean {
  return (
    (role ?? 'admin') === 'admin' &&
    (authProvider ?? 'email') === 'email' &&
    (state ?? 'active') === 'active'
  );
}

const NOBODY: ListSource = {
  table: sql`users`,
  id: sql`users.id`,
  key: sql`users.created_at`,
  from: sql`users`,
  where: [sql`false`],
};

function keyOf(table: Sql, { sort }: Page): Sql {
  if (sort === 'name') return sql`${table}.name_folded`;
  if (sort === 'email') return sql`coalesce(${table}.email, '') collate "C"`;
  return sql`${table}.created_at`;
}

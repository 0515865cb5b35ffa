import { Client } from 'pg';
import type { DatabaseConnection } from '../database/db.ts';

/** What a restore would replace in a database. */
export interface Target {
  /** Accounts and admins. */
  people: number;
  /** Connections every running server of ours holds. */
  users: number;
}

/** Examines a database before a restore. */
export async function examineTarget(connection: DatabaseConnection): Promise<Target> {
  return onClient(connection, async (client) => {
    const { rows: found } = await client.query<{ known: boolean }>(
      "select to_regclass('public.users') is not null and to_regclass('public.admins') is not null as known",
    );
    const { rows: counted } = found[0]?.known
      ? await client.query<{ people: number }>(
          'select ((select count(*) from users) + (select count(*) from admins))::int as people',
        )
      : { rows: [{ people: 0 }] };
    const { rows: using } = await client.query<{ users: number }>(
      `select count(*)::int as users from pg_stat_activity where datname = current_database()
         and application_name in ('nearhand live', 'nearhand jobs')`,
    );
    return { people: counted[0]?.people ?? 0, users: using[0]?.users ?? 0 };
  });
}

/** Drops everything in a database of ours. */
export async function emptyTarget(connection: DatabaseConnection): Promise<void> {
  await onClient(connection, async (client) => {
    await client.query(
      'drop schema if exists pgboss cascade; drop schema if exists public cascade; create schema public',
    );
  });
}

async function onClient<T>(
  connection: DatabaseConnection,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...connection, application_name: 'nearhand restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

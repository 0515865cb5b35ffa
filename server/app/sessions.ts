import type { Config } from '#server/platform/config/config.ts';
import type { DatabaseServer } from '#server/platform/database/server.ts';
import { probeSessions } from '#server/platform/database/sessions.ts';
import type { Log } from '#server/platform/logging/log.ts';

/**
 * Detects a pooler in transaction mode at the start. Resolves with whether LISTEN works; where not, the site works all the same and the log says what to
 * do.
 * @throws where statements would fail at random, or work would go to two databases
 */
export async function detectPooler(
  { preparedStatements, databaseDirectUrl }: Config,
  { connection, direct }: Omit<DatabaseServer, 'stop'>,
  log: Log,
): Promise<boolean> {
  const sessions = await probeSessions(connection);
  if (preparedStatements && !sessions.keepPrepared) throw new Error(NOT_PREPARED);
  if (databaseDirectUrl === undefined) {
    if (!sessions.areKept) log.warn({ cure: DIRECT }, POOLED);
    return sessions.areKept;
  }
  const past = await probeSessions(direct);
  if (!past.areKept) throw new Error(NOT_DIRECT);
  if (past.place !== sessions.place) throw new Error(ELSEWHERE);
  return true;
}

const POOLED =
  'DATABASE_URL leads through a pooler in transaction mode: announcements are not heard';

const DIRECT = 'set DATABASE_DIRECT_URL to the same database past the pooler';

const NOT_PREPARED =
  'DATABASE_URL leads through a pooler that does not keep prepared statements. Set DB_PREPARED=off, or let the pooler keep them (PgBouncer 1.21 or newer: max_prepared_statements=200).';

const NOT_DIRECT =
  'DATABASE_DIRECT_URL leads through a pooler in transaction mode as well. Set it to an address of PostgreSQL itself, or of a pool in session mode.';

const ELSEWHERE =
  'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases. Both must name the same database of the same server; only the way there differs.';

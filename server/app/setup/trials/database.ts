import { loadConfig } from '#server/platform/config/config.ts';
import { closeDatabase, openDatabase } from '#server/platform/database/db.ts';
import { findEncoding, findServerVersion } from '#server/platform/database/facts.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import type { Trial } from './trial.ts';

const OLDEST = 15;

/** Whether a PostgreSQL answers, and is new enough; undefined stands for the embedded one. */
export async function examineDatabaseUrl(url: string | undefined): Promise<Trial> {
  if (url === undefined) {
    const note =
      'The PostgreSQL that comes along is kept in DATA_DIR. One that your system keeps up to date is better for a public site.';
    return { ok: true, note };
  }
  try {
    const { version, encoding } = await factsOf(url);
    if (Number.parseInt(version) < OLDEST) {
      return { ok: false, note: `PostgreSQL ${version} is too old: take ${OLDEST} or newer.` };
    }
    if (encoding === 'UTF8') return { ok: true, note: `PostgreSQL ${version}.` };
    const note = `The database is in ${encoding}, which cannot hold what people write. Make it anew: createdb --encoding UTF8 --template template0 …`;
    return { ok: false, note };
  } catch (error) {
    const why = error instanceof Error && error.message ? error.message : codeOf(error);
    const note = `The database cannot be reached: ${why}. See that it runs, and that user, password and database exist.`;
    return { ok: false, note };
  }
}

async function factsOf(url: string): Promise<{ version: string; encoding: string }> {
  const env = { NODE_ENV: 'test', SESSION_SECRET: 'unused'.repeat(6), DATABASE_URL: url };
  const log = makeLog({ level: 'silent', readable: true });
  const server = await provideServer(loadConfig(env), log, 'visit');
  const db = openDatabase({
    connection: server.direct,
    maxConnections: 1,
    onConnectionError: () => {},
  });
  try {
    return { version: await findServerVersion(db), encoding: await findEncoding(db) };
  } finally {
    await closeDatabase(db);
    await server.stop();
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'no answer';
}

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEnvironment } from '#server/platform/config/example.ts';
import { closeDatabase, openDatabase } from '#server/platform/database/db.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { describeSchema } from '#server/platform/database/schema-listing.ts';
import { generateTables } from '#server/platform/database/schema-types.ts';

const log = {
  info: () => {},
  error: (facts: object, message: string) => console.error(message, facts),
};

/** The files generated from migrations and configuration: path and text of each. */
export async function generateFiles(): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nearhand-generate-'));
  // Started by root, PostgreSQL runs under another account, which has to reach it.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } });
  const onConnectionError = (err: Error) => log.error({ err }, 'database connection lost');
  const db = openDatabase({ connection: server.connection, onConnectionError });
  try {
    await migrate(db);
    return {
      'server/platform/database/tables.generated.ts': await generateTables(db),
      'db/schema.sql': await describeSchema(db),
      '.env.example': describeEnvironment(),
    };
  } finally {
    await closeDatabase(db);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await generateFiles())) {
    await writeFile(join(import.meta.dirname, '../..', path), text);
    process.stdout.write(`wrote ${path}\n`);
  }
}

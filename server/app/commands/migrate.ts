import { loadConfig } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { migrateDatabase } from '#server/app/prepare-database.ts';

/** `migrate`: brings the database up to this version, apart from serving. */
export const migrate = {
  summary: 'Bring the database up to this version, before its nodes start',
  help: `Usage: npm run nearhand -- migrate

Applies the migrations that the database lacks, one after the other, each in a transaction of its own,
and the tables of the background jobs. Nodes may go on serving: an attempt waits a second for a table
that is in use, then lets others go first and tries again, for up to five minutes. Running it twice, or
on two machines at once, applies each once.

With MIGRATE_AT_START=off nodes leave this to the command, and start only once it was run.`,
  async run(): Promise<number> {
    const log = makeLog({ level: 'warn', readable: true });
    const server = await provideServer(loadConfig(), log, 'visit');
    try {
      const applied = await migrateDatabase(server.direct, log);
      process.stdout.write(report(applied));
      return 0;
    } finally {
      await server.stop();
    }
  },
};

function report(applied: readonly string[]): string {
  if (applied.length === 0) return 'Nothing to apply: the database has every migration.\n';
  const names = applied.map((name) => `  ${name}\n`).join('');
  return `Applied ${applied.length}:\n${names}Next: replace the nodes of the older version, one by one (docs/operations.md).\n`;
}

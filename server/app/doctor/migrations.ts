import { hasJobTables, hasMigrations } from '#server/platform/database/facts.ts';
import { findFit } from '#server/platform/database/migrate.ts';
import { bad, warning, well, type Look } from './examination.ts';

/** Whether the database schema is the one this version needs. */
export const examineMigrations: Look = async ({
  platform: { db },
  texts: { parts, migrations },
}) => {
  const { none, all, missing: note, newer, newerCure, cure } = migrations;
  if (!(await hasMigrations(db))) return [bad(parts.migrations, none, cure)];
  const { missing, ahead } = await findFit(db);
  if (!(await hasJobTables(db))) missing.push('pgboss');
  if (missing.length > 0) return [bad(parts.migrations, note(missing.join(', ')), cure)];
  if (ahead.length > 0) return [warning(parts.migrations, newer(ahead.join(', ')), newerCure)];
  return [well(parts.migrations, all)];
};

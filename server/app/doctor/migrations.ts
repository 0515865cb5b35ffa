import { hasMigrations } from '#server/platform/database/facts.ts';
import { findMissingOfOurs } from '#server/platform/database/migrate.ts';
import { bad, well, type Look } from './examination.ts';

/** Whether the database schema is the one this version needs. */
export const examineMigrations: Look = async ({
  platform: { db },
  texts: { parts, migrations },
}) => {
  const { none, all, missing: note, cure } = migrations;
  if (!(await hasMigrations(db))) return [bad(parts.migrations, none, cure)];
  const missing = await findMissingOfOurs(db);
  if (missing.length === 0) return [well(parts.migrations, all)];
  return [bad(parts.migrations, note(missing.join(', ')), cure)];
};

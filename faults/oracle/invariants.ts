import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** A broken rule of faults/invariants.sql: how many rows break it, and the first three of them. */
export interface BrokenRule {
  rule: string;
  count: number;
  rows: unknown[];
}

/** The rules of faults/invariants.sql, each with its query. */
export function readRules(): { rule: string; query: string }[] {
  const text = readFileSync(join(import.meta.dirname, '../invariants.sql'), 'utf8');
  const [, ...parts] = text.split(/^-- rule: /m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return { rule: part.slice(0, end), query: part.slice(end).trim().replace(/;$/, '') };
  });
}

/** Asks the database for the rules that are broken. Fits once it is quiet: no job is due. */
export async function brokenRules(db: Db): Promise<BrokenRule[]> {
  const broken: BrokenRule[] = [];
  for (const { rule, query } of readRules()) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) broken.push({ rule, count: rows.length, rows: rows.slice(0, 3) });
  }
  return broken;
}

/** What the outbox leaves behind where nothing delivers it. */
const OF_DELIVERY = new Set([
  'a message waits in the outbox',
  'a delayed letter was never released',
]);

/** The same, where no mail server is there. */
export async function brokenRulesWithoutMail(db: Db): Promise<BrokenRule[]> {
  return (await brokenRules(db)).filter(({ rule }) => !OF_DELIVERY.has(rule));
}

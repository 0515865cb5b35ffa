import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { seed } from './seed.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  vi.stubEnv('DATABASE_URL', urlOf(database.connection));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
});

async function countProfessionals() {
  const { rows } = await sql`select count(*)::int as count from professionals`.execute(database.db);
  return rows;
}

test('a dry run changes nothing', async () => {
  expect(await seed.run(['--professionals', '40', '--dry-run'])).toBe(0);
  expect(await countProfessionals()).toEqual([{ count: 0 }]);
});

test('as many professionals are added as requested', async () => {
  expect(await seed.run(['--professionals', '40'])).toBe(0);
  expect(await countProfessionals()).toEqual([{ count: 40 }]);
});

test.each(['0', '1.5', 'many', '99999999'])('%s professionals are refused', async (count) => {
  await expect(seed.run(['--professionals', count])).rejects.toThrow(/whole number from 1 to/);
});

test('production is refused', async () => {
  const site = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret that is as long as one has to be',
    PUBLIC_URL: 'https://nearhand.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Nearhand <no-reply@nearhand.example>',
  };
  for (const [name, value] of Object.entries(site)) vi.stubEnv(name, value);
  await expect(seed.run(['--professionals', '40'])).rejects.toThrow('refused in production');
});

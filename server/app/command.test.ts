import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';

let database: FreshDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'nearhand-command-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

function nearhand(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: urlOf(database.connection) };
  const file = join(import.meta.dirname, 'command.ts');
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

describe('the command line', () => {
  it('lists its commands', async () => {
    const { code, out } = await nearhand('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: npm run nearhand -- <command>[^]*doctor {2,}Look whether/);
  });

  it('refuses an unknown command with its usage', async () => {
    const { code, err } = await nearhand('constructor');
    expect([code, err]).toEqual([2, expect.stringMatching(/no command "constructor"[^]*Usage:/)]);
  });

  it('explains each command', async () => {
    const { code, out } = await nearhand('doctor', '--help');
    expect([code, out]).toEqual([0, expect.stringMatching(/^Usage: npm run nearhand -- doctor/)]);
  });

  it('passes the doctor on a migrated database', async () => {
    const { code, out } = await nearhand('doctor');
    expect(out).toMatch(
      /^ok {3}Configuration[^]*ok {3}Migrations: All applied[^]*Live stream: Arrived after [^]*WARN Backup/,
    );
    expect(code).toBe(0);
  });

  it('names the tables of the background jobs where they are missing, and create-admin makes them', async () => {
    await sql`drop schema pgboss cascade`.execute(database.db);
    const { code, out } = await nearhand('doctor');
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/BAD {2}Migrations: To apply: pgboss\./),
    ]);
    expect((await nearhand('create-admin', '--email', 'ada@example.test')).code).toBe(0);
    expect((await nearhand('doctor')).out).toMatch(/ok {3}Migrations[^]*WARN Backup/);
  });
});

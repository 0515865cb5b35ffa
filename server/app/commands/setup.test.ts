import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';

const PASSWORD = 'not-to-be-repeated';

let smtp: FakeSmtp;
let database: FreshDatabase;
beforeAll(async () => {
  smtp = await startFakeSmtp({ password: PASSWORD });
  database = await freshDatabase();
});
afterAll(async () => {
  await smtp.close();
  await database.drop();
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nearhand-setup-'));
  file = join(folder, '.env');
});
const servers: Server[] = [];
afterEach(() => {
  rmSync(folder, { recursive: true });
  servers.splice(0).forEach((server) => server.close());
});

/** Runs the command without a terminal. */
async function setup(...args: string[]) {
  const program = join(import.meta.dirname, '../command.ts');
  const child = spawn(process.execPath, [program, 'setup', '--file', file, ...args], {
    env: { ...process.env, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number];
  return { code, out, err };
}

/** A port of the loopback that is free, or is taken until the test ends. */
async function port(use: 'free' | 'taken'): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: number } = server.address() as AddressInfo;
  if (use === 'taken') servers.push(server);
  else server.close();
  return String(number);
}

async function answers(changes: Record<string, string> = {}): Promise<string[]> {
  const all = {
    domain: 'localhost',
    port: await port('free'),
    database: urlOf(database.connection),
    smtp: smtp.url.replace('//', `//ada:${PASSWORD}@`),
    country: 'ca',
    admin: 'ada@example.test',
    ...changes,
  };
  return Object.entries(all).map(([topic, answer]) => `--${topic}=${answer}`);
}

const written = () => parseEnv(readFileSync(file, 'utf8'));

describe('setup without a terminal', () => {
  it('tries each answer, sends a test mail, and writes settings that a production site starts with', async () => {
    const { code, out, err } = await setup(...(await answers()));
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/ok {3}domain: localhost is (127\.0\.0\.1|::1)/);
    expect(out).toMatch(/ok {3}database: PostgreSQL \d+/);
    expect(out).toMatch(/create-admin --email ada@example\.test/);
    expect(out).not.toContain(PASSWORD);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(loadConfig(written())).toMatchObject({
      production: true,
      publicUrl: 'https://localhost',
      country: 'CA',
      currency: 'CAD',
      trustedProxies: 1,
      host: '127.0.0.1',
      mail: { from: 'Nearhand <no-reply@localhost>' },
    });
    expect(smtp.mails.at(-1)).toMatchObject({
      envelopeTo: ['ada@example.test'],
      subject: 'Nearhand: mail works',
    });
  });

  it('takes answers from a file, and a flag before it', async () => {
    const lines = (await answers({ name: 'Chez nous' })).map((flag) => flag.slice(2)).join('\n');
    await writeFile(join(folder, 'answers'), lines);
    const { code } = await setup('--answers', 'answers', '--name', "L'Atelier", '--no-test-mail');
    expect(code).toBe(0);
    expect(written()).toMatchObject({
      BRAND_NAME: "L'Atelier",
      MAIL_FROM: "L'Atelier <no-reply@localhost>",
    });
  });

  it('names everything that is missing or cannot be, at once', async () => {
    const { code, err } = await setup('--domain=localhost', '--country=Canada', '--currency=JPY');
    expect(code).toBe(1);
    expect(err).toMatch(/--smtp is missing[^]*--admin is missing[^]*country must[^]*currency must/);
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['domain', { domain: 'nowhere.invalid' }, 'nowhere.invalid has no address'],
    ['smtp', { smtp: 'smtp://127.0.0.1:9' }, 'cannot be reached'],
    ['database', { database: 'postgres://ada:secret-word@127.0.0.1:9/none' }, 'ECONNREFUSED'],
  ])('writes nothing where the %s does not pass', async (topic, changes, why) => {
    const { code, out, err } = await setup(...(await answers(changes)));
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(new RegExp(`BAD {2}${topic}: .*${why}`)),
    ]);
    expect(err).toContain(`Nothing was written: ${topic} did not pass`);
    expect(readdirSync(folder)).toEqual([]);
    expect(out + err).not.toContain('secret-word');
  });

  it('refuses a database that cannot hold what people write', async () => {
    const { db, name } = database;
    const latin = `${name}_latin`;
    await sql
      .raw(`create database ${latin} encoding 'LATIN1' locale 'C' template template0`)
      .execute(db);
    const url = urlOf(database.connection).replace(name, latin);
    const { code, out } = await setup(...(await answers({ database: url })));
    await sql.raw(`drop database ${latin} with (force)`).execute(db);
    expect([code, out]).toEqual([1, expect.stringContaining('The database is in LATIN1')]);
  });

  it('sees a wrong password of the mail server, and a port that is taken', async () => {
    const wrong = { smtp: smtp.url.replace('//', '//ada:guess@'), port: await port('taken') };
    const { code, out } = await setup(...(await answers(wrong)));
    expect(code).toBe(1);
    expect(out).toMatch(/BAD {2}port: Another program listens[^]*BAD {2}smtp: .*refuses our/);
  });

  it('takes what does not pass where that is wished, as before the DNS is set', async () => {
    const early = await answers({ domain: 'nowhere.invalid' });
    const { code, out } = await setup(...early, '--unchecked', '--no-test-mail');
    expect([code, out]).toEqual([0, expect.stringContaining('BAD  domain')]);
    expect(written()).toMatchObject({ PUBLIC_URL: 'https://nowhere.invalid' });
  });

  it('writes over a file only when told to, and keeps its secrets, what was not asked, and itself', async () => {
    await setup(...(await answers()), '--no-test-mail');
    const secret = written()['SESSION_SECRET'];
    await writeFile(file, `${readFileSync(file, 'utf8')}BACKUP_KEEP=30\n`);
    const refused = await setup(...(await answers()), '--no-test-mail');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is there already')]);
    const again = await answers({ name: 'Other' });
    expect(await setup(...again, '--no-test-mail', '--overwrite')).toMatchObject({ code: 0 });
    expect(written()).toMatchObject({
      SESSION_SECRET: secret,
      BACKUP_KEEP: '30',
      BRAND_NAME: 'Other',
    });
    expect(readdirSync(folder)).toEqual(['.env', expect.stringMatching(/^\.env\.before-/)]);
  });

  it('leaves to compose.yaml what that says itself', async () => {
    const asked = (await answers()).filter((flag) => !/^--(port|database)/.test(flag));
    const { code, out } = await setup(...asked, '--container', '--no-test-mail');
    expect([code, out]).toEqual([0, expect.stringContaining('docker compose up -d')]);
    expect(Object.keys(written())).toEqual(expect.arrayContaining(['POSTGRES_PASSWORD']));
    expect(written()).not.toHaveProperty('HOST');
  });
});

import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { createAdmin } from './create-admin.ts';

let database: FreshDatabase;
const said: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  vi.stubEnv('DATABASE_URL', urlOf(database.connection));
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
});

const passwords = () => said.map((text) => /^Password: ([a-z2-9-]{23})$/m.exec(text)?.[1]);
const hashes = async () =>
  (await database.db.selectFrom('admins').select(['email', 'password_hash']).execute()).map(
    ({ email, password_hash }) => `${email} ${password_hash.slice(0, 10)}`,
  );

test('an admin is created with a password that is printed and not stored', async () => {
  expect(await createAdmin.run(['--email', ' Ada@Example.test', '--name', 'Ada'])).toBe(0);
  expect(await hashes()).toEqual(['ada@example.test $argon2id$']);
  expect(passwords()[0]).toBeDefined();
});

test('the same address again is refused, and reset on demand', async () => {
  await expect(createAdmin.run(['--email', 'ada@example.test'])).rejects.toThrow(/--reset/);
  expect(await createAdmin.run(['--email', 'ada@example.test', '--reset'])).toBe(0);
  expect(new Set(passwords()).size).toBe(2);
  await expect(createAdmin.run(['--email', 'b@example.test', '--reset'])).rejects.toThrow(
    /no admin/,
  );
});

test('is an owner, or what --role says, and no other role', async () => {
  const make = (email: string, role: string) => createAdmin.run(['--email', email, '--role', role]);
  expect(await make('c@example.test', 'readOnly')).toBe(0);
  await expect(make('d@example.test', 'boss')).rejects.toThrow(/--role must be one of owner/);
  const admins = await database.db.selectFrom('admins').select(['email', 'role']).execute();
  expect(admins).toContainEqual({ email: 'ada@example.test', role: 'owner' });
  expect(admins).toContainEqual({ email: 'c@example.test', role: 'readOnly' });
});

test('a password that is given is not printed', async () => {
  const password = 'quiet harbour lantern 7';
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(
    Readable.from([Buffer.from(`${password}\n`)]) as unknown as typeof process.stdin,
  );
  said.length = 0;
  await createAdmin.run(['--email', 'given@example.test', '--password-stdin']);
  expect(said.join('')).toContain('Made the admin given@example.test.');
  expect(said.join('')).not.toContain(password);
});

test('an invalid address is refused', async () => {
  await expect(createAdmin.run(['--email', 'ada'])).rejects.toThrow(/--email must be/);
});

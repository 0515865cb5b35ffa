import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  ask,
  endPrograms,
  findPostmaster,
  startProgram,
  temporaryDataDir,
} from '#tests/support/database/embedded-programs.ts';
import { findProcess } from './processes.ts';

const { dataDir, remove } = temporaryDataDir();
const pgdata = join(dataDir, 'pgdata');
const other = temporaryDataDir();
afterEach(endPrograms);
afterAll(() => {
  remove();
  other.remove();
});

const isAlive = (pid: number | undefined) => {
  const facts = findProcess(pid ?? 0);
  return facts !== undefined && !facts.zombie;
};

test('the database exists after a first start, and its data after a second', async () => {
  const first = await startProgram(dataDir);
  await ask(first, 'create table kept as select 42 as n');
  const postmaster = findPostmaster(dataDir);
  await first.end();
  expect(isAlive(postmaster)).toBe(false);
  const second = await startProgram(dataDir);
  expect(await ask(second, 'select n from kept')).toEqual([{ n: 42 }]);
});

test('the application is not a superuser of its database', async () => {
  const program = await startProgram(dataDir);
  const rows = await ask(program, 'select usesuper from pg_user where usename = current_user');
  expect(rows).toEqual([{ usesuper: false }]);
});

describe('after kill -9', () => {
  test('of the program its database shuts down by itself, and the next start works', async () => {
    const program = await startProgram(dataDir);
    const postmaster = findPostmaster(dataDir);
    await program.kill();
    await expect.poll(() => isAlive(postmaster), { timeout: 10_000 }).toBe(false);
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('system is shut down');
    expect((await startProgram(dataDir)).first.owned).toBe(true);
  });

  test('of everything at once, what was acknowledged is there', async () => {
    const program = await startProgram(dataDir);
    await ask(program, 'create table acknowledged (n int)');
    for (const n of [1, 2, 3]) await ask(program, `insert into acknowledged values (${n})`);
    const postmaster = findPostmaster(dataDir) ?? 0;
    process.kill(postmaster, 'SIGKILL');
    await program.kill();
    const next = await startProgram(dataDir);
    expect(await ask(next, 'select n from acknowledged')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  test('of the database alone, the program restarts it at the same address', async () => {
    const program = await startProgram(dataDir);
    process.kill(findPostmaster(dataDir) ?? 0, 'SIGKILL');
    const restarted = { back: { owned: true } };
    await expect.poll(() => program.said, { timeout: 10_000 }).toContainEqual(restarted);
    expect(await ask(program, 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});

describe('a postmaster.pid left behind does not stop the start', () => {
  test.each([
    ['whose process is another program now', 'echo $$; exec sleep 30'],
    ['whose process is a zombie', 'true & echo $!; exec sleep 30'],
    ['whose process is gone', 'echo $$'],
  ])('%s', async (_case, script) => {
    await (await startProgram(dataDir)).end();
    const { pid, parent } = await runAsServerAccount(script);
    const lines = [pid, pgdata, 1_700_000_000, 5432, join(dataDir, 'socket'), '', '  1 1', 'ready'];
    writeFileSync(join(pgdata, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const { first } = await startProgram(dataDir);
    parent.kill();
    expect(first).toMatchObject({ owned: true });
  });
});

/** PostgreSQL detects processes of other accounts, not those of its own. */
async function runAsServerAccount(script: string): Promise<{ pid: number; parent: ChildProcess }> {
  const { uid, gid } = statSync(pgdata);
  const parent = spawn('/bin/sh', ['-c', script], { uid, gid, cwd: '/' });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  if (!script.includes('sleep')) await once(parent, 'exit');
  return { pid: Number(line.toString()), parent };
}

test('six concurrent first starts end with one server that all six use', async () => {
  const programs = await Promise.all(Array.from({ length: 6 }, () => startProgram(other.dataDir)));
  expect(programs.filter(({ first }) => first.owned)).toHaveLength(1);
  const answers = await Promise.all(programs.map((program) => ask(program, 'select 1 as n')));
  expect(answers.flat()).toHaveLength(6);
  expect(readdirSync(other.dataDir).filter((name) => name.startsWith('pgdata'))).toEqual([
    'pgdata',
  ]);
});

test('when the owner leaves, a program that joined takes the server over', async () => {
  const owner = await startProgram(dataDir);
  const joined = await startProgram(dataDir);
  expect(joined.first.owned).toBe(false);
  await owner.end();
  await expect
    .poll(() => joined.said, { timeout: 10_000 })
    .toContainEqual({ back: { owned: true } });
  expect(await ask(joined, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('data of another major version is refused with the fix', async () => {
  await (await startProgram(dataDir)).end();
  writeFileSync(join(pgdata, 'PG_VERSION'), '14\n');
  const { first } = await startProgram(dataDir);
  expect(first.error).toMatch(/was written by PostgreSQL 14, .* Write a backup/);
});

test('a folder too deep for a socket, or closed to other accounts, works as well', async () => {
  const { dataDir: closed, remove: removeClosed } = temporaryDataDir();
  chmodSync(dirname(closed), 0o700);
  const deep = join(closed, 'folder-with-a-long-name'.repeat(5));
  const program = await startProgram(deep);
  expect(program.first.connection?.host).not.toContain(deep);
  expect(await ask(program, 'select 1 as n')).toEqual([{ n: 1 }]);
  await program.end();
  removeClosed();
});

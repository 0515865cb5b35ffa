import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ask,
  endPrograms,
  startProgram,
  temporaryDataDir,
} from '#tests/support/database/embedded-programs.ts';
import { lockDataDir } from './data-dir-lock.ts';

let dataDir: string;
let remove: () => void;
beforeEach(() => {
  ({ dataDir, remove } = temporaryDataDir());
});
afterEach(async () => {
  await endPrograms();
  remove();
});

test('a second program on the same data is refused, with the address of the first, and what to do', async () => {
  const first = await startProgram(dataDir, 'locked');
  const second = await startProgram(dataDir, 'locked');
  expect(second.first.error).toBe(
    `Another Nearhand already runs on the data in ${dataDir} ` +
      `(process ${first.child.pid}, http://localhost:3000). Stop it first, or give this one a ` +
      'folder of its own: DATA_DIR=other-data PORT=3001 npm start. Several servers on the same ' +
      'data need a shared PostgreSQL: set DATABASE_URL.',
  );
  expect(await ask(first, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('of many concurrent programs exactly one gets the lock', async () => {
  const tries = Array.from({ length: 20 }, () => lockDataDir(dataDir, 'http://localhost:3000'));
  const results = await Promise.allSettled(tries);
  const got = results.filter((result) => result.status === 'fulfilled');
  expect(got).toHaveLength(1);
  await got[0]?.value();
});

test('a killed program releases the lock to the next ones, of which one gets it', async () => {
  const killed = await startProgram(dataDir, 'locked');
  await killed.kill();
  const tries = Array.from({ length: 10 }, () => lockDataDir(dataDir, 'http://localhost:3000'));
  const got = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(got).toHaveLength(1);
});

test('a frozen program still holds its lock', async () => {
  const frozen = await startProgram(dataDir, 'locked');
  frozen.child.kill('SIGSTOP');
  await expect(lockDataDir(dataDir, '')).rejects.toThrow('it does not answer');
  frozen.child.kill('SIGCONT');
});

test('a released lock can be taken again', async () => {
  const release = await lockDataDir(dataDir, '');
  await release();
  await expect(lockDataDir(dataDir, '')).resolves.toBeTypeOf('function');
});

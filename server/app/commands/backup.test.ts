import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'nearhand-commands-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Without any database: what is refused here is refused before one is asked. */
function nearhand(...args: string[]) {
  const env = {
    ...process.env,
    INIT_CWD: root,
    DATA_DIR: root,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  };
  const program = join(import.meta.dirname, '../command.ts');
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

describe('the commands of backups', () => {
  it.each([
    [['backup', 'some-folder'], 'Only --verify takes a backup'],
    [['backup', '--verify', 'one', 'two'], 'Only --verify takes a backup, and one'],
    [['backup', '--verify', 'one', '--keep', '3'], 'leave --to and --keep out'],
    [['backup', '--keep', 'all'], '--keep must be a whole number from 1 to 9999'],
    [['backup', '--identity', 'no-such-file'], 'no-such-file cannot be read: ENOENT'],
    [['restore'], 'Name one backup: a folder, or s3://bucket/name'],
    [['restore', 's3://elsewhere/nearhand-x'], 'is in a bucket, and none is set'],
    [['restore', '.'], 'is no backup'],
  ])('refuse %j and make nothing', async (args, why) => {
    const { code, out, err } = await nearhand(...args);
    expect([code, out, err]).toEqual([1, '', expect.stringContaining(why)]);
    expect(existsSync(join(root, 'backups'))).toBe(false);
  });

  it('refuse files without a key', async () => {
    const empty = join(root, 'empty.txt');
    writeFileSync(empty, '\n# created by nobody\n');
    const keyless = await nearhand('restore', '.', '--identity', empty);
    expect(keyless.err).toContain('has no secret key');
    const blank = await nearhand('restore', '.', '--passphrase-file', 'empty.txt');
    expect(blank.err).toContain('is to be the passphrase, and it is empty');
  });

  it('list what is complete, and say where there is none', async () => {
    expect((await nearhand('backups')).out).toMatch(/^There is none in .*backups\.\n$/);
    const folder = join(root, 'kept');
    for (const name of ['nearhand-2026-11-22T03-30-00Z', '.making-1-nearhand-x', 'erasures']) {
      await mkdir(join(folder, name), { recursive: true });
    }
    writeFileSync(join(folder, 'nearhand-2026-11-22T03-30-00Z/manifest.json'), '{}');
    const { code, out } = await nearhand('backups', '--in', 'kept');
    expect([code, out]).toEqual([
      0,
      `2026-11-22 03:30  ${folder}/nearhand-2026-11-22T03-30-00Z  2 bytes\n`,
    ]);
  });
});

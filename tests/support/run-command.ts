import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { FreshDatabase } from './database/database.ts';
import { urlOf } from './database/database-copies.ts';

export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs `nearhand <args>` as an operator does, in a process of its own on a database. */
export function runCommand(
  { connection }: FreshDatabase,
  dataDir: string,
  args: readonly string[],
): Promise<Ended> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const env = { PATH, HOME, TMPDIR, DATA_DIR: dataDir, DATABASE_URL: urlOf(connection) };
  const program = join(import.meta.dirname, '../../server/app/command.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

type News = {
  connection?: { host: string; port: number; user: string; database: string };
  owned?: boolean;
  error?: string;
  /** The server had ended and runs again. */
  back?: { owned: boolean };
};

export type Program = {
  child: ChildProcess;
  /** Its first message: the address of its database, or the error. */
  first: News;
  /** Its messages so far. */
  said: News[];
  /** Ends it like Ctrl-C. */
  end(): Promise<void>;
  kill(): Promise<void>;
};

const running = new Set<Program>();

/** Starts a real process on a data directory and waits until its database runs, or it failed. */
export async function startProgram(dataDir: string, mode?: 'locked'): Promise<Program> {
  const words = [join(import.meta.dirname, 'embedded-program.ts'), dataDir, mode ?? ''];
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const said: News[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => said.push(JSON.parse(line) as News));
  await once(lines, 'line');
  const gone = once(child, 'exit');
  const leave = async (act: () => void) => {
    running.delete(program);
    act();
    await gone;
  };
  const end = () => leave(() => child.stdin.end());
  const kill = () => leave(() => child.kill('SIGKILL'));
  const program: Program = { child, first: said[0] ?? {}, said, end, kill };
  running.add(program);
  return program;
}

export async function endPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.end()));
}

/** A data directory that PostgreSQL's account can reach, and its removal. */
export function temporaryDataDir(): { dataDir: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'nearhand-test-'));
  chmodSync(parent, 0o711);
  const remove = () => rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  return { dataDir: join(parent, 'data'), remove };
}

/** The server's process id, undefined when it is down. */
export function findPostmaster(dataDir: string): number | undefined {
  const path = join(dataDir, 'pgdata', 'postmaster.pid');
  return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : undefined;
}

/** Runs one statement on a program's database and gives its rows. */
export async function ask(program: Program, statement: string): Promise<unknown[]> {
  const client = new Client(program.first.connection);
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

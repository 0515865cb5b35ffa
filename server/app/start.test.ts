import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { emptyDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';

const started: ChildProcess[] = [];
let folder: ReturnType<typeof temporaryDataDir>;
let database: FreshDatabase;

beforeEach(async () => {
  folder = temporaryDataDir();
  database = await emptyDatabase();
});
afterEach(async () => {
  for (const child of started.splice(0)) await end(child, 'SIGKILL');
  folder.remove();
  await database.drop();
});

/** The server as a separate process, on an empty database and any free port. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: folder.dataDir,
      DATABASE_URL: urlOf(database.connection),
      DEMO: 'off',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const node = { child, said: '', ended: once(child, 'exit') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (node.said += text));
  }
  return node;
}

type Node = ReturnType<typeof start>;

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function addressOf(node: Node): Promise<string> {
  while (!/is ready: (\S+)/.test(node.said)) {
    if (node.child.exitCode !== null) throw new Error(node.said);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return /is ready: (\S+)/.exec(node.said)?.[1] ?? '';
}

describe('a node', () => {
  it('prints that it starts, its address and where messages are, and shuts down gracefully', async () => {
    const node = start({ DEMO: 'on' });
    const url = await addressOf(node);
    expect(node.said).toMatch(/^Nearhand is starting…\n/);
    expect(node.said).toContain(`${url}/dev/outbox`);
    expect(node.said).toContain('customer@demo.test  (password nearhand-demo)');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    node.child.kill('SIGTERM');
    expect(await node.ended).toEqual([0, null]);
    expect(node.said).not.toMatch(/^[\d:]+ (error|warn)/m);
    // It fills the demo world, which takes a busy machine long.
  }, 180_000);

  it('may start at the same time as another one on the same empty database', async () => {
    const nodes = [start(), start()];
    const urls = await Promise.all(nodes.map(addressOf));
    for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('names a taken port and the fix', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const node = start({ PORT: String(port) });
    expect(await node.ended).toEqual([1, null]);
    expect(node.said).toContain(`Port ${port} is in use by another program.`);
    taken.close();
  });

  it('names an invalid configuration value', async () => {
    const node = start({ DEFAULT_LANGUAGE: 'de' });
    expect(await node.ended).toEqual([1, null]);
    expect(node.said).toContain('DEFAULT_LANGUAGE must be en, fr, es or the code of a folder');
    expect(node.said).toContain('(it is "de")');
    expect(node.said).not.toContain('    at ');
  });
});

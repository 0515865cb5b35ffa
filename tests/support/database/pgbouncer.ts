import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection } from '#server/platform/database/db.ts';
import { freePort } from '#tests/support/nearhand-program.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether Debian's PgBouncer is here. */
export const hasPgBouncer = existsSync(PROGRAM);

/** PgBouncer in transaction mode before a database; resolves with its address. */
export async function startPgBouncer(connection: DatabaseConnection) {
  const { host, port, user, database } = connection as Extract<
    DatabaseConnection,
    { port: number }
  >;
  const own = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nearhand-test-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${database} = host=${host} port=${port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PROGRAM, [...account, file], { stdio: 'ignore' });
  const gone = once(child, 'exit');
  while (!(await isOpen(Number(own)))) {
    if (child.exitCode !== null) throw new Error('PgBouncer ended');
    await sleep(20);
  }
  const address: DatabaseConnection = { host: '127.0.0.1', port: Number(own), user, database };
  return {
    connection: address,
    async stop() {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

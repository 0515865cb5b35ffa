import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A PostgreSQL under Patroni. */
export interface Member {
  name: string;
  port: number;
  /** The port of Patroni's interface. */
  api: number;
  dataDir: string;
  patroni: ChildProcess;
  start(): void;
}

/** The processes of its PostgreSQL by id: the postmaster, and its children by what they say they are. */
function processesOf({ dataDir }: Member): { pid: number; title: string }[] {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10);
  try {
    const children = execFileSync('pgrep', ['-a', '-P', String(postmaster)], { encoding: 'utf8' });
    const lines = children.trim().split('\n');
    return [
      { pid: postmaster, title: 'postmaster' },
      ...lines.map((line) => ({ pid: Number.parseInt(line, 10), title: line })),
    ];
  } catch {
    return [{ pid: postmaster, title: 'postmaster' }];
  }
}

/** Sends a signal to its PostgreSQL and to its Patroni. */
export function signal(member: Member, name: NodeJS.Signals): void {
  send([member.patroni.pid ?? 0, ...processesOf(member).map(({ pid }) => pid)], name);
}

/** Both at once, as when the machine loses its power. */
export function kill(member: Member): void {
  signal(member, 'SIGKILL');
}

/** Stops what it sends to its standbys. */
export function stopSending(member: Member): void {
  const senders = processesOf(member).filter(({ title }) => title.includes('walsender'));
  send(
    senders.map(({ pid }) => pid),
    'SIGSTOP',
  );
}

function send(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      if (pid > 0) process.kill(pid, name);
    } catch {
      // Already gone.
    }
  }
}

/** Whether Patroni says that a member has a role. */
export async function hasRole({ api }: Member, role: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(1000);
    return (await fetch(`http://127.0.0.1:${api}/${role}`, { signal })).status === 200;
  } catch {
    return false;
  }
}

/** Asks Patroni to let another member take writes: `candidate`, or whichever it chooses. */
export async function switchOver(leader: Member, candidate?: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${leader.api}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: leader.name, candidate }),
    headers: { 'content-type': 'application/json' },
  });
  await answer.text();
  return answer.ok;
}

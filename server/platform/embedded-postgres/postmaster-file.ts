import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countAttached, findProcess } from './processes.ts';

/** free: not running, start it. taken: a server runs, starts or stops. */
export type ClusterState = 'free' | 'taken';

type PostmasterFile = {
  text: string;
  pid: number;
  socketDirectory: string;
  sharedMemoryId: number;
};

/**
 * Decides by postmaster.pid whether a server runs on the cluster, and removes a stale file: its
 * process gone, a zombie, or its pid reused by another program.
 */
export function judgeCluster(clusterDir: string): ClusterState {
  const path = join(clusterDir, 'postmaster.pid');
  const file = readPostmasterFile(path);
  if (file === 'none') return 'free';
  if (file === 'incomplete' || isOurs(file.pid, clusterDir)) return 'taken';
  if (countAttached(file.sharedMemoryId) > 0) return 'taken';
  removeIfUnchanged(path, file.text);
  return existsSync(path) ? 'taken' : 'free';
}

/** The socket directory in postmaster.pid. */
export function namedSocketDirectory(clusterDir: string): string | undefined {
  const file = readPostmasterFile(join(clusterDir, 'postmaster.pid'));
  return typeof file === 'string' ? undefined : file.socketDirectory;
}

function readPostmasterFile(path: string): PostmasterFile | 'none' | 'incomplete' {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return 'none';
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return 'incomplete';
  return {
    text,
    pid,
    socketDirectory: lines[4] ?? '',
    sharedMemoryId: Number(lines[6]?.split(/\s+/)[1] ?? -1),
  };
}

function isOurs(pid: number, clusterDir: string): boolean {
  const facts = findProcess(pid);
  if (!facts || facts.zombie) return false;
  return facts.command.includes('postgres') && ` ${facts.command} `.includes(` ${clusterDir} `);
}

/** Moves the file aside first: a competitor may have written a new one since. */
function removeIfUnchanged(path: string, judged: string): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, path);
  } catch {
    // Another process removed or replaced it: the next check decides.
  }
  rmSync(aside, { force: true });
}

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { say, sh } from './host.ts';

export const SUITE = 'trixie';

/**
 * The folder of a bare Debian root file system, made once and kept in `cache`. It has what a server
 * has before anything is installed: the minimal variant, and systemd.
 */
export async function bareDebian(cache: string): Promise<string> {
  const folder = path.join(cache, SUITE);
  if (existsSync(folder)) return folder;
  say(`Making a bare Debian (${SUITE}) in ${folder}, once…`);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  try {
    const packages = '--include=ca-certificates,dbus,systemd-sysv';
    await sh('debootstrap', ['--variant=minbase', packages, SUITE, unfinished, debianMirror()]);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Where this machine gets its own packages from. */
function debianMirror(): string {
  const files = globSync('/etc/apt/sources.list{,.d/*.{list,sources}}').filter(existsSync);
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const found = /^(?:URIs:|deb)\s+(?:\[[^\]]*\]\s+)?(\S+\/debian\/?)(?:\s|$)/m.exec(text)?.[1];
  if (found) return found;
  throw new Error('No mirror of Debian is set up on this machine: apt has to work first.');
}

/** Names the programs that are missing here, with the command that brings them. */
export function assertPrograms(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error('The proof makes namespaces and mounts in them: run it as root, on Linux.');
  }
  const packages = {
    debootstrap: 'debootstrap',
    slirp4netns: 'slirp4netns',
    nsenter: 'util-linux',
  };
  const missing = Object.entries(packages).filter(([program]) => !hasProgram(program));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name).join(' ');
  throw new Error(`Missing here: apt-get install --no-install-recommends ${names}`);
}

function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`]);
    return true;
  } catch {
    return false;
  }
}

import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logTo, say } from './host.ts';
import { bootMachine, type Machine } from './machine.ts';
import { catchMails, type MailCatcher } from './proof.ts';
import { bringAuthority, environmentInside } from './surroundings.ts';
import { assertPrograms, bareDebian } from './root-filesystem.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** What a proof is given. */
export interface Surroundings {
  machine: Machine;
  mails: MailCatcher;
  /** This commit, in short. */
  commit: string;
}

/**
 * Boots a bare Debian with a mail server, lets a proof run in it, and ends it whatever happens. The exit
 * code of the process is what the proof resolves with, or 1.
 */
export async function runProof(
  { name, cache }: { name: string; cache: string | undefined },
  prove: (surroundings: Surroundings) => Promise<number>,
): Promise<void> {
  let machine: Machine | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      say(`${signal}: ending the machine…`);
      void (machine?.stop() ?? Promise.resolve()).finally(() => process.exit(130));
    });
  }
  try {
    assertPrograms();
    const logFile = path.join(tmpdir(), `nearhand-${name}-${process.pid}.log`);
    logTo(logFile);
    const base = await bareDebian(cache ?? path.join(ROOT, 'node_modules/.cache/debian'));
    say(`${name} with ${shortCommit()}; everything that is printed: ${logFile}`);
    machine = await bootMachine(base, environmentInside());
    await bringAuthority(machine);
    const mails = await catchMails(machine);
    try {
      process.exitCode = await prove({ machine, mails, commit: shortCommit() });
    } finally {
      mails.end();
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await machine?.stop();
  }
}

function shortCommit(): string {
  const git = ['-C', ROOT, 'rev-parse', '--short', 'HEAD'];
  return execFileSync('git', git, { encoding: 'utf8' }).trim();
}

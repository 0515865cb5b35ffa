import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals } from './signals.mjs';

const enterFile = path.join(path.dirname(fileURLToPath(import.meta.url)), 'enter.mjs');

/**
 * Runs an entry file with another Node binary and exits likewise: same exit code or same signal.
 * `settings` are flags and environment variables of that process.
 */
export function spawnEntry(node, entry, args, { flags, environment } = nothing) {
  const child = spawn(node, [...flags, enterFile, entry, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, ...process.env },
  });
  const stopForwarding = forwardSignals(child);
  child.on('error', (error) => {
    console.error(`Could not run ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    stopForwarding();
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

const nothing = { flags: [], environment: {} };

/** Runs an entry file with this Node and these settings, in place of this process where it can. */
export function becomeEntry(entry, args, { flags, environment }) {
  const node = process.execPath;
  const all = { flags: [...flags, ...process.execArgv], environment };
  if (process.platform === 'win32' || !process.execve) return spawnEntry(node, entry, args, all);
  const env = { ...environment, ...process.env };
  return process.execve(node, [node, ...all.flags, enterFile, entry, ...args], env);
}

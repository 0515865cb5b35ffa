import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals } from './signals.mjs';

const enterFile = path.join(path.dirname(fileURLToPath(import.meta.url)), 'enter.mjs');

/**
 * Runs an entry file with another Node binary and exits likewise: same exit code or same signal.
 */
export function spawnEntry(node, entry, args) {
  const child = spawn(node, [enterFile, entry, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
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

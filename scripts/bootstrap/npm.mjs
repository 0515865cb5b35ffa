import { spawn } from 'node:child_process';
import os from 'node:os';
import { forwardSignals } from './signals.mjs';

const flags = [
  'ci',
  // Explicit, because NODE_ENV=production or omit=… in the user's settings would drop them.
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Runs `npm ci` in the folder, reporting its pid as soon as it is known. Resolves to its exit code,
 * or to 128 + signal when it, or this process, was told to end.
 */
export function npmCi(root, onPid) {
  return new Promise((resolve) => {
    const child = spawnNpm(root);
    let endedBy;
    const stopForwarding = forwardSignals(child, (signal) => (endedBy = signal));
    if (child.pid) onPid(child.pid);
    child.on('error', (error) => {
      stopForwarding();
      console.error(`Could not run npm: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      stopForwarding();
      const deadly = endedBy ?? signal;
      resolve(deadly ? 128 + os.constants.signals[deadly] : (code ?? 1));
    });
  });
}

function spawnNpm(root) {
  // npm's standard output goes to our standard error: a task's own output stays clean.
  const options = { cwd: root, env: cleanEnvironment(), stdio: ['ignore', 2, 2] };
  const caller = process.env.npm_execpath ?? '';
  // pnpm and yarn set this variable too, to themselves.
  if (/npm-cli\.[cm]?js$/.test(caller)) {
    return spawn(process.execPath, [caller, ...flags], options);
  }
  return spawn('npm', flags, { ...options, shell: process.platform === 'win32' });
}

// The variables of the outer `npm start` mislead the inner npm; registry, cache and proxy stay.
function cleanEnvironment() {
  const misleading =
    /^npm_(package_|lifecycle_|command$|config_prefix$|config_local_prefix$|config_global)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading.test(name)));
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['chromium-headless-shell', 'fonts-dejavu-core'];
const limitMs = 300_000;

/** Whether this process may install Debian packages. */
export function mayInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's Chromium and a font. Throws with the last words of apt-get when it fails. */
export function installDebianChromium(): void {
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function aptGet(...args: string[]): void {
  const result = spawnSync('/usr/bin/apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: limitMs,
  });
  if (result.status === 0) return;
  const lastWords = (result.stderr || String(result.error ?? '')).trim().split('\n').at(-1);
  throw new Error(`apt-get ${args[0]} failed: ${lastWords}`);
}

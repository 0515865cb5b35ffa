import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sh } from './host.ts';
import type { Machine } from './machine.ts';

/** Where Debian's Caddy keeps the root of its own authority. */
export const CERTIFICATE_AUTHORITY =
  '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

const REGISTRY_AUTHORITY = '/srv/registry-authority.crt';

/** The environment of the commands: how this machine reaches the registry, and nothing else of it. */
export function environmentInside(): Record<string, string> {
  const trusts = authorityHere() === undefined ? {} : { npm_config_cafile: REGISTRY_AUTHORITY };
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LANG: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
    NO_COLOR: '1',
    npm_config_registry: npmSetting('registry'),
    npm_config_update_notifier: 'false',
    CURL_CA_BUNDLE: CERTIFICATE_AUTHORITY,
    ...trusts,
  };
}

/** Gives the machine the authority that this one trusts for its registry, where it has one. */
export async function bringAuthority({ root, run }: Machine): Promise<void> {
  const file = authorityHere();
  if (file === undefined) return;
  await run('mkdir -p /srv');
  await sh('cp', [file, path.join(root, REGISTRY_AUTHORITY)]);
}

function authorityHere(): string | undefined {
  const named = [npmSetting('cafile'), process.env['NODE_EXTRA_CA_CERTS'] ?? ''];
  return named.find((file) => path.isAbsolute(file) && existsSync(file));
}

/** As npm of this machine is set up, whatever this checkout brings. */
function npmSetting(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const own = folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter);
  const env = { ...process.env, PATH: own };
  return execFileSync('npm', ['config', 'get', name], { cwd: '/', env, encoding: 'utf8' }).trim();
}

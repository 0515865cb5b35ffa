import type { Machine } from './machine.ts';
import type { Timed } from './proof.ts';

/** The log of a proof, for docs/install.md. */
export async function recordOf(machine: Machine, commit: string, timed: readonly Timed[]) {
  const versions = await machine.run(`. /etc/os-release; printf '%s' "$PRETTY_NAME"
    printf ', Node %s' "$(node --version)" "$(/opt/nearhand/node_modules/.bin/node --version)"
    printf ', PostgreSQL %s' "$(su -s /bin/sh -c 'psql -Atc "show server_version"' nearhand | cut -d' ' -f1)"
    printf ', Caddy %s' "$(caddy version | cut -d' ' -f1)"
    printf '; %s processors' "$(nproc)"`);
  const rows = timed.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`);
  const sum = timed.reduce((all, { seconds }) => all + seconds, 0);
  const kept = timed.flatMap(({ title, out }) => [`# ${title}`, ...told(out)]);
  const day = new Date().toISOString().slice(0, 10);
  return [
    `${day}, commit ${commit}: ${versions}.`,
    '',
    '```',
    ...rows,
    `${sum.toFixed(1).padStart(7)} s  together, ${clock(sum)}`,
    '```',
    '',
    'What the commands said, without the noise of packages, and without the password:',
    '',
    '```',
    ...kept,
    '```',
  ].join('\n');
}

/** The lines worth keeping: none of packages that are unpacked, and no password. */
function told(out: string): string[] {
  if (out.includes('Unpacking ')) return [];
  const lines = out.split('\n').map((line) => line.trimEnd().replace(/^(Password: ).*/, '$1…'));
  return lines.filter((line) => line !== '' && !line.startsWith('  ') && !line.startsWith('>'));
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

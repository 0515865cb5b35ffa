import { existsSync, readFileSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

/** The settings in a file, or none where there is no file. */
export function readEnvironmentFile(path: string): Record<string, string | undefined> {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/**
 * Writes settings, readable by the owner alone and complete or not at all. A file that was there is
 * kept under the name that comes back.
 */
export async function writeEnvironmentFile(
  path: string,
  settings: Record<string, string>,
  now: Date,
): Promise<string | undefined> {
  const unfinished = `${path}.${process.pid}`;
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoted(name, value)}\n`);
  const head = `# Written by nearhand setup on ${now.toISOString().slice(0, 10)}. All variables: docs/configuration.md\n`;
  await writeFile(unfinished, head + lines.join(''), { mode: 0o600, flag: 'wx' });
  try {
    const kept = existsSync(path) ? `${path}.before-${fileTime(now)}` : undefined;
    if (kept !== undefined) {
      await rename(path, kept);
      await chmod(kept, 0o600);
    }
    await rename(unfinished, path);
    return kept;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** As Node, Docker Compose and systemd read it alike. */
function quoted(name: string, value: string): string {
  if (/^[\w@%+:/.,=-]+$/.test(value)) return value;
  if (!value.includes("'")) return `'${value}'`;
  if (/["\\$`]/.test(value)) {
    throw new Error(`${name} cannot have both kinds of quotation marks, \\, $ or \` beside '.`);
  }
  return `"${value}"`;
}

function fileTime(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '-');
}

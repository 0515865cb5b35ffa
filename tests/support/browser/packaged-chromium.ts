import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser } from './browser.ts';

const source = '@sparticuz/chromium';
const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/nearhand');

/** Whether the Chromium packaged in node_modules fits this machine. */
export function packagedChromiumFits(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Unpacks the packaged Chromium (once, about 200 MB) and returns how to run it. */
export async function packagedChromium(): Promise<Omit<Browser, 'sandbox'>> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve(source);
  const packageFolder = path.join(path.dirname(entry), '..');
  const { version } = require(path.join(packageFolder, 'package.json')) as { version: string };
  const folder = path.join(cache, `chromium-${version}`);
  if (!existsSync(path.join(folder, 'ready'))) await unpack(packageFolder, folder);
  const executablePath = path.join(folder, 'chromium');
  return { source, executablePath, env: environmentFor(folder, executablePath) };
}

// The package unpacks to a fixed, guessable name in the shared temporary folder and runs what it
// finds there, so it gets a private temporary folder.
async function unpack(packageFolder: string, folder: string): Promise<void> {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = own;
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    // System libraries for a bare machine; the package itself unpacks them on one cloud only.
    await inflate(path.join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  // It comes out for its owner only; root may unpack what a plain user runs later.
  chmodSync(path.join(own, 'chromium'), 0o755);
  writeFileSync(path.join(own, 'fonts.conf'), fontSettings(folder));
  writeFileSync(path.join(own, 'ready'), '');
  moveInto(own, folder);
}

// A concurrent run may have been faster; its folder is equivalent.
function moveInto(own: string, folder: string): void {
  try {
    if (!existsSync(path.join(folder, 'ready'))) rmSync(folder, { recursive: true, force: true });
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(path.join(folder, 'ready'))) throw error;
    rmSync(own, { recursive: true, force: true });
  }
}

// The package's own file names a fixed temporary folder: text would have no height.
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
}

function environmentFor(folder: string, executablePath: string): Record<string, string> {
  const env = { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
  if (!lacksLibraries(executablePath)) return env;
  return { ...env, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') };
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

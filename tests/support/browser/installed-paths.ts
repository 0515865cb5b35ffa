import { existsSync } from 'node:fs';
import path from 'node:path';

// Debian's binaries are preferred over its wrapper in usr/bin, which adds flags and prints
// warnings.
const linux = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
];

const macOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windows = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** The installed Chromium-like browsers, the preferred one first. */
export function installedBrowsers(): string[] {
  return knownPaths().filter((file) => existsSync(file));
}

function knownPaths(): string[] {
  if (process.platform === 'linux') return linux;
  if (process.platform === 'darwin') return macOS;
  const folders = [process.env.ProgramFiles, process.env['ProgramFiles(x86)']];
  return folders.flatMap((folder) =>
    folder === undefined ? [] : windows.map((file) => path.join(folder, file)),
  );
}

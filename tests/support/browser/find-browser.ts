import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser } from './browser.ts';
import { installDebianChromium, mayInstallPackages } from './debian-chromium.ts';
import { installedBrowsers } from './installed-paths.ts';
import { packagedChromium, packagedChromiumFits } from './packaged-chromium.ts';
import { prove } from './prove.ts';

const variables = ['CHROMIUM_PATH', 'CHROME_PATH', 'CHROME_BIN'];

/** Tries one kind of browser; adds a line to `tried` for each failure. */
type Source = (tried: string[]) => Promise<Browser | undefined>;

const sources: Record<string, Source> = {
  playwright: (tried) => firstThatRuns('playwright', [chromium.executablePath()], tried),
  system: (tried) => firstThatRuns('system', installedBrowsers(), tried),
  packaged: fromNodeModules,
  debian: fromDebian,
};

/**
 * Finds a Chromium that runs here, or brings one. NEARHAND_BROWSER_SOURCE (playwright, system,
 * packaged or debian) limits the search to one source.
 * Throws an error that lists everything that was tried.
 */
export async function findBrowser(): Promise<Browser> {
  const named = await namedByPerson();
  if (named) return named;
  const tried: string[] = [];
  for (const source of chosenSources()) {
    const browser = await source(tried);
    if (browser) return browser;
  }
  throw new Error(
    [
      'No browser for the journeys. Tried:',
      ...tried.map((line) => `  - ${line}`),
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    ].join('\n'),
  );
}

// A configured path that does not work is an error, not a reason to look further.
async function namedByPerson(): Promise<Browser | undefined> {
  const name = variables.find((variable) => process.env[variable]);
  const executablePath = name === undefined ? undefined : process.env[name];
  if (name === undefined || executablePath === undefined) return undefined;
  const result = await prove({ source: name, executablePath, env: {} });
  if (typeof result === 'string') {
    throw new Error(`${name} is ${executablePath}, which does not work: ${result}`);
  }
  return result;
}

function chosenSources(): Source[] {
  const name = process.env.NEARHAND_BROWSER_SOURCE;
  if (name === undefined) return Object.values(sources);
  const source = sources[name];
  if (!source) {
    const known = Object.keys(sources).join(', ');
    throw new Error(`NEARHAND_BROWSER_SOURCE is ${name}; it may be one of ${known}.`);
  }
  return [source];
}

async function firstThatRuns(
  source: string,
  paths: string[],
  tried: string[],
): Promise<Browser | undefined> {
  const present = paths.filter((file) => existsSync(file));
  if (present.length === 0) tried.push(`${source}: none installed`);
  for (const executablePath of present) {
    const result = await prove({ source, executablePath, env: {} });
    if (typeof result !== 'string') return result;
    tried.push(`${source}: ${executablePath}: ${result}`);
  }
  return undefined;
}

async function fromNodeModules(tried: string[]): Promise<Browser | undefined> {
  if (!packagedChromiumFits()) {
    tried.push(`packaged: not made for ${process.platform}-${process.arch}`);
    return undefined;
  }
  try {
    const result = await prove(await packagedChromium());
    if (typeof result !== 'string') return result;
    tried.push(`packaged: ${result}`);
  } catch (error) {
    tried.push(`packaged: ${String(error)}`);
  }
  return undefined;
}

async function fromDebian(tried: string[]): Promise<Browser | undefined> {
  if (!mayInstallPackages()) {
    tried.push('debian: apt-get needs root on a Debian-like system');
    return undefined;
  }
  try {
    installDebianChromium();
    return await firstThatRuns('debian', installedBrowsers(), tried);
  } catch (error) {
    tried.push(`debian: ${String(error)}`);
    return undefined;
  }
}

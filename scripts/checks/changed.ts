import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The scope of a change, and the tests nearest to it. */
export interface ChangeScope {
  /** Changed, new and removed files. */
  files: string[];
  /** Test files of the folders of what changed, and changed test files. */
  tests: string[];
  /** Changed journeys. */
  journeys: string[];
}

const TEST = /\.test\.tsx?$/;
const JOURNEY = /^tests\/e2e\/.*\.spec\.ts$/;

/**
 * The scope of the changes since `base`; without it since the branch left main, or, on main, since
 * the last commit where something is not committed, else in the last commit.
 */
export function scopeOfChange(base: string | undefined): ChangeScope {
  const since = base ?? usualBase();
  const files = lines('diff', '--name-only', since).concat(
    lines('ls-files', '--others', '--exclude-standard'),
  );
  const present = lines('ls-files', '--cached', '--others', '--exclude-standard');
  return scopeOf([...new Set(files)], present);
}

/** The scope of these changed files, in a checkout with the `present` ones. */
export function scopeOf(files: string[], present: readonly string[]): ChangeScope {
  const all = present.filter((file) => TEST.test(file));
  const folders = new Set(
    files
      .filter((file) => /\.(ts|tsx|json|sql)$/.test(file))
      .map((file) => folderWithTests(file, all)),
  );
  return {
    files,
    tests: all.filter((file) => files.includes(file) || folders.has(path.posix.dirname(file))),
    journeys: files.filter((file) => JOURNEY.test(file) && present.includes(file)),
  };
}

/** The nearest folder at or above a file with tests, at most its domain's. */
function folderWithTests(file: string, tests: readonly string[]): string | undefined {
  for (
    let folder = path.posix.dirname(file);
    folder.includes('/');
    folder = path.posix.dirname(folder)
  ) {
    if (tests.some((test) => path.posix.dirname(test) === folder)) return folder;
  }
  return undefined;
}

function usualBase(): string {
  if (lines('rev-parse', '--abbrev-ref', 'HEAD')[0] !== 'main') {
    return lines('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  }
  return lines('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
}

function lines(...command: string[]): string[] {
  return execFileSync('git', command, { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter(Boolean);
}

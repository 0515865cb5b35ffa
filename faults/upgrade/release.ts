import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A version of the program in a folder of its own. */
export interface Release {
  folder: string;
  /** For people: the commit and its newest migration, or that it is this version again. */
  name: string;
  isThisVersion: boolean;
  remove(): void;
}

/** This checkout. */
export const thisVersion: Release = {
  folder: root,
  name: 'this version',
  isThisVersion: true,
  remove: () => {},
};

/**
 * The last release: a commit, or the newest one before this version whose migrations differ. In a
 * clone without history it is this version again.
 */
export function lastRelease(commit: string | undefined): Release {
  const chosen = commit ?? findLastRelease();
  return chosen === undefined ? thisVersion : unpack(chosen);
}

/** The newest version of CHANGELOG.md: the commit of its tag, or that which wrote its heading. */
export function newestVersion(): { tag: string; commit: string } {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const heading = /^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog)!;
  const tag = `v${heading[1]}`;
  const wrote = ['log', '--first-parent', '--format=%H', `-S${heading[0]}`, '--', 'CHANGELOG.md'];
  const commit =
    git('rev-parse', '--verify', `${tag}^{commit}`) ??
    git(...wrote)
      ?.split('\n')
      .at(-1);
  if (!commit)
    throw new Error(`${tag} is not in the history of this checkout: it needs all of it.`);
  return { tag, commit };
}

function findLastRelease(): string | undefined {
  const ours = git('rev-parse', 'HEAD:db/migrations');
  const changes = git('rev-list', '--first-parent', '-20', 'HEAD', '--', 'db/migrations');
  for (const change of changes?.split('\n') ?? []) {
    const before = git('rev-parse', `${change}^1`);
    if (before && git('rev-parse', `${before}:db/migrations`) !== ours) return before;
  }
  return undefined;
}

function unpack(commit: string): Release {
  const folder = join(mkdtempSync(join(tmpdir(), 'nearhand-release-')), 'program');
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const remove = () => rmSync(join(folder, '..'), { recursive: true, force: true });
  const title = git('log', '-1', '--format=%h of %cs', commit) ?? commit;
  return { folder, name: title, isThisVersion: false, remove };
}

/** What git says; undefined where it refuses, or is not there. */
function git(...words: string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return undefined;
  }
}

import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { test as base } from './people.ts';
import { startOnDemoWorld, type OwnProgram } from './programs.ts';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');
/** What a checkout has besides what is in the repository. */
const OWN = /^(?:node_modules|\.git|dist|data|test-results|playwright-report)$/;

export interface PseudoSite extends OwnProgram {
  /** What the two commands that make a folder a language said they wrote outside of it. */
  wrote: readonly string[];
  /** What the check says of the folders once texts of one file were changed; nothing where all is well. */
  findingsWith: (file: string, change: (text: string) => string) => Promise<string[]>;
}

/**
 * Journeys in a checkout of this one that has both pseudo-languages as folders, which the commands of
 * docs/languages.md made, and nothing else.
 */
export const test = base.extend<{ site: PseudoSite }, { pseudoSite: PseudoSite }>({
  pseudoSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) => {
      const { dataDir: checkout, remove: removeCheckout } = temporaryDataDir();
      const wrote = await makeCheckout(checkout);
      const { dataDir, remove } = temporaryDataDir();
      const program = await startOnDemoWorld(dataDir, {}, checkout);
      const findingsWith = (file: string, change: (text: string) => string) =>
        findingsIn(checkout, file, change);
      await use({ ...program, wrote, findingsWith });
      await program.end();
      remove();
      removeCheckout();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ pseudoSite }, use) => use(pseudoSite),
  baseURL: async ({ site }, use) => use(site.url),
});

async function makeCheckout(folder: string): Promise<string[]> {
  const isIn = (file: string) => !OWN.test(path.relative(ROOT, file).split(path.sep)[0] ?? '');
  await cp(ROOT, folder, { recursive: true, filter: isIn });
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await node(folder, 'scripts/new-language.ts', '--pseudo', 'accented');
  await node(folder, 'scripts/new-language.ts', '--pseudo', 'right-to-left');
  const generated = await node(folder, 'scripts/generate.ts');
  await node(folder, 'scripts/build-web-apart.ts');
  return generated.split('\n').flatMap((line) => /^wrote (.+)$/.exec(line)?.[1] ?? []);
}

async function findingsIn(
  folder: string,
  file: string,
  change: (text: string) => string,
): Promise<string[]> {
  const changed = path.join(folder, file);
  const before = await readFile(changed, 'utf8');
  await writeFile(changed, change(before));
  const said = await node(folder, 'scripts/run.mjs', 'test', 'languages').catch(
    (failure: { stdout: string }) => failure.stdout,
  );
  await writeFile(changed, before);
  return said.split('\n').flatMap((line) => /^\s+(languages\/.+)$/.exec(line)?.[1] ?? []);
}

async function node(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, { cwd, maxBuffer: 2 ** 24 });
  return stdout;
}

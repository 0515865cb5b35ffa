import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sourceFiles, sourceFolders } from './source-files.ts';

const run = promisify(execFile);

export interface ImportReport {
  /** "rule: from → to", one for each broken rule. */
  violations: string[];
  /** Source files the cruiser missed; any entry means an incomplete check. */
  unseen: string[];
  /** How many modules were checked. */
  cruised: number;
}

interface Cruise {
  modules: { source: string }[];
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

/**
 * Checks every import below `root` against `.dependency-cruiser.cjs` of that folder.
 * Throws when the cruiser itself cannot run (an unreadable configuration, a folder of server/ that
 * is not in the table).
 */
export async function checkImports(root: string): Promise<ImportReport> {
  const { modules, summary } = await cruise(root);
  const seen = new Set(modules.map((module) => module.source));
  return {
    violations: summary.violations.map(({ from, to, rule, cycle }) => {
      const route = cycle ? cycle.map((step) => step.name) : [to];
      return `${rule.name}: ${[from, ...route].join(' → ')}`;
    }),
    unseen: sourceFiles(root).filter((file) => file.includes('/') && !seen.has(file)),
    cruised: summary.totalCruised,
  };
}

async function cruise(root: string): Promise<Cruise> {
  const cli = path.resolve(
    import.meta.dirname,
    '../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  );
  const folders = sourceFolders.filter((folder) => existsSync(path.join(root, folder)));
  const { stdout } = await run(
    process.execPath,
    [cli, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Cruise;
}

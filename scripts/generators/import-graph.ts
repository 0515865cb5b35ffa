import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/**
 * The imports between domains of the server, as a Mermaid diagram, one line per domain. Left out:
 * `app`, which imports every domain, and `platform`, which every domain imports.
 */
export async function importGraph(): Promise<string> {
  const { modules } = await cruise();
  const imported = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = domainOf(source);
    for (const { resolved } of dependencies) {
      const to = domainOf(resolved);
      if (from && to && from !== to) imported.set(from, (imported.get(from) ?? new Set()).add(to));
    }
  }
  const lines = [...imported].map(
    ([from, to]) => `  ${from} --> ${[...to].toSorted().join(' & ')}`,
  );
  return ['flowchart LR', ...lines.toSorted()].join('\n');
}

async function cruise(): Promise<Cruise> {
  const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = await run(
    process.execPath,
    [cli, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'server'],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Cruise;
}

function domainOf(file: string): string | undefined {
  if (/\.test\.tsx?$/.test(file)) return undefined;
  return /^server\/(?!app\/|platform\/)([^/]+)\//.exec(file)?.[1];
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/**
 * Who imports whom, folder by folder, as a Mermaid diagram. Left out for being everywhere: imports
 * of `contract` and `server/platform`, those of `server/app` (it imports every domain), and tests.
 */
export async function importGraph(): Promise<string> {
  const { modules } = await cruise();
  const edges = new Set<string>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from && to && from !== to && !isEverywhere(from, to)) edges.add(`${from} ${to}`);
    }
  }
  return ['flowchart LR', ...parts([...edges].toSorted())].join('\n');
}

async function cruise(): Promise<Cruise> {
  const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = await run(
    process.execPath,
    [
      cli,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      'contract',
      'server',
      'web',
      'db',
    ],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Cruise;
}

function folderOf(file: string): string | undefined {
  if (/\.test\.tsx?$|node_modules/.test(file)) return undefined;
  return /^(?:contract|server\/[^/]+|web\/features\/[^/]+|web\/[^/]+|db\/[^/]+)(?=\/)/.exec(
    file,
  )?.[0];
}

function isEverywhere(from: string, to: string): boolean {
  return to === 'contract' || to === 'server/platform' || from === 'server/app';
}

function parts(edges: readonly string[]): string[] {
  const folders = [...new Set(edges.flatMap((edge) => edge.split(' ')))].toSorted();
  const ids = new Map(folders.map((folder) => [folder, folder.replaceAll(/\W/g, '_')]));
  const groups = Map.groupBy(folders, (folder) => folder.split('/')[0] ?? folder);
  return [
    ...[...groups].flatMap(([group, members]) => [
      `  subgraph ${group}`,
      ...members.map((folder) => `    ${ids.get(folder)}["${folder.slice(group.length + 1)}"]`),
      '  end',
    ]),
    ...edges.map((edge) => {
      const [from = '', to = ''] = edge.split(' ');
      return `  ${ids.get(from)} --> ${ids.get(to)}`;
    }),
  ];
}

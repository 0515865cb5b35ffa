// `npm run generate`: writes every file that follows from others. With --check it writes nothing and
// fails where one does not fit.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { openApiDocument } from '#server/platform/openapi.ts';
import { importGraph } from './generate-import-graph.ts';
import { generateFiles } from './generate-tables.ts';

const root = path.join(import.meta.dirname, '..');
const markers = ['<!-- import-graph:start -->', '<!-- import-graph:end -->'] as const;

/** The path and the text of each generated file, as it should be now. */
export async function allGeneratedFiles(): Promise<Record<string, string>> {
  return {
    ...(await generateFiles()),
    'docs/openapi.json': `${JSON.stringify(openApiDocument(packageJson.version), null, 2)}\n`,
    ...(await architecture()),
  };
}

/** The house's description holds the import graph between two markers; the rest is written by hand. */
async function architecture(): Promise<Record<string, string>> {
  const file = 'ARCHITECTURE.md';
  if (!existsSync(path.join(root, file))) return {};
  const text = await readFile(path.join(root, file), 'utf8');
  const [start, end] = markers.map((marker) => text.indexOf(marker)) as [number, number];
  if (start < 0 || end < start) throw new Error(`${file} needs the lines ${markers.join(' and ')}`);
  const graph = `${markers[0]}\n\n\`\`\`mermaid\n${await importGraph()}\n\`\`\`\n\n`;
  return { [file]: text.slice(0, start) + graph + text.slice(end) };
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const [file, text] of Object.entries(await allGeneratedFiles())) {
    const place = path.join(root, file);
    if (existsSync(place) && (await readFile(place, 'utf8')) === text) continue;
    stale.push(file);
    if (!check) await writeFile(place, text);
  }
  for (const file of stale) console.log(check ? `${file} is out of date` : `wrote ${file}`);
  if (check && stale.length > 0) {
    console.log('Run "npm run generate" and commit what it writes.');
    process.exitCode = 1;
  }
}

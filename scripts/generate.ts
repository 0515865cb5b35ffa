// `npm run generate`: writes all generated files. With --check it writes nothing and fails where
// one is outdated.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languageFiles } from './generators/languages.ts';

const ROOT = path.join(import.meta.dirname, '..');

// Not import.meta.main: `npm run generate` imports this file into the process of run.mjs.
if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check');
  const stale = await store(await languageFiles(ROOT), check);
  // Read once the languages are written: the contract names them.
  const { allButLanguages } = await import('./generators/all.ts');
  stale.push(...(await store(await allButLanguages(), check)));
  for (const file of stale) console.log(check ? `${file} is out of date` : `wrote ${file}`);
  if (check && stale.length > 0) {
    console.log('Run "npm run generate" and commit what it writes.');
    process.exitCode = 1;
  }
}

/** Writes what is outdated, unless it is only a check; returns which files were. */
async function store(files: Record<string, string>, check: boolean): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(ROOT, file);
    if (existsSync(place) && (await readFile(place, 'utf8')) === text) continue;
    stale.push(file);
    if (!check) await writeFile(place, text);
  }
  return stale;
}

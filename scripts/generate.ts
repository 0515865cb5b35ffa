// `npm run generate`: writes all generated files. With --check it writes nothing and fails where
// one is outdated.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { openApiDocument } from '#server/platform/openapi/openapi.ts';
import { callsPage } from './generators/calls.ts';
import { configurationPage } from './generators/configuration.ts';
import { importGraph } from './generators/import-graph.ts';
import { languageFiles } from './generators/languages.ts';
import { lifecyclesPage } from './generators/lifecycles.ts';
import { portraitFiles } from './generators/portraits/portraits.ts';
import { stripeSchema } from './generators/stripe-schema.ts';
import { placementPart } from './generators/placement.ts';
import { generateFiles } from './generators/tables.ts';
import { tradeIconsFile } from './generators/trade-icons.ts';
import { tokensSheet } from './generators/tokens.ts';

const root = path.join(import.meta.dirname, '..');
/** The path and current text of each generated file. */
export async function allGeneratedFiles(): Promise<Record<string, string>> {
  const ofTables = await generateFiles();
  return {
    ...ofTables,
    'docs/openapi.json': `${JSON.stringify(openApiDocument(packageJson.version), null, 2)}\n`,
    'docs/calls.md': callsPage(),
    'docs/configuration.md': configurationPage(),
    'docs/lifecycles.md': lifecyclesPage(),
    'web/public/trades.svg': tradeIconsFile(),
    'web/styles/tokens.css': tokensSheet(),
    'sandbox/stripe/schema/stripe.generated.json': stripeSchema(),
    ...portraitFiles(),
    ...(await languageFiles(root)),
    ...(await marked(
      'ARCHITECTURE.md',
      'import-graph',
      `\`\`\`mermaid\n${await importGraph()}\n\`\`\``,
    )),
    ...(await marked('docs/scaling.md', 'placement', placementPart(ofTables))),
  };
}

/** A hand-written document, with one generated part between two markers. */
async function marked(file: string, name: string, part: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(root, file), 'utf8');
  const [open, close] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`${file} needs the lines ${open} and ${close}`);
  return { [file]: `${text.slice(0, start)}${open}\n\n${part}\n\n${text.slice(end)}` };
}

// Not import.meta.main: `npm run generate` imports this file into the process of run.mjs.
if (process.argv[1] === import.meta.filename) {
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

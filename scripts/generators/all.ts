import { readFile } from 'node:fs/promises';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { openApiDocument } from '#server/platform/openapi/openapi.ts';
import { callsPage } from './calls.ts';
import { configurationPage } from './configuration.ts';
import { importGraph } from './import-graph.ts';
import { lifecyclesPage } from './lifecycles.ts';
import { portraitFiles } from './portraits/portraits.ts';
import { stripeSchema } from './stripe-schema.ts';
import { placementPart } from './placement.ts';
import { generateFiles } from './tables.ts';
import { tradeIconsFile } from './trade-icons.ts';
import { tokensSheet } from './tokens.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** The path and current text of each generated file but those of the languages, which these are made with. */
export async function allButLanguages(): Promise<Record<string, string>> {
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
  const text = await readFile(path.join(ROOT, file), 'utf8');
  const [open, close] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`${file} needs the lines ${open} and ${close}`);
  return { [file]: `${text.slice(0, start)}${open}\n\n${part}\n\n${text.slice(end)}` };
}

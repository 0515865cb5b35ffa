import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { LAWFUL_BASES } from '#contract/admin/imports.ts';
import { LANGUAGES } from '#contract/language.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { typedPath } from './typed-path.ts';

/** `import-professionals`: imports professionals from a file. */
export const importProfessionals = {
  summary: 'Take in professionals from a CSV file, to be asked when a request fits',
  help: `Usage: npm run nearhand -- import-professionals file.csv --basis B --source "where" [options]

Takes in professionals who are not on the platform yet. When a request fits and too few registered
professionals are near, they are written to, at most once a day, with a personal link. Whoever is known
by e-mail or phone is left as they are. Stopped by Ctrl-C or a crash, the same command goes on where it
was; a file that is done changes nothing. The format and an example: docs/onboarding.md.

  --basis B          why they may be written to (or a column "lawful basis"):
                       published_address  they publish the address themselves, for business, and say
                                          nowhere that they want no offers
                       consent            they agreed to be written to
                       existing_business  they did business with you within the last two years
                       referral           somebody who knows both of you named them
  --source "where"   where the addresses were found (or a column "source"); stands in every message
  --map COLUMN=HEADER  which header holds what, where it is not plain; may be repeated.
                     Example: --map "email=Contact address"
  --dry-run          write nothing, and say what would happen
  --report FILE      the refused rows, each with its cure (default: beside the file, .refused.csv)
  --language L       en, fr or es: the language of the report (default: DEFAULT_LANGUAGE)
  --again            read a file that is done once more, for rows that were refused

The law (CASL in Canada): a message to somebody who has not asked for it needs one of these grounds,
says who sends it with a postal address (OPERATOR_NAME, OPERATOR_ADDRESS), and lets them stop it for
ever. Nearhand keeps the proof of each message and honours every stop; that the grounds are true is up
to you. Bought or scraped lists have none.`,
  async run(args: string[]): Promise<number> {
    // Before the gazetteer is loaded: half of the memory V8 would take for it stays unused.
    setFlagsFromString('--optimize-for-size');
    const config = loadConfig();
    const options = optionsOf(args, config);
    const { runImport } = await import('./run-import.ts');
    return runImport(config, options);
  },
};

function optionsOf(args: string[], { defaultLanguage }: Config) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      basis: { type: 'string' },
      source: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
      language: { type: 'string' },
      again: { type: 'boolean', default: false },
    },
  });
  const { map, again, 'dry-run': dryRun, report } = values;
  const path = onlyFile(positionals);
  const basis = oneOf(LAWFUL_BASES, '--basis', values.basis) ?? null;
  const language = oneOf(LANGUAGES, '--language', values.language) ?? defaultLanguage;
  const source = sourceOf(values.source);
  const order = { path, language, map, basis, source, dryRun, again };
  return { order, report: dryRun && report === undefined ? null : reportOf(report, path) };
}

function onlyFile([file, ...more]: readonly string[]): string {
  if (file !== undefined && more.length === 0) return typedPath(file);
  throw new Error('Name one file: npm run nearhand -- import-professionals file.csv …');
}

function sourceOf(typed: string | undefined): string | null {
  const source = typed?.trim();
  if (!source) return null;
  if (source.length >= 2 && source.length <= 300) return source;
  throw new Error('--source must be a sentence of 2 to 300 characters.');
}

/** The file for refused rows: the named one, or one beside the input. */
function reportOf(typed: string | undefined, path: string): string {
  const name = basename(path).replace(/\.(csv|txt|tsv)$/i, '');
  const report =
    typed === undefined ? resolve(path, '..', `${name}.refused.csv`) : typedPath(typed);
  if (report === path) throw new Error('--report must not be the file that is read.');
  return report;
}

function oneOf<Value extends string>(
  allowed: readonly Value[],
  name: string,
  typed: string | undefined,
): Value | undefined {
  if (typed === undefined) return undefined;
  const found = allowed.find((value) => value === typed);
  if (!found) throw new Error(`${name} must be one of: ${allowed.join(', ')}. It is "${typed}".`);
  return found;
}

// `npm run new-language -- de`: begins a language as a folder that is English until it is translated. With
// --pseudo accented or --pseudo right-to-left: a language made from English, to try the product with.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FurtherLanguage } from '#contract/further-language.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { runCommand } from './checks/command.ts';
import { newFolder, writeFiles } from './languages/new-folder.ts';
import { PSEUDO_LANGUAGES } from './languages/pseudo-languages.ts';
import type { PseudoStyle } from './languages/pseudo.ts';

const ROOT = path.join(import.meta.dirname, '..');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pseudo: { type: 'string' } },
});
const pseudo = values.pseudo as PseudoStyle | undefined;
const [code] = positionals;
const language = pseudo ? PSEUDO_LANGUAGES[pseudo] : code && languageOf(code);
if (!language) {
  throw new Error('Say which: npm run new-language -- de, or --pseudo accented or right-to-left');
}
if (existsSync(path.join(ROOT, 'languages', language.code)))
  throw new Error(`languages/${language.code} is there already`);
const files = await newFolder(ROOT, language, pseudo);
await writeFiles(ROOT, files);
await runCommand(['oxfmt', `languages/${language.code}`], { limitMs: MINUTE_MS });
console.log(`wrote ${Object.keys(files).length} files below languages/${language.code}`);
console.log('Check its language.ts, then run "npm run generate".');

function languageOf(said: string): FurtherLanguage {
  const [code = said] = Intl.getCanonicalLocales(said);
  const locale = new Intl.Locale(code);
  const named = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { textInfo, getTextInfo } = locale as Intl.Locale & {
    textInfo?: { direction: 'ltr' | 'rtl' };
    getTextInfo?: () => { direction: 'ltr' | 'rtl' };
  };
  const { direction } = getTextInfo?.call(locale) ?? textInfo ?? { direction: 'ltr' };
  const name = named.charAt(0).toLocaleUpperCase(code) + named.slice(1);
  return { code, name, locale: code, direction, fallback: 'en' };
}

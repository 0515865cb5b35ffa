import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FurtherLanguage } from '#contract/further-language.ts';

const FACTS = 'language.ts';
/** BCP 47, as short as a code of a language can be: a language, and a script or region where it needs one. */
const CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** What the folders of `languages` say of their languages, by code. @throws an error that names what is wrong */
export async function readFolders(root: string): Promise<FurtherLanguage[]> {
  const folder = path.join(root, 'languages');
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  return Promise.all(codes.map((code) => readFacts(folder, code)));
}

async function readFacts(folder: string, code: string): Promise<FurtherLanguage> {
  const file = path.join(folder, code, FACTS);
  const shown = `languages/${code}/${FACTS}`;
  if (!existsSync(file)) throw new Error(`${shown} is missing`);
  const { language } = (await import(pathToFileURL(file).href)) as { language: FurtherLanguage };
  const fault = faultOf(language, code);
  if (fault) throw new Error(`${shown}: ${fault}`);
  const { name, locale, direction, fallback } = language;
  return { code, name, locale, direction, fallback };
}

function faultOf({ code, name, locale, direction, fallback }: FurtherLanguage, folder: string) {
  if (code !== folder) return `the code is "${code}", but the folder is called "${folder}"`;
  if (!CODE.test(code) || Intl.getCanonicalLocales(code)[0] !== code)
    return `"${code}" is not a language by BCP 47, such as de or pt-BR`;
  if (['en', 'fr', 'es'].includes(code)) return `"${code}" is built in`;
  if (!name.trim()) return 'the name is empty';
  if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0)
    return `Node knows no locale "${locale}"`;
  if (!['ltr', 'rtl'].includes(direction)) return 'the direction is neither ltr nor rtl';
  return ['en', 'fr', 'es'].includes(fallback)
    ? undefined
    : 'the fallback is neither en, fr nor es';
}

import type { Language } from '#contract/language.ts';
import { addTexts } from '#contract/in-each-language.ts';

/** Loaders of every text file that is not part of the first screen. */
const lazyTexts = import.meta.glob<{ texts: object }>([
  '../../locales/{en,fr,es}/**/*.ts',
  '../../../languages/*/{web,contract}/**/*.ts',
  '!../../locales/*/{first-texts,common,landing}.ts',
]);

/** Loads the texts of one file. */
export async function loadOne(language: Language, feature: string): Promise<object> {
  const isWanted = (file: string) =>
    file.includes(`/${language}/`) && file.endsWith(`/${feature}.ts`);
  const load = Object.entries(lazyTexts).find(([file]) => isWanted(file))?.[1];
  if (!load) throw new Error(`There are no texts for ${feature} in ${language}.`);
  return (await load()).texts;
}

/** Loads what the first screen needs of a further language, with the texts of the contract. */
export async function loadFirstTexts(language: Language): Promise<Record<string, object>> {
  const own = Object.entries(lazyTexts).flatMap(([file, load]) => {
    const [, name = ''] = file.split(`/languages/${language}/`);
    return /^(?:contract\/|web\/(?:common|landing)\.)/.test(name)
      ? [[name.replace('.ts', ''), load] as const]
      : [];
  });
  const loaded = await Promise.all(
    own.map(async ([name, load]) => [name, (await load()).texts] as const),
  );
  const texts = Object.fromEntries(loaded);
  addTexts(language, texts);
  return { common: texts['web/common']!, landing: texts['web/landing']! };
}

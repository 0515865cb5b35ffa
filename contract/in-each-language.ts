import type { FurtherLanguage } from './further-language.ts';
import { FURTHER_LANGUAGES } from './further-languages.generated.ts';
import type { Language, UnderstoodLanguage } from './language.ts';

type Loaded = Readonly<Record<string, unknown>>;

const loaded = new Map<string, Loaded>();

/** Adds texts of a further language, each by its file below the folder of the language, without its ending. */
export function addTexts(language: Language, texts: Loaded): void {
  loaded.set(language, { ...loaded.get(language), ...texts });
}

/**
 * Texts in each language: the understood ones from here, the further ones from `file` of their folders
 * (`languages/<code>/<file>.ts`), read when asked for; those of the fallback until they are loaded.
 */
export function inEachLanguage<Texts>(
  file: string,
  own: Readonly<Record<UnderstoodLanguage, Texts>>,
): Readonly<Record<Language, Texts>> {
  const each = { ...own };
  const further: readonly FurtherLanguage[] = Object.values(FURTHER_LANGUAGES);
  for (const { code, fallback } of further)
    Object.defineProperty(each, code, {
      get: () => loaded.get(code)?.[file] ?? own[fallback],
      enumerable: true,
    });
  return each as Record<Language, Texts>;
}

import { LANGUAGES, type Language, type SiteLanguages } from '#contract/language.ts';

/** The languages cached in this node: read synchronously by whatever writes to somebody. */
export interface LanguagesHolder {
  /** The default of the environment, used where no owner chose one. */
  readonly installedDefault: Language;
  now(): SiteLanguages;
  set(languages: SiteLanguages): void;
}

/** Starts with every language and the default of the environment; the domain `site` sets what an owner chose. */
export function makeLanguagesHolder(installedDefault: Language): LanguagesHolder {
  let languages: SiteLanguages = { offeredLanguages: LANGUAGES, defaultLanguage: installedDefault };
  return {
    installedDefault,
    now: () => languages,
    set: (next) => {
      languages = next;
    },
  };
}

/** The configuration with the languages that an owner chose, read live. */
export function withLanguages<Config extends SiteLanguages>(
  config: Config,
  languages: LanguagesHolder,
): Config {
  return Object.defineProperties(config, {
    offeredLanguages: { get: () => languages.now().offeredLanguages, enumerable: true },
    defaultLanguage: { get: () => languages.now().defaultLanguage, enumerable: true },
  });
}

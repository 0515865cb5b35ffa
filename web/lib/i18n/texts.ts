import type { Language } from '#contract/language.ts';
import type { Catalogue } from '#web/locales/catalogue.ts';

/** A file below `web/locales/<language>/`, without its folder and ending. */
export type TextFeature = keyof Catalogue;

const first: Record<Language, () => Promise<{ common: object; landing: object }>> = {
  en: () => import('../../locales/en/first-texts.ts'),
  fr: () => import('../../locales/fr/first-texts.ts'),
  es: () => import('../../locales/es/first-texts.ts'),
};

// One object per language for the life of the page. Texts are added in place: a component is only
// rendered after its texts are loaded, so no re-render is needed.
const catalogues: Record<Language, Partial<Catalogue>> = { en: {}, fr: {}, es: {} };
const wanted = new Set<TextFeature>();
let active: Language = 'en';

/** The texts loaded so far of one language. */
export function catalogueOf(language: Language): Partial<Catalogue> {
  return catalogues[language];
}

/** Loads the texts of these features in the active language; later switches load them too. */
export async function loadTexts(features: readonly TextFeature[]): Promise<void> {
  for (const feature of features) wanted.add(feature);
  try {
    await loadMissing(active, features);
  } catch (error) {
    for (const feature of features) wanted.delete(feature);
    throw error;
  }
}

/** Loads the first screen's texts, and everything requested so far, and activates the language. */
export async function activateLanguage(language: Language): Promise<void> {
  if (!catalogues[language].common) {
    const { common, landing } = await first[language]();
    Object.assign(catalogues[language], { common, landing });
  }
  while (missing(language, wanted).length > 0) await loadMissing(language, wanted);
  active = language;
}

async function loadMissing(language: Language, features: Iterable<TextFeature>): Promise<void> {
  await Promise.all(missing(language, features).map((feature) => loadOne(language, feature)));
}

function missing(language: Language, features: Iterable<TextFeature>): TextFeature[] {
  return [...features].filter((feature) => !(feature in catalogues[language]));
}

async function loadOne(language: Language, feature: TextFeature): Promise<void> {
  // The long list of these files is not in the first screen's chunk.
  const { lazyTexts } = await import('./lazy-texts.ts');
  const isWanted = (file: string) =>
    file.includes(`/${language}/`) && file.endsWith(`/${feature}.ts`);
  const load = Object.entries(lazyTexts).find(([file]) => isWanted(file))?.[1];
  if (!load) throw new Error(`There are no texts for ${feature} in ${language}.`);
  const { texts } = await load();
  Object.assign(catalogues[language], { [feature]: texts });
}

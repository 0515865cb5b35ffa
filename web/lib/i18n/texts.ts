import type { Language, UnderstoodLanguage } from '#contract/language.ts';
import type { Catalogue } from '#web/locales/catalogue.ts';

/** A file below `web/locales/<language>/`, without its folder and ending. */
export type TextFeature = keyof Catalogue;

type FirstTexts = Pick<Catalogue, 'common' | 'landing'>;

const first: Record<UnderstoodLanguage, () => Promise<object>> = {
  en: () => import('../../locales/en/first-texts.ts'),
  fr: () => import('../../locales/fr/first-texts.ts'),
  es: () => import('../../locales/es/first-texts.ts'),
};

// One object per language for the life of the page. Texts are added in place: a component is only
// rendered after its texts are loaded, so no re-render is needed.
const catalogues: Partial<Record<Language, Partial<Catalogue>>> = {};
const wanted = new Set<TextFeature>();
let active: Language = 'en';

/** The texts loaded so far of one language. */
export function catalogueOf(language: Language): Partial<Catalogue> {
  return (catalogues[language] ??= {});
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
  const catalogue = catalogueOf(language);
  if (!catalogue.common) {
    const { common, landing } = (await (first[language as UnderstoodLanguage]?.() ??
      (await lazily()).loadFirstTexts(language))) as FirstTexts;
    Object.assign(catalogue, { common, landing });
  }
  while (missing(language, wanted).length > 0) await loadMissing(language, wanted);
  active = language;
}

// The long list of these files is not in the first screen's chunk.
const lazily = () => import('./lazy-texts.ts');

async function loadMissing(language: Language, features: Iterable<TextFeature>): Promise<void> {
  await Promise.all(missing(language, features).map((feature) => loadOne(language, feature)));
}

function missing(language: Language, features: Iterable<TextFeature>): TextFeature[] {
  return [...features].filter((feature) => !(feature in catalogueOf(language)));
}

async function loadOne(language: Language, feature: TextFeature): Promise<void> {
  const texts = await (await lazily()).loadOne(language, feature);
  Object.assign(catalogueOf(language), { [feature]: texts });
}

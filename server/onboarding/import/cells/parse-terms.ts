import type { LawfulBasis } from '#contract/admin/imports.ts';
import { LANGUAGES, type Language, type UnderstoodLanguage } from '#contract/language.ts';
import { ownName } from '#contract/language-facts.ts';
import { normalizeHeader } from '#server/onboarding/import/column-names.ts';

const BASIS_NAMES: Readonly<Record<LawfulBasis, string>> = {
  published_address: `published_address, published, published address, public address, conspicuous publication,
    adresse publiée, publiée, publication, dirección publicada, publicada`,
  consent: 'consent, express consent, consentement, consentement exprès, consentimiento',
  existing_business: `existing_business, existing business, existing business relationship, customer, client,
    relation d'affaires, relation d'affaires en cours, relación comercial, relación comercial existente, cliente`,
  referral:
    'referral, referred, recommandation, référence, recommandé, recomendación, referido, referencia',
};

const LANGUAGE_NAMES: Readonly<Record<UnderstoodLanguage, string>> = {
  en: 'en, eng, en-ca, en-us, english, anglais, inglés',
  fr: 'fr, fra, fre, fr-ca, french, français, francés',
  es: 'es, spa, es-mx, es-co, spanish, espagnol, español, castellano',
};

const basesByName = byName(BASIS_NAMES);
const languagesByName: ReadonlyMap<string, Language> = new Map([
  ...LANGUAGES.flatMap((code) =>
    [code, ownName(code)].map((one) => [normalizeHeader(one), code] as const),
  ),
  ...byName(LANGUAGE_NAMES),
]);

/** A lawful basis by its code or its name in one of our languages. */
export function parseBasis(text: string): LawfulBasis | null {
  return basesByName.get(normalizeHeader(text.slice(0, 100))) ?? null;
}

/** A language of ours by its code or name. */
export function parseLanguage(text: string): Language | null {
  return languagesByName.get(normalizeHeader(text.slice(0, 100))) ?? null;
}

function byName<Key extends string>(names: Readonly<Record<Key, string>>): Map<string, Key> {
  const entries = Object.entries(names) as [Key, string][];
  return new Map(
    entries.flatMap(([key, known]) =>
      known.split(',').map((name) => [normalizeHeader(name), key] as const),
    ),
  );
}

import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';

export const texts = inEachLanguage<string>('server/platform/contact', {
  en: 'Please enter a valid email address or phone number.',
  fr: 'Veuillez entrer une adresse courriel ou un numéro de téléphone valide.',
  es: 'Ingresa un correo electrónico o un número de teléfono válido.',
});

/** The fields for an e-mail address or phone. */
const fields: ReadonlySet<string> = new Set(['email', 'phone', 'target']);

/** Errors about input no person typed. */
const notTyped: ReadonlySet<string> = new Set(['missing', 'wrong_type']);

/** Whether an e-mail address or a phone is the only invalid field. */
export function isAboutContact(details: ErrorBody['details'] = []): boolean {
  return (
    details.length > 0 &&
    details.every(({ field, problem }) => fields.has(field) && !notTyped.has(problem))
  );
}

/** The documented text for that case. */
export function contactText(language: Language): string {
  return texts[language];
}

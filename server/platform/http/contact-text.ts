import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';

const texts: Readonly<Record<Language, string>> = {
  en: 'Please enter a valid email address or phone number.',
  fr: 'Veuillez entrer une adresse courriel ou un numéro de téléphone valide.',
  es: 'Ingresa un correo electrónico o un número de teléfono válido.',
};

/** The fields in which a person types where they can be reached. */
const fields: ReadonlySet<string> = new Set(['email', 'phone', 'target']);

/** Of what no person typed: the sentence would be about something else. */
const notTyped: ReadonlySet<string> = new Set(['missing', 'wrong_type']);

/** Whether an e-mail address or a phone is all that is wrong with what somebody filled in. */
export function isAboutContact(details: ErrorBody['details'] = []): boolean {
  return (
    details.length > 0 &&
    details.every(({ field, problem }) => fields.has(field) && !notTyped.has(problem))
  );
}

/** What they are told then: the documented sentence. */
export function contactText(language: Language): string {
  return texts[language];
}

import type { Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import type { Address } from './addresses.ts';

export const customer = inEachLanguage<string>('server/accounts/customer', {
  en: 'Customer',
  fr: 'Client',
  es: 'Cliente',
});
const MAX_LENGTH = 60;

/**
 * The display name of a person of whom only an address is known: "marie-eve.roy7@…" is "Marie-Eve
 * Roy", a phone is "Customer 42" by its last two digits.
 */
export function nameFromAddress({ channel, target }: Address, language: Language): string {
  if (channel === 'phone') return `${customer[language]} ${target.slice(-2)}`;
  const [local = ''] = target.split(/[@+]/);
  const words = local.split(/[^\p{L}\p{M}'’-]+/u).map(capitalize);
  return words.filter(Boolean).join(' ').slice(0, MAX_LENGTH).trim() || customer[language];
}

function capitalize(word: string): string {
  const parts = word.split('-').filter(Boolean);
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('-');
}

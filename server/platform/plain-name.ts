import { Refusal } from './refusal.ts';

/**
 * Refuses a name that contains a link or a contact: names are used in mails, text messages and subjects, where phones turn anything similar into a
 * link.
 * @throws Refusal `name_refused`
 */
export function assertPlainName(name: string): void {
  if (isPlainName(name)) return;
  throw new Refusal('name_refused', { details: [{ field: 'name', problem: 'not_allowed' }] });
}

/** Whether a name contains no link, e-mail address or phone number, obfuscated ones included. */
export function isPlainName(name: string): boolean {
  const shown = asShown(name).replace(NUMBERED_COMPANY, '');
  const digits = shown.match(/\p{Nd}/gu)?.length ?? 0;
  return digits < MAX_DIGITS && !LINK_OR_ADDRESS.test(shown.replace(ABBREVIATION, ''));
}

const MAX_DIGITS = 7;

/**
 * Normalized as a phone reads it: compatibility form, no invisible characters, every full stop a
 * dot.
 */
function asShown(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[。․·]/gu, '.');
}

/** "9123-4567 Québec inc.", "1234567 Ontario Ltd.": numbered companies, not phones. */
const NUMBERED_COMPANY = /^\d{4}-?\d{3,4}(?=\s+(?:qu[ée]bec|canada|ontario|\p{L}+ (?:inc|ltd)))/iu;

/** "St.Jean", "Dr.Roy": titles that some write without a space. */
const ABBREVIATION = /(?<!\p{L})(?:ste?|dre?|mrs?|mme|prof|ing|ms|sr|sra|lic)\.(?=\p{Lu})/giu;

const LINK_OR_ADDRESS =
  /@|:\/\/|\/\/|(?<!\p{L})www\.|[\p{L}\p{N}-]{2}\.\p{L}{2}|\d\.\d+\.\d+\.\d/iu;

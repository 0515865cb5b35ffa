/**
 * Formats a stored phone for a locale: "+15145550142" is 514 555-0142 in French, (514) 555-0142 in
 * English and +1 514 555 0142 in Spanish. Other numbers stay as they are.
 */
export function phoneText(stored: string, locale: string): string {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored) ?? [];
  if (area === undefined) return stored;
  if (locale.startsWith('fr')) return `${area} ${office}-${line}`;
  if (locale.startsWith('es')) return `+1 ${area} ${office} ${line}`;
  return `(${area}) ${office}-${line}`;
}

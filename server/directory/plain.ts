import { maskContacts } from '#server/matching/matching.ts';

/** Characters that reverse the direction of text, and invisible ones. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A line somebody typed, sanitized for the public: contacts masked, invisible characters removed.
 */
export function sanitizeLine(text: string): string {
  return maskContacts(text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim());
}

/** The same for a text of several lines. */
export function sanitizeText(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll(UNSEEN, ' ').trim());
  return maskContacts(lines.join('\n').replaceAll(/\n{3,}/g, '\n\n'));
}

/** Truncates a line between words. */
export function truncate(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

import { LINE_DRAWING_COUNT, lineDrawingUrl } from './drawings.ts';

/**
 * The picture shown for a person: their photo, else a line drawing that is always the same for
 * their id. Photos of other hosts are refused by the policy of our pages, so they count as none.
 */
export function portraitUrl(id: string, photo: string | null | undefined): string {
  if (isOwnPhoto(photo)) return photo;
  return lineDrawingUrl(1 + (hash(id) % LINE_DRAWING_COUNT));
}

/** Whether a photo is served by this site. */
export function isOwnPhoto(photo: string | null | undefined): photo is string {
  return typeof photo === 'string' && photo.startsWith('/') && !photo.startsWith('//');
}

/** FNV-1a (32 bits). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** Drawings never change: a new drawing of all of them gets a folder with the next number. */
const FOLDER = '/portraits/1';

/** How many people of the demo world are drawn. */
export const FACE_COUNT = 60;
/** How many drawings there are for who has no photo. */
export const LINE_DRAWING_COUNT = 24;

/** The address of the face of a person of the demo world, numbered from 1. */
export function faceUrl(number: number): string {
  return `${FOLDER}/face-${String(number).padStart(2, '0')}.svg`;
}

/** The address of a line drawing, numbered from 1. */
export function lineDrawingUrl(number: number): string {
  return `${FOLDER}/line-${String(number).padStart(2, '0')}.svg`;
}

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

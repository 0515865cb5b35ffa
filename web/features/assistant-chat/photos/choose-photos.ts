import { PHOTO_TYPES } from '#contract/files.ts';
import type { PhotoProblem, ReadPhoto } from './photo-file.ts';

/** A file that does not go along, and why. */
export interface Trouble {
  problem: PhotoProblem | 'tooMany';
  name: string;
}

/**
 * Judges files in turn until the room is full: only what is taken counts. Of those left over a
 * picture was one too many; anything else is none.
 */
export async function choosePhotos(
  files: readonly File[],
  room: number,
  read: (file: File) => Promise<ReadPhoto | PhotoProblem>,
) {
  const taken: (ReadPhoto & { name: string })[] = [];
  const refused: Trouble[] = [];
  let left = files;
  while (left.length > 0 && taken.length < room) {
    const next = left.slice(0, room - taken.length);
    left = left.slice(next.length);
    const judged = await Promise.all(next.map(read));
    for (const [index, photo] of judged.entries()) {
      const name = next[index]?.name ?? '';
      if (typeof photo === 'string') refused.push({ problem: photo, name });
      else taken.push({ name, ...photo });
    }
  }
  return { taken, refused: [...refused, ...left.map(leftOver)] };
}

function leftOver({ name, type }: File): Trouble {
  const known = (PHOTO_TYPES as readonly string[]).includes(type);
  return { problem: known ? 'tooMany' : 'notAPicture', name };
}

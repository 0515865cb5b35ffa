import { PHOTO_TYPES } from '#contract/files.ts';
import type { PhotoProblem, ReadPhoto } from './photo-file.ts';

/** A refused file, and the reason. */
export interface Trouble {
  problem: PhotoProblem | 'tooMany';
  name: string;
}

/**
 * Accepts files in turn until the limit: only accepted ones count. Of the rest a picture was one
 * too many; anything else is not a picture.
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

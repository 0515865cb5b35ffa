import type { PublicPhoto } from '#contract/work-photos.ts';
import type { Db } from '#server/platform/db.ts';
import { findWorkPhotos } from './queries-professional.ts';

/** The photos of work that a professional shows, in their order. */
export async function findProfilePhotos(db: Db, professionalId: string): Promise<PublicPhoto[]> {
  const photos = await findWorkPhotos(db, professionalId);
  return photos.map(({ id, caption, width, height }) => {
    const url = `/api/public-photos/${id}`;
    return {
      id,
      caption,
      width: width ?? 0,
      height: height ?? 0,
      url,
      previewUrl: `${url}/preview`,
    };
  });
}

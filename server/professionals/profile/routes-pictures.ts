import * as calls from '#contract/professionals/work-photos.ts';
import { downloadProfilePicture, findProfilePhotos } from '#server/files/files.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route, type Session } from '#server/platform/http/route.ts';
import { changePortrait, changeWorkPhotos } from './pictures.ts';
import { findPublicById } from '#server/professionals/queries.ts';

/** Photos of work and portraits: changed by their professional, public like the profile. */
export function pictureRoutes(platform: Platform): Route[] {
  const { db } = platform;
  const maySee = (session: Session | null) => async (professionalId: string) =>
    session?.professionalId === professionalId ||
    (await findPublicById(db, professionalId)) !== undefined;
  return [
    route(calls.setWorkPhotos, async ({ params, body }, call) => {
      const { session } = call;
      assertThat(params.id === session.professionalId, 'not_yours');
      await limit(platform, call, 'profileChanges');
      await changeWorkPhotos(platform, session, body.photos);
      return { photos: await findProfilePhotos(db, params.id) };
    }),

    route(calls.setPortrait, async ({ params, body }, call) => {
      const { session } = call;
      assertThat(params.id === session.professionalId, 'not_yours');
      await limit(platform, call, 'profileChanges');
      return { avatar: await changePortrait(platform, session, body.photoId) };
    }),

    route(calls.getPublicPhoto, async ({ params }, { session }) =>
      downloadProfilePicture(platform, { ...params, part: 'whole' }, maySee(session)),
    ),

    route(calls.getPublicPhotoPreview, async ({ params }, { session }) =>
      downloadProfilePicture(platform, { ...params, part: 'preview' }, maySee(session)),
    ),
  ];
}

import { coveredPlaces } from '#contract/places.ts';
import {
  publicProfessional,
  trustedProfessionals,
  updateProfessional,
  type OwnProfile,
} from '#contract/professionals/professionals.ts';
import { getContact } from '#server/accounts/accounts.ts';
import { findProfilePhotos } from '#server/files/files.ts';
import type { Db } from '#server/platform/database/db.ts';
import { servedWherePersonIs } from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { ownProfileId, route, type Route, type Session } from '#server/platform/http/route.ts';
import { changeProfile } from './profile/change-profile.ts';
import { siteContext } from './area/site-context.ts';
import { coveredAround } from './area/covered-area.ts';
import { presentCard } from './present.ts';
import { presentPublicProfile, type Beside } from './present-details.ts';
import { presentOwnProfile } from './profile/present-own.ts';
import { findFurtherProfessions } from './profile/queries-further.ts';
import { findPublicById, findTrusted } from './queries.ts';
import { findProfile } from './profile/queries-profile.ts';

/** Reads a professional's quota; injected from another domain. */
export type QuotaOf = (db: Db, professionalId: string, now: Date) => Promise<OwnProfile['quota']>;

export function professionalRoutes(platform: Platform, { quotaOf }: { quotaOf: QuotaOf }): Route[] {
  const { db } = platform;
  return [
    route(trustedProfessionals, async ({ query: { timeZone, language } }, { country }) => {
      const near = timeZone
        ? servedWherePersonIs(await siteContext(platform, { timeZone, country }, []))
        : [];
      return (await findTrusted(db, 3, { near, language })).map(presentCard);
    }),

    route(publicProfessional, async ({ params }, { session }) => {
      if (session && ownProfileId(session) === params.id)
        return ownProfileOf(platform, session, quotaOf);
      const found = await findPublicById(db, params.id);
      assertThat(found !== undefined, 'not_found');
      return presentPublicProfile(found, await findBeside(db, found.id));
    }),

    route(updateProfessional, async ({ params, body }, call) => {
      const { session, language } = call;
      assertThat(params.id === session.professionalId, 'not_yours');
      await limit(platform, call, 'profileChanges');
      await changeProfile(platform, session, body, language);
      return ownProfileOf(platform, session, quotaOf);
    }),

    route(coveredPlaces, async ({ query: { place_id: placeId, location, km } }, call) => {
      await limit(platform, call, 'coveredPlaces');
      const circle = { placeId, location, km };
      return coveredAround(platform, call.session.professionalId, circle, call.language);
    }),
  ];
}

async function ownProfileOf(
  { db, clock }: Platform,
  { userId, professionalId }: Pick<Session, 'userId' | 'professionalId'>,
  quotaOf: QuotaOf,
): Promise<OwnProfile> {
  const id = professionalId ?? '';
  const [profile, contact, quota, beside] = await Promise.all([
    findProfile(db, id),
    getContact(db, userId),
    quotaOf(db, id, clock.now()),
    findBeside(db, id),
  ]);
  assertThat(profile !== undefined, 'not_found');
  return presentOwnProfile(profile, { contact, quota, ...beside });
}

async function findBeside(db: Db, id: string): Promise<Beside> {
  const [furtherProfessions, photos] = await Promise.all([
    findFurtherProfessions(db, id),
    findProfilePhotos(db, id),
  ]);
  return { furtherProfessions, photos };
}

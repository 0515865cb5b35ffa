import {
  publicProfessional,
  trustedProfessionals,
  updateProfessional,
  type OwnProfile,
} from '#contract/professionals.ts';
import { getContact } from '#server/accounts/accounts.ts';
import type { Db } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/rate-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route, type Session } from '#server/platform/route.ts';
import { changeProfile } from './change-profile.ts';
import { presentCard } from './present.ts';
import { presentOwnProfile } from './present-own.ts';
import { findPublicById, findTrusted } from './queries.ts';
import { findProfile } from './queries-profile.ts';

/** What another domain knows of a professional's month. */
export type QuotaOf = (db: Db, professionalId: string, now: Date) => Promise<OwnProfile['quota']>;

export function professionalRoutes(platform: Platform, { quotaOf }: { quotaOf: QuotaOf }): Route[] {
  const { db } = platform;
  return [
    route(trustedProfessionals, async () => (await findTrusted(db, 3)).map(presentCard)),

    route(publicProfessional, async ({ params }, { session }) => {
      if (session?.professionalId === params.id) return ownProfileOf(platform, session, quotaOf);
      const found = await findPublicById(db, params.id);
      assertThat(found !== undefined, 'not_found');
      return {
        ...presentCard(found),
        own: false as const,
        professionalId: found.id,
        hourlyRate: found.hourly_rate,
        yearsExperience: found.years_experience,
        email: null,
        phone: null,
      };
    }),

    route(updateProfessional, async ({ params, body }, call) => {
      const { session, language } = call;
      assertThat(params.id === session.professionalId, 'not_yours');
      await limit(platform, call, 'profileChanges');
      await changeProfile(platform, session, body, language);
      return ownProfileOf(platform, session, quotaOf);
    }),
  ];
}

async function ownProfileOf(
  { db, clock }: Platform,
  { userId, professionalId }: Pick<Session, 'userId' | 'professionalId'>,
  quotaOf: QuotaOf,
): Promise<OwnProfile> {
  const [profile, contact, quota] = await Promise.all([
    findProfile(db, professionalId ?? ''),
    getContact(db, userId),
    quotaOf(db, professionalId ?? '', clock.now()),
  ]);
  assertThat(profile !== undefined, 'not_found');
  return presentOwnProfile(profile, contact, quota);
}

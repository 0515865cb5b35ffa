import { publicProfessional, trustedProfessionals } from '#contract/professionals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/route.ts';
import { presentCard } from './present.ts';
import { findPublicById, findTrusted } from './queries.ts';

export function professionalRoutes({ db }: Platform): Route[] {
  return [
    route(trustedProfessionals, async () => (await findTrusted(db, 3)).map(presentCard)),

    route(publicProfessional, async ({ params }) => {
      const found = await findPublicById(db, params.id);
      assertThat(found !== undefined, 'not_found');
      return {
        ...presentCard(found),
        professionalId: found.id,
        hourlyRate: found.hourly_rate,
        yearsExperience: found.years_experience,
        email: null,
        phone: null,
      };
    }),
  ];
}

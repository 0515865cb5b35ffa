import {
  forgetProfessional,
  listSavedProfessionals,
  saveProfessional,
} from '#contract/professionals/saved.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { presentCard } from '#server/professionals/present.ts';
import { findPublicById } from '#server/professionals/queries.ts';
import { deleteSaved, findSaved, upsertSaved } from './queries-saved.ts';

/** The professionals a customer saved. */
export function savedRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(listSavedProfessionals, async (_, { session }) =>
      (await findSaved(db, session.userId)).map(({ note, saved_at: savedAt, active, ...card }) => ({
        professional: presentCard(card),
        note,
        savedAt: savedAt.toISOString(),
        allowedActions: active ? ['ask'] : [],
      })),
    ),

    route(saveProfessional, async ({ params, body }, call) => {
      await limit(platform, call, 'savedProfessionals');
      assertThat((await findPublicById(db, params.id)) !== undefined, 'not_found');
      await upsertSaved(db, {
        customer_id: call.session.userId,
        professional_id: params.id,
        note: body.note || null,
        saved_at: clock.now(),
      });
    }),

    route(forgetProfessional, async ({ params }, { session }) =>
      deleteSaved(db, { customerId: session.userId, professionalId: params.id }),
    ),
  ];
}

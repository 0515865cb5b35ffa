import * as calls from '#contract/quotes/templates.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { deleteTemplate, listTemplates } from './queries-templates.ts';
import { renameTemplate, saveTemplate } from './templates.ts';

/** The quotes a professional saved to use again. */
export function templateRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(calls.listQuoteTemplates, async (_, { session }) => ({
      templates: await listTemplates(db, session.professionalId),
    })),

    route(calls.saveQuoteTemplate, async ({ body }, call) => {
      await limit(platform, call, 'quotes');
      const { session, idempotencyKey } = call;
      const { professionalId } = session;
      return saveTemplate(platform, { ...body, professionalId, idempotencyKey });
    }),

    route(calls.renameQuoteTemplate, async ({ params, body }, call) => {
      await limit(platform, call, 'quotes');
      const { professionalId } = call.session;
      return renameTemplate(platform, { id: params.id, professionalId }, body.name);
    }),

    route(calls.deleteQuoteTemplate, async ({ params }, { session }) => {
      const { professionalId } = session;
      assertThat(await deleteTemplate(db, { id: params.id, professionalId }), 'not_found');
    }),
  ];
}

import * as calls from '#contract/requests/reviews.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { answerReview } from './answer.ts';
import { exportReviews } from './export.ts';
import { listOwnReviews, listReviews } from './read.ts';
import { writeReview } from './write.ts';

export function reviewRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(calls.listOwnReviews, async ({ query }, { session }) => {
      assertNamesCaller(session, query.userId);
      return listOwnReviews(db, session, query.before);
    }),

    route(calls.writeReview, async ({ body }, { session }) => writeReview(platform, session, body)),

    route(calls.listReviews, async ({ params, query }, { session }) =>
      listReviews(db, session, { id: params.id, before: query.before }),
    ),

    route(calls.exportReviews, async ({ params }, { session }) => {
      assertThat(params.id === session.professionalId, 'not_yours');
      return exportReviews(platform, params.id);
    }),

    route(calls.answerReview, async ({ params, body }, { session }) =>
      answerReview(platform, session, { id: params.id, text: body.text }),
    ),
  ];
}

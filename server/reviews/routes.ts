import * as calls from '#contract/reviews.ts';
import { assertNamesCaller } from '#server/platform/claimed-identity.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/route.ts';
import { answerReview } from './answer.ts';
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

    route(calls.answerReview, async ({ params, body }, { session }) =>
      answerReview(platform, session, { id: params.id, text: body.text }),
    ),
  ];
}

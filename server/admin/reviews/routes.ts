import { hideReview, restoreReview } from '#contract/admin/feedback.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { hide } from './hide-review.ts';

/** Operators' actions on reviews. */
export function reviewRoutes(platform: Platform): Route[] {
  return [
    route(hideReview, ({ params, body }, call) =>
      hide(platform, call, params.id, { hidden: true, ...body }),
    ),
    route(restoreReview, ({ params, body }, call) =>
      hide(platform, call, params.id, { hidden: false, ...body }),
    ),
  ];
}

import { answerByLink, readAnswerLink, viewByLink } from '#contract/requests/lead-answers.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerLead, markViewed } from './links/answer.ts';
import { getLinkHolder } from './links/link-holder.ts';
import { readLink } from './links/read-link.ts';

/** The calls of professionals who hold a personal link of a letter, without a sign-in. */
export function replyRoutes(platform: Platform): Route[] {
  return [
    route(readAnswerLink, async ({ params }, call) =>
      readLink(platform, await getLinkHolder(platform, params.token, call)),
    ),
    route(answerByLink, async ({ params, body }, call) => {
      const holder = await getLinkHolder(platform, params.token, call);
      await answerLead(platform, holder, body);
      return readLink(platform, holder);
    }),
    route(viewByLink, async ({ params }, call) =>
      markViewed(platform, await getLinkHolder(platform, params.token, call)),
    ),
  ];
}

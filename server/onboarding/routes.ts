import {
  completeOnboarding,
  declineInvitation,
  readDoNotContact,
  readOnboarding,
  stopContact,
} from '#contract/professionals/onboarding.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { completeByLink, type JoiningDependencies } from './complete-by-link.ts';
import { decline } from './decline.ts';
import { getLinkHolder } from './invitations/invitation-of-link.ts';
import { limitLinkGuesses } from '#server/platform/limits/link-guesses.ts';
import { readRecord } from './read-record.ts';
import { showDoNotContact, registerDoNotContact } from './do-not-contact/do-not-contact.ts';

/** The calls of people who hold a link of an invitation, without an account. */
export function onboardingRoutes(platform: Platform, dependencies: JoiningDependencies): Route[] {
  return [
    route(readOnboarding, async ({ params: { token } }, call) =>
      readRecord(platform, await getLinkHolder(platform, token, call)),
    ),
    route(completeOnboarding, ({ params: { token }, body }, call) =>
      completeByLink(platform, dependencies, token, body, call),
    ),
    route(declineInvitation, async ({ params: { token } }, call) => {
      await getLinkHolder(platform, token, call);
      return { job: await decline(platform, token) };
    }),
    route(readDoNotContact, ({ params: { token } }, { address }) =>
      limitLinkGuesses(platform, address, () => showDoNotContact(platform, token)),
    ),
    route(stopContact, ({ params: { token } }, { address }) =>
      limitLinkGuesses(platform, address, () => registerDoNotContact(platform, token)),
    ),
  ];
}

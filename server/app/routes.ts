import { accountRoutes } from '#server/accounts/routes.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { calendarFeedRoutes } from '#server/appointments/feed/routes-feed.ts';
import { appointmentRoutes } from '#server/appointments/routes.ts';
import { callerContext } from '#server/assistant/assistant.ts';
import { agreementRoutes } from '#server/agreements/routes.ts';
import { assistantRoutes } from '#server/assistant/routes.ts';
import { fileRoutes } from '#server/files/routes.ts';
import { inboxAnalyticsRoutes } from '#server/inbox/routes-analytics.ts';
import { inboxRoutes } from '#server/inbox/routes.ts';
import { inboxSafetyRoutes } from '#server/inbox/routes-safety.ts';
import { mayReadRequest } from '#server/matching/matching.ts';
import { matchingRoutes } from '#server/matching/routes.ts';
import { mayReadMessage } from '#server/messaging/messaging.ts';
import { quickReplyRoutes } from '#server/messaging/quick-replies/routes-quick-replies.ts';
import { messagingRoutes } from '#server/messaging/routes.ts';
import { privacyRoutes } from '#server/privacy/routes.ts';
import { notificationRoutes } from '#server/notifications/routes.ts';
import { onboardingRoutes } from '#server/onboarding/routes.ts';
import { mayReadCompletion } from '#server/invoices/invoices.ts';
import { invoiceRoutes } from '#server/invoices/routes.ts';
import { paymentRoutes } from '#server/payments/routes.ts';
import { placeRoutes } from '#server/places/routes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Route } from '#server/platform/http/route.ts';
import { catalogueRoutes } from '#server/professionals/catalogue/routes-catalogue.ts';
import { externalCalendarRoutes } from '#server/professionals/external-calendar/routes-external.ts';
import { professionalRoutes } from '#server/professionals/routes.ts';
import { quoteRoutes } from '#server/quotes/routes.ts';
import { savedRoutes } from '#server/professionals/saved/routes-saved.ts';
import { pictureRoutes } from '#server/professionals/profile/routes-pictures.ts';
import { replyRoutes } from '#server/replies/routes.ts';
import { subscriptionRoutes } from '#server/subscriptions/routes.ts';
import { quotaOf } from '#server/subscriptions/subscriptions.ts';
import { reviewRoutes } from '#server/reviews/routes.ts';
import { siteRoutes } from '#server/site/routes.ts';
import { safetyRoutes } from '#server/safety/routes.ts';
import { teamRoutes } from '#server/teams/routes.ts';
import { accountDependencies, joiningDependencies } from './account-dependencies.ts';
import { doctorRoutes } from './doctor/routes.ts';

/** Every call this server answers, by domain. */
export function allRoutes(platform: Platform): Route[] {
  return [
    ...accountRoutes(platform, accountDependencies(platform)),
    ...assistantRoutes(platform),
    ...placeRoutes(platform, (call, timeZone) => callerContext(platform, call, timeZone)),
    ...professionalRoutes(platform, { quotaOf }),
    ...catalogueRoutes(),
    ...pictureRoutes(platform),
    ...onboardingRoutes(platform, joiningDependencies(platform)),
    ...subscriptionRoutes(platform),
    ...paymentRoutes(platform),
    ...matchingRoutes(platform),
    ...inboxRoutes(platform),
    ...inboxAnalyticsRoutes(platform),
    ...inboxSafetyRoutes(platform),
    ...teamRoutes(platform),
    ...replyRoutes(platform),
    ...messagingRoutes(platform),
    ...quickReplyRoutes(platform),
    ...savedRoutes(platform),
    ...externalCalendarRoutes(platform),
    ...quoteRoutes(platform),
    ...agreementRoutes(platform),
    ...invoiceRoutes(platform),
    ...fileRoutes(platform, {
      ofRequest: mayReadRequest,
      ofMessage: mayReadMessage,
      ofCompletion: mayReadCompletion,
    }),
    ...appointmentRoutes(platform),
    ...calendarFeedRoutes(platform),
    ...reviewRoutes(platform),
    ...safetyRoutes(platform),
    ...notificationRoutes(platform),
    ...siteRoutes(platform),
    ...privacyRoutes(platform),
    ...adminRoutes(platform),
    ...doctorRoutes(platform),
  ];
}

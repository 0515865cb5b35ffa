/**
 * Every file of texts, one line each. A new feature adds its line here and its three files:
 * `en/<feature>.ts` exports `texts` with `as const`; `fr` and `es` export `texts: Texts<typeof en>`,
 * so that a missing or misspelt key does not compile.
 */
export interface Catalogue {
  common: typeof import('./en/common.ts').texts;
  'assistant-chat': typeof import('./en/customer/assistant-chat.ts').texts;
  photos: typeof import('./en/customer/photos.ts').texts;
  connect: typeof import('./en/account/connect.ts').texts;
  requests: typeof import('./en/customer/requests.ts').texts;
  'sign-in': typeof import('./en/account/sign-in.ts').texts;
  'sign-in-return': typeof import('./en/account/sign-in-return.ts').texts;
  admin: typeof import('./en/admin/admin.ts').texts;
  'admin-panel': typeof import('./en/admin/admin-panel.ts').texts;
  'admin-lists': typeof import('./en/admin/admin-lists.ts').texts;
  'admin-team': typeof import('./en/admin/admin-team.ts').texts;
  'admin-audit': typeof import('./en/admin/admin-audit.ts').texts;
  'admin-reports': typeof import('./en/admin/admin-reports.ts').texts;
  'admin-user': typeof import('./en/admin/admin-user.ts').texts;
  'admin-professional': typeof import('./en/admin/admin-professional.ts').texts;
  'admin-request': typeof import('./en/admin/admin-request.ts').texts;
  'admin-market': typeof import('./en/admin/admin-market.ts').texts;
  'admin-deliveries': typeof import('./en/admin/admin-deliveries.ts').texts;
  'admin-incoming': typeof import('./en/admin/admin-incoming.ts').texts;
  'admin-doctor': typeof import('./en/admin/admin-doctor.ts').texts;
  'admin-import': typeof import('./en/admin/admin-import.ts').texts;
  'admin-plans': typeof import('./en/admin/admin-plans.ts').texts;
  'admin-catalogue': typeof import('./en/admin/admin-catalogue.ts').texts;
  account: typeof import('./en/account/account.ts').texts;
  trade: typeof import('./en/professional/trade.ts').texts;
  passkeys: typeof import('./en/account/passkeys.ts').texts;
  'authenticator-app': typeof import('./en/account/authenticator-app.ts').texts;
  'second-step': typeof import('./en/account/second-step.ts').texts;
  password: typeof import('./en/account/password.ts').texts;
  privacy: typeof import('./en/account/privacy.ts').texts;
  conversation: typeof import('./en/customer/conversation.ts').texts;
  'work-photos': typeof import('./en/professional/work-photos.ts').texts;
  team: typeof import('./en/professional/team.ts').texts;
  'quick-replies': typeof import('./en/professional/quick-replies.ts').texts;
  leads: typeof import('./en/professional/leads.ts').texts;
  'lead-answer': typeof import('./en/professional/lead-answer.ts').texts;
  'professional-dashboard': typeof import('./en/professional/professional-dashboard.ts').texts;
  analytics: typeof import('./en/professional/analytics.ts').texts;
  quota: typeof import('./en/billing/quota.ts').texts;
  subscription: typeof import('./en/billing/subscription.ts').texts;
  'professional-profile': typeof import('./en/professional/professional-profile.ts').texts;
  appointments: typeof import('./en/appointments.ts').texts;
  'external-calendar': typeof import('./en/account/external-calendar.ts').texts;
  'calendar-feed': typeof import('./en/account/calendar-feed.ts').texts;
  quotes: typeof import('./en/quotes.ts').texts;
  'agreement-check': typeof import('./en/agreement-check.ts').texts;
  agreements: typeof import('./en/agreements.ts').texts;
  invoices: typeof import('./en/invoices.ts').texts;
  'priced-lines': typeof import('./en/priced-lines.ts').texts;
  reasons: typeof import('./en/reasons.ts').texts;
  reviews: typeof import('./en/customer/reviews.ts').texts;
  safety: typeof import('./en/customer/safety.ts').texts;
  request: typeof import('./en/customer/request.ts').texts;
  saved: typeof import('./en/customer/saved.ts').texts;
  'customer-home': typeof import('./en/customer/customer-home.ts').texts;
  'phone-bar': typeof import('./en/phone-bar.ts').texts;
  status: typeof import('./en/status.ts').texts;
  messages: typeof import('./en/messages.ts').texts;
  bell: typeof import('./en/account/bell.ts').texts;
  notifications: typeof import('./en/account/notifications.ts').texts;
  onboarding: typeof import('./en/professional/onboarding.ts').texts;
  unsubscribe: typeof import('./en/account/unsubscribe.ts').texts;
  map: typeof import('./en/map.ts').texts;
  landing: typeof import('./en/landing.ts').texts;
  'site-pages': typeof import('./en/site-pages.ts').texts;
  credits: typeof import('./en/credits.ts').texts;
  contact: typeof import('./en/contact.ts').texts;
  'admin-content': typeof import('./en/admin/admin-content.ts').texts;
  'admin-brand': typeof import('./en/admin/admin-brand.ts').texts;
  'admin-languages': typeof import('./en/admin/admin-languages.ts').texts;
  'admin-units': typeof import('./en/admin/admin-units.ts').texts;
  'admin-taxes': typeof import('./en/admin/admin-taxes.ts').texts;
  ask: typeof import('./en/customer/ask.ts').texts;
  'not-found': typeof import('./en/not-found.ts').texts;
  plans: typeof import('./en/billing/plans.ts').texts;
  'plan-card': typeof import('./en/billing/plan-card.ts').texts;
  'plan-tax': typeof import('./en/billing/plan-tax.ts').texts;
  payment: typeof import('./en/billing/payment.ts').texts;
  'subscription-terms': typeof import('./en/billing/subscription-terms.ts').texts;
}

/** The shape that the other languages must fill: the same keys, any text. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>;
};

/**
 * Every file of texts, one line each. A new feature adds its line here and its three files:
 * `en/<feature>.ts` exports `texts` with `as const`; `fr` and `es` export `texts: Texts<typeof en>`,
 * so that a missing or misspelt key does not compile.
 */
export interface Catalogue {
  common: typeof import('./en/common.ts').texts;
  'assistant-chat': typeof import('./en/assistant-chat.ts').texts;
  photos: typeof import('./en/photos.ts').texts;
  connect: typeof import('./en/connect.ts').texts;
  requests: typeof import('./en/requests.ts').texts;
  'sign-in': typeof import('./en/sign-in.ts').texts;
  'sign-in-return': typeof import('./en/sign-in-return.ts').texts;
  admin: typeof import('./en/admin.ts').texts;
  'admin-panel': typeof import('./en/admin-panel.ts').texts;
  'admin-lists': typeof import('./en/admin-lists.ts').texts;
  'admin-audit': typeof import('./en/admin-audit.ts').texts;
  'admin-reports': typeof import('./en/admin-reports.ts').texts;
  'admin-user': typeof import('./en/admin-user.ts').texts;
  'admin-professional': typeof import('./en/admin-professional.ts').texts;
  'admin-request': typeof import('./en/admin-request.ts').texts;
  'admin-market': typeof import('./en/admin-market.ts').texts;
  'admin-deliveries': typeof import('./en/admin-deliveries.ts').texts;
  'admin-doctor': typeof import('./en/admin-doctor.ts').texts;
  'admin-import': typeof import('./en/admin-import.ts').texts;
  'admin-catalogue': typeof import('./en/admin-catalogue.ts').texts;
  account: typeof import('./en/account.ts').texts;
  trade: typeof import('./en/trade.ts').texts;
  password: typeof import('./en/password.ts').texts;
  privacy: typeof import('./en/privacy.ts').texts;
  conversation: typeof import('./en/conversation.ts').texts;
  'work-photos': typeof import('./en/work-photos.ts').texts;
  'quick-replies': typeof import('./en/quick-replies.ts').texts;
  leads: typeof import('./en/leads.ts').texts;
  'professional-dashboard': typeof import('./en/professional-dashboard.ts').texts;
  analytics: typeof import('./en/analytics.ts').texts;
  quota: typeof import('./en/quota.ts').texts;
  subscription: typeof import('./en/subscription.ts').texts;
  'professional-profile': typeof import('./en/professional-profile.ts').texts;
  reasons: typeof import('./en/reasons.ts').texts;
  reviews: typeof import('./en/reviews.ts').texts;
  safety: typeof import('./en/safety.ts').texts;
  request: typeof import('./en/request.ts').texts;
  'customer-home': typeof import('./en/customer-home.ts').texts;
  bell: typeof import('./en/bell.ts').texts;
  notifications: typeof import('./en/notifications.ts').texts;
  onboarding: typeof import('./en/onboarding.ts').texts;
  unsubscribe: typeof import('./en/unsubscribe.ts').texts;
  landing: typeof import('./en/landing.ts').texts;
  'site-pages': typeof import('./en/site-pages.ts').texts;
  contact: typeof import('./en/contact.ts').texts;
  'admin-content': typeof import('./en/admin-content.ts').texts;
  'admin-brand': typeof import('./en/admin-brand.ts').texts;
  ask: typeof import('./en/ask.ts').texts;
  'not-found': typeof import('./en/not-found.ts').texts;
  plans: typeof import('./en/plans.ts').texts;
  payment: typeof import('./en/payment.ts').texts;
  'subscription-terms': typeof import('./en/subscription-terms.ts').texts;
}

/** The shape that the other languages must fill: the same keys, any text. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>;
};

import { lazy, type ComponentType } from 'react';
import { loadTexts, type TextFeature } from '#web/lib/i18n/texts.ts';
import type { Sections } from './frame/sections-context.ts';

/** One line per section. A section missing here is not in the menu. */
export const SECTIONS: Sections = {
  overview: {
    Content: part(
      async () => (await import('./overview/overview-section.tsx')).OverviewSection,
      ['admin-lists'],
    ),
  },
  users: {
    Content: part(
      async () => (await import('./users/users-section.tsx')).UsersSection,
      ['admin-lists'],
    ),
    Detail: part(
      async () => (await import('./details/user/user-detail.tsx')).UserDetail,
      ['admin-lists', 'admin-user'],
    ),
  },
  professionals: {
    Content: part(
      async () => (await import('./professionals/professionals-section.tsx')).ProfessionalsSection,
      ['admin-lists'],
    ),
    Detail: part(
      async () =>
        (await import('./details/professional/professional-detail.tsx')).ProfessionalDetail,
      ['admin-lists', 'admin-user', 'admin-professional'],
    ),
  },
  requests: {
    Content: part(
      async () => (await import('./requests/requests-section.tsx')).RequestsSection,
      ['admin-lists'],
    ),
    Detail: part(
      async () => (await import('./details/request/request-detail.tsx')).RequestDetail,
      ['admin-lists', 'admin-user', 'admin-request', 'admin-deliveries', 'quotes', 'reasons'],
    ),
  },
  feedback: {
    Content: part(
      async () => (await import('./feedback/feedback-section.tsx')).FeedbackSection,
      ['admin-lists'],
    ),
  },
  subscriptions: {
    Content: part(
      async () => (await import('./subscriptions/subscriptions-section.tsx')).SubscriptionsSection,
      ['admin-lists'],
    ),
  },
  reports: {
    Content: part(
      async () => (await import('./reports/reports-section.tsx')).ReportsSection,
      ['admin-reports'],
    ),
  },
  audit: {
    Content: part(
      async () => (await import('./audit/audit-section.tsx')).AuditSection,
      ['admin-audit', 'admin-lists', 'admin-request'],
    ),
  },
  market: {
    Content: part(
      async () => (await import('./market/market-section.tsx')).MarketSection,
      ['admin-market'],
    ),
  },
  deliveries: {
    Content: part(
      async () => (await import('./deliveries/deliveries-section.tsx')).DeliveriesSection,
      ['admin-deliveries'],
    ),
  },
  incoming: {
    Content: part(
      async () => (await import('./incoming/incoming-section.tsx')).IncomingSection,
      ['admin-incoming'],
    ),
  },
  doctor: {
    Content: part(
      async () => (await import('./doctor/doctor-section.tsx')).DoctorSection,
      ['admin-doctor'],
    ),
  },
  content: {
    Content: part(
      async () => (await import('./content/content-section.tsx')).ContentSection,
      ['admin-content'],
    ),
    Detail: part(
      async () => (await import('./content/page-detail.tsx')).PageDetail,
      ['admin-content'],
    ),
  },
  brand: {
    Content: part(
      async () => (await import('./brand/brand-section.tsx')).BrandSection,
      ['admin-brand', 'admin-content'],
    ),
  },
  import: {
    Content: part(
      async () => (await import('./import/import-section.tsx')).ImportSection,
      ['admin-import'],
    ),
    Detail: part(
      async () => (await import('./import/import-detail.tsx')).ImportDetail,
      ['admin-import'],
    ),
  },
  catalogue: {
    Content: part(
      async () => (await import('./catalogue/catalogue-section.tsx')).CatalogueSection,
      ['admin-catalogue'],
    ),
    Detail: part(
      async () => (await import('./catalogue/trade-detail.tsx')).TradeDetail,
      ['admin-catalogue'],
    ),
  },
  account: {
    Content: part(async () => (await import('./account/account-section.tsx')).AccountSection, []),
  },
};

/** A lazily loaded part of the panel, with its texts. */
function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextFeature[],
) {
  return lazy(async () => {
    const [Content] = await Promise.all([load(), loadTexts(texts)]);
    return { default: Content };
  });
}

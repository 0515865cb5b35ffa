import { lazy, type ComponentType } from 'react';
import type { listAudit } from '#contract/admin/audit.ts';
import type { listCatalogue } from '#contract/admin/catalogue.ts';
import type { listFailedMessages } from '#contract/admin/deliveries.ts';
import type { askDoctor } from '#contract/admin/doctor.ts';
import type { listFeedback } from '#contract/admin/feedback.ts';
import type { listImports } from '#contract/admin/imports.ts';
import type { listInbound } from '#contract/admin/inbound.ts';
import type { readMarket } from '#contract/admin/market.ts';
import type { readPlanTaxes } from '#contract/admin/plan-taxes.ts';
import type { listProfessionals } from '#contract/admin/professionals.ts';
import type { listReports } from '#contract/admin/reports.ts';
import type { listRequests } from '#contract/admin/requests.ts';
import type {
  listContactMessages,
  listSitePages,
  readBrand,
  readUnits,
} from '#contract/admin/site.ts';
import type { readLanguages } from '#contract/admin/site-languages.ts';
import type { adminStats } from '#contract/admin/stats.ts';
import type { listSubscriptions } from '#contract/admin/subscriptions.ts';
import type { readTeam } from '#contract/admin/team.ts';
import type { listUsers } from '#contract/admin/users.ts';
import { loadTexts, type TextFeature } from '#web/lib/i18n/texts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Sections } from './frame/sections-context.ts';
import type { PanelCall } from './frame/use-may.ts';

/**
 * One line per section, with the calls that it lives on: it is in the menu of those who may use one of
 * them. A section missing here is not in the menu.
 */
export const SECTIONS: Sections = {
  overview: {
    calls: [named<typeof adminStats>('GET', '/api/admin/stats')],
    Content: part(
      async () => (await import('./overview/overview-section.tsx')).OverviewSection,
      ['admin-lists'],
    ),
  },
  users: {
    calls: [named<typeof listUsers>('GET', '/api/admin/users')],
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
    calls: [named<typeof listProfessionals>('GET', '/api/admin/professionals')],
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
    calls: [named<typeof listRequests>('GET', '/api/admin/requests')],
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
    calls: [named<typeof listFeedback>('GET', '/api/admin/feedback')],
    Content: part(
      async () => (await import('./feedback/feedback-section.tsx')).FeedbackSection,
      ['admin-lists'],
    ),
  },
  subscriptions: {
    calls: [named<typeof listSubscriptions>('GET', '/api/admin/subscriptions')],
    Content: part(
      async () => (await import('./subscriptions/subscriptions-section.tsx')).SubscriptionsSection,
      ['admin-lists'],
    ),
    Detail: part(
      async () => (await import('./plans/plan-detail.tsx')).PlanDetail,
      ['admin-plans', 'admin-content'],
    ),
  },
  reports: {
    calls: [named<typeof listReports>('GET', '/api/admin/reports')],
    Content: part(
      async () => (await import('./reports/reports-section.tsx')).ReportsSection,
      ['admin-reports'],
    ),
  },
  audit: {
    calls: [named<typeof listAudit>('GET', '/api/admin/audit')],
    Content: part(
      async () => (await import('./audit/audit-section.tsx')).AuditSection,
      ['admin-audit', 'admin-lists', 'admin-request'],
    ),
  },
  market: {
    calls: [named<typeof readMarket>('GET', '/api/admin/market')],
    Content: part(
      async () => (await import('./market/market-section.tsx')).MarketSection,
      ['admin-market'],
    ),
  },
  deliveries: {
    calls: [named<typeof listFailedMessages>('GET', '/api/admin/deliveries')],
    Content: part(
      async () => (await import('./deliveries/deliveries-section.tsx')).DeliveriesSection,
      ['admin-deliveries'],
    ),
  },
  incoming: {
    calls: [named<typeof listInbound>('GET', '/api/admin/inbound')],
    Content: part(
      async () => (await import('./incoming/incoming-section.tsx')).IncomingSection,
      ['admin-incoming'],
    ),
  },
  doctor: {
    calls: [named<typeof askDoctor>('GET', '/api/admin/doctor')],
    Content: part(
      async () => (await import('./doctor/doctor-section.tsx')).DoctorSection,
      ['admin-doctor'],
    ),
  },
  content: {
    calls: [
      named<typeof listSitePages>('GET', '/api/admin/pages'),
      named<typeof listContactMessages>('GET', '/api/admin/contact-messages'),
    ],
    Content: part(
      async () => (await import('./content/content-section.tsx')).ContentSection,
      ['admin-content'],
    ),
    Detail: part(
      async () => (await import('./content/page-detail.tsx')).PageDetail,
      ['admin-content'],
    ),
  },
  team: {
    calls: [named<typeof readTeam>('GET', '/api/admin/team')],
    Content: part(
      async () => (await import('./team/team-section.tsx')).TeamSection,
      ['admin-team'],
    ),
  },
  brand: {
    calls: [named<typeof readBrand>('GET', '/api/admin/brand')],
    Content: part(
      async () => (await import('./brand/brand-section.tsx')).BrandSection,
      ['admin-brand', 'admin-content'],
    ),
  },
  units: {
    calls: [named<typeof readUnits>('GET', '/api/admin/units')],
    Content: part(
      async () => (await import('./units/units-section.tsx')).UnitsSection,
      ['admin-units', 'admin-content'],
    ),
  },
  taxes: {
    calls: [named<typeof readPlanTaxes>('GET', '/api/admin/plan-taxes')],
    Content: part(
      async () => (await import('./taxes/taxes-section.tsx')).TaxesSection,
      ['admin-taxes', 'admin-content'],
    ),
  },
  languages: {
    calls: [named<typeof readLanguages>('GET', '/api/admin/languages')],
    Content: part(
      async () => (await import('./languages/languages-section.tsx')).LanguagesSection,
      ['admin-languages', 'admin-content'],
    ),
  },
  import: {
    calls: [named<typeof listImports>('GET', '/api/admin/imports')],
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
    calls: [named<typeof listCatalogue>('GET', '/api/admin/catalogue')],
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
    Content: part(
      async () => (await import('./account/account-section.tsx')).AccountSection,
      ['passkeys'],
    ),
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

/** A call by its name alone: its schemas come with the section that makes it. */
function named<E extends Endpoint>(method: E['method'], path: E['path']): PanelCall {
  return { method, path };
}

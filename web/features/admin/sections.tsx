import { lazy, type ComponentType } from 'react';
import { listAudit } from '#contract/admin/audit.ts';
import { listCatalogue } from '#contract/admin/catalogue.ts';
import { listFailedMessages } from '#contract/admin/deliveries.ts';
import { askDoctor } from '#contract/admin/doctor.ts';
import { listFeedback } from '#contract/admin/feedback.ts';
import { listImports } from '#contract/admin/imports.ts';
import { listInbound } from '#contract/admin/inbound.ts';
import { readMarket } from '#contract/admin/market.ts';
import { listProfessionals } from '#contract/admin/professionals.ts';
import { listReports } from '#contract/admin/reports.ts';
import { listRequests } from '#contract/admin/requests.ts';
import { listContactMessages, listSitePages, readBrand, readUnits } from '#contract/admin/site.ts';
import { adminStats } from '#contract/admin/stats.ts';
import { listSubscriptions } from '#contract/admin/subscriptions.ts';
import { readTeam } from '#contract/admin/team.ts';
import { listUsers } from '#contract/admin/users.ts';
import { loadTexts, type TextFeature } from '#web/lib/i18n/texts.ts';
import type { Sections } from './frame/sections-context.ts';

/**
 * One line per section, with the calls that it lives on: it is in the menu of those who may use one of
 * them. A section missing here is not in the menu.
 */
export const SECTIONS: Sections = {
  overview: {
    calls: [adminStats],
    Content: part(
      async () => (await import('./overview/overview-section.tsx')).OverviewSection,
      ['admin-lists'],
    ),
  },
  users: {
    calls: [listUsers],
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
    calls: [listProfessionals],
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
    calls: [listRequests],
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
    calls: [listFeedback],
    Content: part(
      async () => (await import('./feedback/feedback-section.tsx')).FeedbackSection,
      ['admin-lists'],
    ),
  },
  subscriptions: {
    calls: [listSubscriptions],
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
    calls: [listReports],
    Content: part(
      async () => (await import('./reports/reports-section.tsx')).ReportsSection,
      ['admin-reports'],
    ),
  },
  audit: {
    calls: [listAudit],
    Content: part(
      async () => (await import('./audit/audit-section.tsx')).AuditSection,
      ['admin-audit', 'admin-lists', 'admin-request'],
    ),
  },
  market: {
    calls: [readMarket],
    Content: part(
      async () => (await import('./market/market-section.tsx')).MarketSection,
      ['admin-market'],
    ),
  },
  deliveries: {
    calls: [listFailedMessages],
    Content: part(
      async () => (await import('./deliveries/deliveries-section.tsx')).DeliveriesSection,
      ['admin-deliveries'],
    ),
  },
  incoming: {
    calls: [listInbound],
    Content: part(
      async () => (await import('./incoming/incoming-section.tsx')).IncomingSection,
      ['admin-incoming'],
    ),
  },
  doctor: {
    calls: [askDoctor],
    Content: part(
      async () => (await import('./doctor/doctor-section.tsx')).DoctorSection,
      ['admin-doctor'],
    ),
  },
  content: {
    calls: [listSitePages, listContactMessages],
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
    calls: [readTeam],
    Content: part(
      async () => (await import('./team/team-section.tsx')).TeamSection,
      ['admin-team'],
    ),
  },
  brand: {
    calls: [readBrand],
    Content: part(
      async () => (await import('./brand/brand-section.tsx')).BrandSection,
      ['admin-brand', 'admin-content'],
    ),
  },
  units: {
    calls: [readUnits],
    Content: part(
      async () => (await import('./units/units-section.tsx')).UnitsSection,
      ['admin-units', 'admin-content'],
    ),
  },
  import: {
    calls: [listImports],
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
    calls: [listCatalogue],
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

import { LogOut, Settings } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TeamRight } from '#contract/accounts/accounts.ts';
import { Link } from 'wouter';
import { readCheckoutReturn } from '#web/features/billing/return/read-checkout-return.ts';
import { usePart } from '#web/features/professional-profile/parts/parts.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { useMay } from '#web/lib/use-may.ts';
import { useTabInAddress } from '#web/lib/navigation/use-tab-in-address.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { classes } from '#web/ui/classes.ts';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ProfessionalRequests } from './professional-requests.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';

const AvailabilitySwitch = lazyScreen(
  async () =>
    (await import('#web/features/professional-profile/availability/availability-switch.tsx'))
      .AvailabilitySwitch,
  ['professional-profile'],
);
const ProfessionalPlan = lazyScreen(
  async () => (await import('./professional-plan.tsx')).ProfessionalPlan,
  ['quota', 'subscription', 'subscription-terms', 'plan-card', 'plan-tax'],
);
const CheckoutReturnNotice = lazyScreen(
  async () =>
    (await import('#web/features/billing/return/checkout-return.tsx')).CheckoutReturnNotice,
  ['subscription'],
);
const AnalyticsBoard = lazyScreen(
  async () => (await import('#web/features/analytics/analytics-board.tsx')).AnalyticsBoard,
  ['analytics'],
);
const ProfessionalAbout = lazyScreen(
  async () => (await import('./professional-about.tsx')).ProfessionalAbout,
  ['professional-profile', 'reviews', 'safety', 'account', 'map'],
);
const BeginTradePage = lazyScreen(
  async () => (await import('./begin-trade.tsx')).BeginTradePage,
  ['trade', 'sign-in'],
);

const LeadAlerts = lazyDialog(
  async () => (await import('#web/features/leads/alerts/lead-alerts.tsx')).LeadAlerts,
);

const DeletionNotice = lazyDialog(
  async () => (await import('#web/frame/deletion-notice.tsx')).DeletionNotice,
);

const SideNotice = lazyDialog(async () => (await import('#web/frame/side-notice.tsx')).SideNotice);
const TeamSection = lazyScreen(
  async () => (await import('#web/features/team/team-section.tsx')).TeamSection,
  ['team'],
);

const TABS = ['requests', 'subscription', 'analytics', 'profile', 'team'] as const;

/** What a member of a team needs to have a tab; the owner has all of them. */
const NEEDED: Partial<Record<(typeof TABS)[number], TeamRight>> = {
  subscription: 'managePlan',
  analytics: 'viewFigures',
  profile: 'editProfile',
};

const CONTENTS = {
  requests: ProfessionalRequests,
  subscription: ProfessionalPlan,
  analytics: AnalyticsBoard,
  profile: ProfessionalAbout,
  team: TeamSection,
};

/** The professional's home: leads, plan, analytics, profile. */
export function ProfessionalDashboardPage() {
  const { user } = useSession();
  if (!user?.professionalId) return <BeginTradePage />;
  return <Dashboard professionalId={user.professionalId} name={user.name} />;
}

function Dashboard({ professionalId, name }: { professionalId: string; name: string }) {
  const t = useTranslations('professional-dashboard');
  const may = useMay();
  const tabs = TABS.filter((one) => may(NEEDED[one]));
  const [asked, open] = useTabInAddress(TABS);
  const tab = tabs.includes(asked) ? asked : 'requests';
  const [back] = useState(() => readCheckoutReturn());
  // On a phone a part of the profile has the screen for itself.
  const isWithin = usePart() !== undefined && tab === 'profile';
  return (
    <SiteFrame footer={false}>
      <div className="container-page py-3 sm:py-8">
        <DeletionNotice />
        <SideNotice />
        <header
          className={classes(
            'mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-6 sm:items-end',
            isWithin && 'max-sm:sr-only',
          )}
        >
          <div>
            <p className="text-ink-soft max-sm:sr-only">{t('hello', { name })}</p>
            <h1 className="text-dashboard">{t('title')}</h1>
          </div>
          <div className={isWithin ? 'max-sm:hidden' : undefined}>
            <DashboardActions professionalId={professionalId} />
          </div>
        </header>
        <Suspense>
          {back && <CheckoutReturnNotice back={back} onArrive={() => open('subscription')} />}
        </Suspense>
        <Tabs
          label={t('tabs')}
          listClassName={isWithin ? 'max-sm:hidden' : undefined}
          value={tab}
          onValueChange={open}
          tabs={tabs.map((value) => {
            const Content = CONTENTS[value];
            const title = value === 'requests' ? t('pageTitle') : t(`tab.${value}`);
            return {
              value,
              label: t(`tab.${value}`),
              content: (
                <>
                  {!isWithin && <Titled title={title} />}
                  <ProfessionalPanel>
                    <Content professionalId={professionalId} />
                  </ProfessionalPanel>
                </>
              ),
            };
          })}
        />
      </div>
      <LeadAlerts professionalId={professionalId} />
    </SiteFrame>
  );
}

function DashboardActions({ professionalId }: { professionalId: string }) {
  const t = useTranslations('professional-dashboard');
  const common = useTranslations('common');
  const { signOut } = useSession();
  const may = useMay();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {may('editProfile') && (
        <Suspense fallback={<span className="h-10 w-30" />}>
          <AvailabilitySwitch professionalId={professionalId} />
        </Suspense>
      )}
      <Link href={href('/account')} className={`${buttonLook('secondary', 'sm')} max-sm:hidden`}>
        <Settings aria-hidden="true" className="size-4" />
        {t('settings')}
      </Link>
      <Button
        size="sm"
        tone="secondary"
        className="max-sm:hidden"
        icon={<LogOut aria-hidden="true" className="size-4" />}
        onClick={() => void signOut()}
      >
        {common('signOut')}
      </Button>
    </div>
  );
}

/** Not the whole screen: a part of the profile has a title of its own. */
function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

/** The content of a tab, which may still have to be loaded. */
function ProfessionalPanel({ children }: { children: ReactNode }) {
  const common = useTranslations('common');
  return <Suspense fallback={<LoadingState label={common('loading')} />}>{children}</Suspense>;
}

import { Plus } from 'lucide-react';
import { Suspense, useState, useTransition, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RequestList } from '#web/features/requests/list/request-list.tsx';
import { storedChat } from '#web/lib/stored-chat.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { hasProvenContact, useSession } from '#web/lib/api/session.tsx';
import { useTabInAddress } from '#web/lib/navigation/use-tab-in-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { RequestDialog, type RequestDialogOf } from './request-dialog.tsx';
import { SideNotice } from '#web/frame/side-notice.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import { Navigating } from '#web/ui/loading/navigating.tsx';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';

const NewRequestPage = lazyScreen(
  async () => (await import('./new-request.tsx')).NewRequestPage,
  ['assistant-chat', 'requests', 'connect'],
);
const OwnReviews = lazyScreen(
  async () => (await import('#web/features/reviews/own-reviews.tsx')).OwnReviews,
  ['reviews'],
);
const HomeNotices = lazyScreen(
  async () => (await import('#web/pages/home-notices.tsx')).HomeNotices,
  ['account', 'password', 'privacy'],
);
const CustomerProfile = lazyScreen(
  async () => (await import('./customer-profile.tsx')).CustomerProfile,
  ['account'],
);

const TABS = ['requests', 'reviews', 'profile'] as const;

/** The customer's home: requests, reviews, profile, and a new request. */
export function CustomerHomePage() {
  const [asking, setAsking] = useState(() => storedChat() !== null);
  const [isLoading, startLoading] = useTransition();
  const finish = () =>
    startLoading(() => {
      setAsking(false);
      void refresh('/api/user/requests');
    });
  if (asking) return <NewRequestPage opening={{ message: '' }} onBack={finish} />;
  return (
    <>
      {isLoading && <Navigating />}
      <Home onNewRequest={() => startLoading(() => setAsking(true))} />
    </>
  );
}

function Home({ onNewRequest }: { onNewRequest: () => void }) {
  const t = useTranslations('customer-home');
  const common = useTranslations('common');
  const { user } = useSession();
  const [tab, open] = useTabInAddress(TABS);
  usePageTitle(t(`tabs.${tab}`));
  const contents = {
    requests: <MyRequests onNewRequest={onNewRequest} />,
    reviews: (
      <Narrow>
        <OwnReviews />
      </Narrow>
    ),
    profile: user && (
      <Narrow>
        <CustomerProfile user={user} />
      </Narrow>
    ),
  };
  return (
    <SiteFrame footer={false}>
      <div className="container-page py-3 sm:py-8">
        {user && (user.deletionDueAt !== null || !hasProvenContact(user)) && (
          <Suspense>
            <HomeNotices user={user} />
          </Suspense>
        )}
        <SideNotice />
        <header className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-6 sm:items-end">
          <div>
            <p className="text-ink-soft max-sm:sr-only">{t('hello', { name: user?.name ?? '' })}</p>
            <h1 className="text-dashboard">{t(`tabs.${tab}`)}</h1>
          </div>
          <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onNewRequest}>
            {t('newRequest')}
          </Button>
        </header>
        <Tabs
          label={t('tabs.label')}
          value={tab}
          onValueChange={open}
          tabs={TABS.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            content: (
              <Suspense fallback={<LoadingState label={common('loading')} />}>
                {contents[value]}
              </Suspense>
            ),
          }))}
        />
      </div>
    </SiteFrame>
  );
}

/** Lines that are read stay short on a wide screen. */
function Narrow({ children }: { children: ReactNode }) {
  return <div className="max-w-3xl">{children}</div>;
}

function MyRequests({ onNewRequest }: { onNewRequest: () => void }) {
  const [shown, show] = useState<RequestDialogOf | null>(null);
  return (
    <>
      <RequestList
        onNewRequest={onNewRequest}
        onMessage={(request, lead) => show({ shows: 'conversation', request, lead })}
        onReview={(request) => show({ shows: 'review', request })}
      />
      <RequestDialog of={shown} onClose={() => show(null)} />
    </>
  );
}

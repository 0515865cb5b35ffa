import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { NoticeList } from '#web/features/notifications/notice-list.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import type { User } from '#web/lib/api/session.tsx';
import { useTabInAddress } from '#web/lib/navigation/use-tab-in-address.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import { Waiting } from '#web/frame/waiting.tsx';

const Preferences = lazyScreen(
  async () => (await import('#web/features/notifications/preferences.tsx')).Preferences,
  [],
);

const TABS = ['news', 'settings'] as const;

/** `/notifications`: notices and preferences. */
export function NotificationsPage({ user }: { user: User }) {
  const t = useTranslations('notifications');
  usePageTitle(t('title'));
  const [tab, open] = useTabInAddress(TABS);
  const contents = {
    news: <NoticeList />,
    settings: <Preferences isProfessional={user.role === 'professional'} />,
  };
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-2xl py-3 sm:py-12">
        <h1 className="mb-3 text-dashboard sm:mb-6">{t('title')}</h1>
        <Tabs
          label={t('tabs.label')}
          value={tab}
          onValueChange={open}
          tabs={TABS.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            content: <Suspense fallback={<Waiting />}>{contents[value]}</Suspense>,
          }))}
        />
      </div>
    </SiteFrame>
  );
}

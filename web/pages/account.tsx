import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActivityList } from '#web/features/account/activity-list.tsx';
import { Contacts } from '#web/features/account/contacts.tsx';
import { PasswordCard } from '#web/features/account/password-card.tsx';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { BlockedPeople } from '#web/features/safety/blocked-people.tsx';
import { lazyScreen } from '#web/lib/lazy-screen.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import type { User } from '#web/lib/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SiteFrame } from './site-frame.tsx';

const SubscriptionSettings = lazyScreen(
  async () =>
    (await import('#web/features/subscription/subscription-settings.tsx')).SubscriptionSettings,
  ['subscription', 'subscription-terms'],
);
const ReauthDialog = lazyScreen(
  async () => (await import('#web/features/account/reauth-dialog.tsx')).ReauthDialog,
  [],
);

/** `/account`: who one is here, how one is reached and signs in, and where one is signed in. */
export function AccountPage({ user }: { user: User }) {
  const t = useTranslations('account');
  usePageTitle(t('title'));
  const [proving, setProving] = useState(false);
  const onReauth = () => setProving(true);
  const onProven = () => {
    setProving(false);
    showToast({ title: t('reauth.done'), description: t('reauth.doneHint'), tone: 'success' });
  };
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-2xl py-8 sm:py-12">
        <h1 className="mb-6 text-3xl">{t('title')}</h1>
        <div className="flex flex-col gap-5">
          <ProfileForm user={user} />
          <Contacts user={user} onReauth={onReauth} />
          {user.professionalId && (
            <Suspense fallback={<Skeleton className="h-56 rounded-xl" />}>
              <SubscriptionSettings />
            </Suspense>
          )}
          <PasswordCard user={user} onReauth={onReauth} />
          <SessionList />
          <ActivityList />
          <BlockedPeople />
        </div>
      </div>
      <Suspense>
        {proving && (
          <ReauthDialog user={user} onProven={onProven} onClose={() => setProving(false)} />
        )}
      </Suspense>
    </SiteFrame>
  );
}

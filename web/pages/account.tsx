import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActivityList } from '#web/features/account/activity-list.tsx';
import { Contacts } from '#web/features/account/contacts.tsx';
import { PasswordCard } from '#web/features/account/password-card.tsx';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { Section } from '#web/features/account/section.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { BlockedPeople } from '#web/features/safety/blocked-people.tsx';
import { Contents } from '#web/lib/navigation/contents.tsx';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import type { User } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { AccountDevice } from './account-device.tsx';
import { AccountPart, LinkCard } from './account-part.tsx';
import { SchemeChoice } from '#web/frame/scheme-choice.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';

const SubscriptionSettings = lazyScreen(
  async () =>
    (await import('#web/features/billing/subscription/subscription-settings.tsx'))
      .SubscriptionSettings,
  ['subscription', 'subscription-terms', 'plan-tax'],
);
const PrivacyCard = lazyScreen(
  async () => (await import('#web/features/privacy/privacy-card.tsx')).PrivacyCard,
  ['privacy'],
);
const CalendarFeedCard = lazyScreen(
  async () => (await import('#web/features/appointments/calendar-feed-card.tsx')).CalendarFeedCard,
  ['calendar-feed'],
);
const ExternalCalendarCard = lazyScreen(
  async () =>
    (await import('#web/features/appointments/external-calendar-card.tsx')).ExternalCalendarCard,
  ['external-calendar'],
);
const DeleteAccountCard = lazyScreen(
  async () => (await import('#web/features/privacy/delete-account-card.tsx')).DeleteAccountCard,
  ['privacy'],
);
const OwnPasskeys = lazyScreen(
  async () => (await import('#web/features/account/own-passkeys.tsx')).OwnPasskeys,
  ['passkeys'],
);
const AuthenticatorAppCard = lazyScreen(
  async () =>
    (await import('#web/features/account/authenticator-app/authenticator-app-card.tsx'))
      .AuthenticatorAppCard,
  ['authenticator-app'],
);
const ReauthDialog = lazyScreen(
  async () => (await import('#web/features/account/reauth-dialog.tsx')).ReauthDialog,
  [],
);

const PARTS = [
  'profile',
  'subscription',
  'notifications',
  'privacy',
  'security',
  'delete',
] as const;

/** `/account`: the settings of a customer or a professional, with a table of contents. */
export function AccountPage({ user }: { user: User }) {
  const t = useTranslations('account');
  usePageTitle(t('title'));
  const [proving, setProving] = useState<{ again?: (() => void) | undefined }>();
  const onProven = () => {
    setProving(undefined);
    if (proving?.again) proving.again();
    else showToast({ title: t('reauth.done'), description: t('reauth.doneHint'), tone: 'success' });
  };
  const parts = PARTS.filter((id) => id !== 'subscription' || user.professionalId !== null);
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-5xl py-3 sm:py-12">
        <h1 className="mb-3 text-dashboard sm:mb-6 lg:mb-8">{t('title')}</h1>
        <AccountDevice />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[11rem_minmax(0,42rem)]">
          <Contents
            label={t('sections.label')}
            parts={parts.map((id) => ({
              id,
              label: t(`sections.${id}`),
              href: href('/account', { section: id }),
            }))}
          />
          <div className="flex min-w-0 flex-col gap-10">
            <Settings user={user} onReauth={(again) => setProving({ again })} />
          </div>
        </div>
      </div>
      <Suspense>
        {proving && (
          <ReauthDialog user={user} onProven={onProven} onClose={() => setProving(undefined)} />
        )}
      </Suspense>
    </SiteFrame>
  );
}

interface SettingsProps {
  user: User;
  /** Asks for a fresh proof of identity; then retries with `again` if given. */
  onReauth: (again?: () => void) => void;
}

function Settings({ user, onReauth }: SettingsProps) {
  const t = useTranslations('account');
  const waiting = <Skeleton className="h-56 rounded-lg" />;
  return (
    <>
      <AccountPart id="profile" label={t('sections.profile')}>
        {user.professionalId && (
          <LinkCard
            to={href('/professional-dashboard', { tab: 'profile' })}
            title={t('trade.title')}
            hint={t('trade.hint')}
          />
        )}
        {!user.professionalId && (
          <LinkCard
            to={href('/saved')}
            title={t('savedPeople.title')}
            hint={t('savedPeople.hint')}
          />
        )}
        <ProfileForm user={user} />
        <Contacts user={user} onReauth={onReauth} />
        <Section title={t('appearance.title')}>
          <p className="-mt-2 text-ink-soft">{t('appearance.hint')}</p>
          <SchemeChoice />
        </Section>
      </AccountPart>
      {user.professionalId && (
        <AccountPart id="subscription" label={t('sections.subscription')}>
          <Suspense fallback={waiting}>
            <SubscriptionSettings />
          </Suspense>
        </AccountPart>
      )}
      <AccountPart id="notifications" label={t('sections.notifications')}>
        <LinkCard
          to={href('/notifications', { tab: 'settings' })}
          title={t('notifications.title')}
          hint={t('notifications.hint')}
        />
        <Suspense fallback={waiting}>
          <CalendarFeedCard />
          {user.professionalId && <ExternalCalendarCard />}
        </Suspense>
      </AccountPart>
      <AccountPart id="privacy" label={t('sections.privacy')}>
        <Suspense fallback={waiting}>
          <PrivacyCard user={user} onReauth={onReauth} />
        </Suspense>
        <BlockedPeople />
      </AccountPart>
      <AccountPart id="security" label={t('sections.security')}>
        <PasswordCard user={user} onReauth={onReauth} />
        <Suspense fallback={waiting}>
          <OwnPasskeys onReauth={onReauth} />
          <AuthenticatorAppCard user={user} onReauth={onReauth} />
        </Suspense>
        <SessionList />
        <ActivityList />
      </AccountPart>
      <AccountPart id="delete" label={t('sections.delete')}>
        <Suspense fallback={waiting}>
          <DeleteAccountCard user={user} onReauth={onReauth} />
        </Suspense>
      </AccountPart>
    </>
  );
}

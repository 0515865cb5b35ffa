import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { updateProfessional, type OwnProfile } from '#contract/professionals/professionals.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { BadgeSnippet } from './badge-snippet.tsx';
import { CopyButton } from './copy-button.tsx';
import { updateCachedProfile } from '#web/features/professional-profile/use-profile.ts';

/** The public page: its switch, its links, and the export of reviews. */
export function OwnPage({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('professional-profile.page');
  const { listed, publicPath } = profile;
  const { mutate } = useListing();
  // Optimistic: a switch that waits for its call would spring back.
  const [asked, setAsked] = useState<boolean>();
  const show = (next: boolean) => {
    if (asked !== undefined) return;
    setAsked(next);
    const body = { listed: next };
    mutate({ params: { id: profile.id }, body }, { onSettled: () => setAsked(undefined) });
  };
  return (
    <>
      <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
        <Switch label={t('show')} hint={t('showHint')} checked={asked ?? listed} onChange={show} />
        {listed && publicPath && <PageAddress path={publicPath} />}
        {listed && !publicPath && (
          <p className="mt-4 rounded-md bg-stone px-3 py-2 text-sm text-warning">{t('notYet')}</p>
        )}
      </div>
      {publicPath && <BadgeSnippet professionalId={profile.id} path={publicPath} />}
      <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
        <h3 className="font-sans text-base font-semibold tracking-normal">{t('reviews')}</h3>
        <p className="mt-1 text-sm text-ink-soft">{t('reviewsHint')}</p>
        <a
          href={`/api/professionals/${profile.id}/reviews/export`}
          download
          className={`${buttonLook('secondary', 'sm')} mt-3`}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('reviewsGo')}
        </a>
      </div>
    </>
  );
}

function useListing() {
  const t = useTranslations('professional-profile');
  return useCallMutation(updateProfessional, {
    onSuccess: (saved) => {
      updateCachedProfile(saved);
      showToast({ title: t(saved.listed ? 'page.shown' : 'page.hidden'), tone: 'success' });
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
}

function PageAddress({ path }: { path: string }) {
  const t = useTranslations('professional-profile.page');
  const address = new URL(path, location.origin).href;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-w-0 items-center gap-1.5 text-sm font-semibold text-pine-700 underline underline-offset-2"
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{t('open')}</span>
        <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
      </a>
      <CopyButton text={address} label={t('copyLink')} />
      <p className="w-full text-sm [overflow-wrap:anywhere] text-ink-faint">{address}</p>
    </div>
  );
}

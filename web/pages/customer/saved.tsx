import { useTranslations } from 'use-intl';
import { SavedProfessionals } from '#web/features/requests/saved/saved-professionals.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';

/** `/saved`: the professionals a customer wants to find again. */
export function SavedPage() {
  const t = useTranslations('saved');
  usePageTitle(t('title'));
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-3xl py-3 sm:py-8">
        <h1 tabIndex={-1} className="text-dashboard">
          {t('title')}
        </h1>
        <p className="mt-1 mb-6 text-ink-soft">{t('hint')}</p>
        <SavedProfessionals />
      </div>
    </SiteFrame>
  );
}

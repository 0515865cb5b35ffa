import { useTranslations } from 'use-intl';
import { CheckAgreement } from '#web/features/agreements/check-agreement.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';

/** `/verify-agreement`: whether a signed agreement is whole, for anybody. */
export function VerifyAgreementPage() {
  const t = useTranslations('agreement-check');
  usePageTitle(t('title'));
  return (
    <SiteFrame>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 py-8 sm:px-6 sm:py-14">
        <h1 className="text-3xl">{t('title')}</h1>
        <CheckAgreement />
      </div>
    </SiteFrame>
  );
}

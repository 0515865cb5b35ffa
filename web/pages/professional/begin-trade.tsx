import { useTranslations } from 'use-intl';
import { TradeForm } from '#web/features/sign-in/trade-form.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { Card } from '#web/ui/card.tsx';
import { SideNotice } from '#web/frame/side-notice.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** Shown instead of the dashboard to a professional without a trade. */
export function BeginTradePage() {
  const t = useTranslations('trade');
  usePageTitle(t('title'));
  return (
    <SiteFrame footer={false}>
      <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-8 sm:py-14">
        <SideNotice />
        <header>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 text-ink-soft">{t('intro')}</p>
        </header>
        <Card className="">
          <TradeForm />
        </Card>
      </div>
    </SiteFrame>
  );
}

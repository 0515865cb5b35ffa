import { useTranslations } from 'use-intl';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';

/** The sender, the reason for the invitation, and how long the link is valid. */
export function WhyYou({ record }: { record: OnboardingRecord }) {
  const t = useTranslations('onboarding.why');
  const format = useFormatting();
  return (
    <section aria-labelledby="why" className="order-last flex flex-col gap-2 text-sm text-ink-soft">
      <h2 id="why" className="text-lg text-ink">
        {t('title')}
      </h2>
      <p>{t('who', { brand: BRAND })}</p>
      {record.job && <p>{t('reason')}</p>}
      <p className="wrap-anywhere">{t('source', { source: record.source })}</p>
      <p>{t('link', { date: format.date(record.expiresAt) })}</p>
    </section>
  );
}

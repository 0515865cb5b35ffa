import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { usePlans } from '#web/lib/use-plans.ts';

const QUESTIONS = ['trial', 'cancel', 'change', 'card'] as const;

/** Frequent questions before paying. */
export function Questions() {
  const t = useTranslations('plans.questions');
  const { data: plans } = usePlans();
  const locale = useLocale();
  const lengths = [...new Set(plans?.map(({ trialDays }) => trialDays))].filter((days) => days > 0);
  const days = new Intl.ListFormat(locale, { type: 'disjunction' }).format(lengths.map(String));
  return (
    <section
      aria-labelledby="questions-title"
      className="container-page grid gap-x-16 gap-y-6 py-14 lg:grid-cols-[1fr_2fr] lg:py-20"
    >
      <h2 id="questions-title" className="text-2xl">
        {t('title')}
      </h2>
      <div className="border-t border-line">
        {QUESTIONS.map((key) => (
          <details key={key} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {t(`${key}.question`)}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 text-ink-soft">
              {t(`${key}.answer`, { days: days || '…' })}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

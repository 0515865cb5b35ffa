import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Market } from '#contract/admin/market.ts';
import { useMinutes } from '#web/lib/i18n/use-duration.ts';
import { KeyFigure } from '#web/ui/key-figure.tsx';
import { adminHref } from '../frame/address.ts';
import { useShareText } from './share.ts';
import { useMarketQuestions } from './use-market-questions.ts';

/** The four key figures. */
export function KeyFigures({ market }: { market: Market }) {
  const t = useTranslations('admin-market.figures');
  const format = useFormatter();
  const share = useShareText();
  const minutes = useMinutes();
  const { asked } = useMarketQuestions();
  const { funnel, firstAcceptance, unanswered } = market;
  const { submitted, accepted, completed } = funnel;
  const { count, medianMinutes, p90Minutes } = firstAcceptance;
  // The list has no cities: their first words match the place text of requests.
  const q = asked.city?.split(',')[0];
  const list = adminHref('requests', { unanswered: 'true', profession: asked.profession, q });
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <KeyFigure name={t('accepted')} value={share(accepted, submitted)}>
        {t('acceptedNote', { count: accepted, submitted })}
      </KeyFigure>
      <KeyFigure name={t('firstAcceptance')} value={minutes(medianMinutes)}>
        {count === 0
          ? t('firstAcceptanceNone')
          : t('firstAcceptanceNote', { count, p90: minutes(p90Minutes) })}
      </KeyFigure>
      <KeyFigure name={t('unanswered')} value={format.number(unanswered)}>
        {unanswered === 0 ? (
          t('unansweredNone')
        ) : (
          <Link href={list} className="font-semibold text-pine-700 underline">
            {t('unansweredShow')}
          </Link>
        )}
      </KeyFigure>
      <KeyFigure name={t('completed')} value={share(completed, submitted)}>
        {t('completedNote', { count: completed, submitted })}
      </KeyFigure>
    </dl>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Market } from '#contract/admin/market.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Card } from '#web/ui/card.tsx';
import { adminHref } from '../frame/address.ts';
import { shareOf } from './share.ts';
import { useMarketQuestions } from './use-market-questions.ts';
import { useMinutes } from './use-minutes.ts';

/** The four numbers to look at first. */
export function KeyFigures({ market }: { market: Market }) {
  const t = useTranslations('admin-market.figures');
  const { percent } = useFormatting();
  const minutes = useMinutes();
  const { asked } = useMarketQuestions();
  const { funnel, firstAcceptance, unanswered } = market;
  const { submitted, accepted, completed } = funnel;
  const { count, medianMinutes, p90Minutes } = firstAcceptance;
  const share = (part: number) => {
    const found = shareOf(part, submitted);
    return found === null ? '–' : percent(found);
  };
  // The list knows no cities: their first words find them in what the requests say of their place.
  const q = asked.city?.split(',')[0];
  const list = adminHref('requests', { unanswered: 'true', profession: asked.profession, q });
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Figure name={t('accepted')} value={share(accepted)}>
        {t('acceptedNote', { count: accepted, submitted })}
      </Figure>
      <Figure name={t('firstAcceptance')} value={minutes(medianMinutes)}>
        {count === 0
          ? t('firstAcceptanceNone')
          : t('firstAcceptanceNote', { count, p90: minutes(p90Minutes) })}
      </Figure>
      <Figure name={t('unanswered')} value={unanswered}>
        {unanswered === 0 ? (
          t('unansweredNone')
        ) : (
          <Link href={list} className="font-semibold text-pine-700 underline">
            {t('unansweredShow')}
          </Link>
        )}
      </Figure>
      <Figure name={t('completed')} value={share(completed)}>
        {t('completedNote', { count: completed, submitted })}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string | number;
  /** What makes the number plain. */
  children: ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  const t = useTranslations('admin-market');
  return (
    <Card className="flex flex-col !p-4 sm:!p-5">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-1">
        <span className="font-display text-2xl font-semibold tabular-nums">
          {typeof value === 'number' ? t('number', { value }) : value}
        </span>
        <span className="mt-1 block text-sm text-ink-faint">{children}</span>
      </dd>
    </Card>
  );
}

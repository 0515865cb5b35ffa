import { useTranslations } from 'use-intl';
import { professionalQuota, type Quota } from '#contract/billing/quota.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';

/** How much of the monthly quota is used. */
export function QuotaOverview({ professionalId }: { professionalId: string }) {
  const t = useTranslations('quota');
  const common = useTranslations('common');
  const answer = useCallQuery(professionalQuota, { params: { id: professionalId } });
  if (answer.data) return <Month quota={answer.data} />;
  if (answer.isPending) return <Skeleton className="h-44 rounded-lg" />;
  return (
    <ErrorState
      title={t('loadFailed')}
      hint={common('somethingWrongHint')}
      retryLabel={common('tryAgain')}
      onRetry={() => void answer.refetch()}
    />
  );
}

function Month({ quota }: { quota: Quota }) {
  const t = useTranslations('quota');
  return (
    <section aria-labelledby="month-title">
      <Card className="flex flex-col gap-3">
        <h2
          id="month-title"
          className="font-sans text-sm font-semibold tracking-normal text-ink-faint"
        >
          {t('month')}
        </h2>
        {quota.included === null ? (
          <p>{t('unlimited', { used: quota.used })}</p>
        ) : (
          <Meter used={quota.used} included={quota.included} resetsAt={quota.resetsAt} />
        )}
      </Card>
    </section>
  );
}

function Meter({ used, included, resetsAt }: { used: number; included: number; resetsAt: string }) {
  const t = useTranslations('quota');
  const { day } = useFormatting();
  const left = Math.max(0, included - used);
  // Quota months are in UTC.
  const date = day(new Date(resetsAt), { dateStyle: 'long', timeZone: 'UTC' });
  const share = Math.min(1, used / Math.max(1, included));
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t('used', { used, included })}</span>
        <strong className="font-semibold">{t('left', { left })}</strong>
      </p>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="my-2.5 h-2.5 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="2" className="fill-sunken" />
        <rect
          width={share * 100}
          height="2"
          className={left === 0 ? 'fill-clay' : 'fill-pine-600'}
        />
      </svg>
      <p className={classes('text-sm', left === 0 ? 'text-warning' : 'text-ink-faint')}>
        {left === 0 ? t('exhausted', { date }) : t('resets', { date })}
      </p>
    </div>
  );
}

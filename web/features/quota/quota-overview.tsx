import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { professionalQuota, type Quota } from '#contract/quota.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { href } from '#web/lib/paths.ts';
import { useCall } from '#web/lib/query.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { QuotaLedger } from './quota-ledger.tsx';

/** The plan of a professional, how much of its month is used, and every line that was counted. */
export function QuotaOverview({ professionalId }: { professionalId: string }) {
  const t = useTranslations('quota');
  const common = useTranslations('common');
  const answer = useCall(professionalQuota, { params: { id: professionalId } });
  if (answer.data)
    return (
      <div className="flex flex-col gap-5">
        <Plan quota={answer.data} />
        <QuotaLedger entries={answer.data.entries} />
      </div>
    );
  if (answer.isPending) return <LoadingQuota />;
  return (
    <ErrorState
      title={t('loadFailed')}
      hint={common('somethingWrongHint')}
      retryLabel={common('tryAgain')}
      onRetry={() => void answer.refetch()}
    />
  );
}

function Plan({ quota }: { quota: Quota }) {
  const t = useTranslations('quota');
  const { data: plans } = usePlans();
  const plan = plans?.find(({ id }) => id === quota.planId);
  return (
    <section aria-labelledby="plan-title">
      <Card className="flex flex-col gap-5">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2
              id="plan-title"
              className="font-sans text-sm font-semibold tracking-normal text-ink-faint"
            >
              {t('plan')}
            </h2>
            <p className="min-h-9 font-display text-2xl font-semibold">{plan?.name}</p>
          </div>
          <Link href={href('/subscription-plans')} className={buttonLook('secondary')}>
            {t('plans')}
          </Link>
        </div>
        {quota.included === null ? (
          <p>{t('unlimited', { used: quota.used })}</p>
        ) : (
          <Meter used={quota.used} included={quota.included} resetsAt={quota.resetsAt} />
        )}
        <p className="text-sm text-ink-faint">{t('price')}</p>
      </Card>
    </section>
  );
}

function Meter({ used, included, resetsAt }: { used: number; included: number; resetsAt: string }) {
  const t = useTranslations('quota');
  const format = useFormatter();
  const left = Math.max(0, included - used);
  // The months of the quota are those of UTC.
  const date = format.dateTime(new Date(resetsAt), { dateStyle: 'long', timeZone: 'UTC' });
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
          className={left === 0 ? 'fill-marigold-400' : 'fill-pine-600'}
        />
      </svg>
      <p className={classes('text-sm', left === 0 ? 'text-marigold-700' : 'text-ink-faint')}>
        {left === 0 ? t('exhausted', { date }) : t('resets', { date })}
      </p>
    </div>
  );
}

function LoadingQuota() {
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      <Skeleton className="h-44 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </div>
  );
}

import { useTranslations } from 'use-intl';
import { previewPlanChange, type PaidPlanId } from '#contract/billing/subscriptions.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useTaxWords } from '#web/features/billing/taxes/use-tax-words.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Amounts } from '#web/features/billing/invoices/amounts.tsx';

/** What a change would cost, fetched each time: the proration changes by the hour. */
export function usePreview(planId: PaidPlanId) {
  return useCallQuery(previewPlanChange, { query: { planId } }, { staleTime: 0, gcTime: 0 });
}

/** Today's charge and the next one. */
export function ChangePreview({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const t = useTranslations('subscription.change');
  const common = useTranslations('common');
  const { date, money } = useFormatting();
  const { note } = useTaxWords();
  const { data, error, refetch } = preview;
  if (data)
    return (
      <>
        <Amounts
          rows={[
            { name: t('today'), amount: data.dueNow > 0 ? money(data.dueNow) : t('nothing') },
            {
              name: t('next', { date: date(data.nextCharge.at) }),
              amount: money(data.nextCharge.amount),
            },
          ]}
        />
        <p className="text-sm text-ink-soft">
          {t('after', { price: money(data.plan.price) })}
          {data.plan.tax && <span className="block">{note(data.plan.tax)}</span>}
        </p>
      </>
    );
  if (!error) return <Skeleton className="h-27 rounded-lg" />;
  return (
    <ErrorState
      title={t('previewFailed')}
      hint={errorText(error, common('somethingWrongHint'))}
      retryLabel={common('tryAgain')}
      onRetry={() => void refetch()}
    />
  );
}

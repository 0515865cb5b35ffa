import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Plan } from '#contract/billing/plans.ts';
import type { OwnSubscription, PaidPlanId } from '#contract/billing/subscriptions.ts';
import { TaxLines } from '#web/features/billing/taxes/tax-lines.tsx';
import { useTaxWords } from '#web/features/billing/taxes/use-tax-words.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import {
  SubscriptionTerms,
  useSubscriptionTerms,
} from '#web/features/billing/subscription/subscription-terms.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Amounts } from '#web/features/billing/invoices/amounts.tsx';
import type { Start } from './use-start.ts';

interface StartDialogProps {
  plan: Plan;
  planId: PaidPlanId;
  subscription: OwnSubscription;
  start: Start;
  onClose: () => void;
}

/** A plan's price, dates and terms, before the redirect to the payment page. */
export function StartDialog({ plan, planId, subscription, start, onClose }: StartDialogProps) {
  const t = useTranslations('subscription.start');
  const common = useTranslations('common');
  const { money } = useFormatting();
  const { paid } = useTaxWords();
  const isTaxed = plan.tax !== undefined;
  const terms = useSubscriptionTerms(subscription.frenchTermsFirst, isTaxed);
  const trial = subscription.trialAvailable;
  const price = paid(plan);
  const days = `${plan.trialDays}`;
  const button = t(trial ? 'goTrial' : 'go');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start.begin(planId, terms.agree);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { plan: plan.name })}
      description={t('lead')}
      closeLabel={common('close')}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Amounts
          rows={
            trial
              ? [
                  { name: t('today'), amount: money(0) },
                  { name: t('later', { days }), amount: t('eachMonth', { price }) },
                ]
              : [
                  { name: t('today'), amount: price },
                  { name: t('monthly'), amount: price },
                ]
          }
        />
        <TaxLines tax={plan.tax} />
        <p className="text-sm text-ink-soft">
          {trial && `${t('trial', { days })} `}
          {t('fine')}
        </p>
        <SubscriptionTerms terms={terms} button={button} trialDays={plan.trialDays} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" loading={start.busy}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

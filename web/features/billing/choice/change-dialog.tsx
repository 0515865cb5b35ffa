import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Plan } from '#contract/billing/plans.ts';
import { changePlan, type PaidPlanId } from '#contract/billing/subscriptions.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { updateCachedSubscription } from '#web/features/billing/subscription/use-subscription.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { leadOf } from './change-lead.ts';
import { ChangePreview, usePreview } from './change-preview.tsx';

interface ChangeDialogProps {
  plan: Plan;
  planId: PaidPlanId;
  /** The name of the current plan. */
  current: string;
  goesOnAt: string;
  onClose: () => void;
}

/** Previews the cost and date of a plan change; then changes it. */
export function ChangeDialog({ plan, planId, current, ...dialog }: ChangeDialogProps) {
  const { goesOnAt, onClose } = dialog;
  const t = useTranslations('subscription.change');
  const common = useTranslations('common');
  const { money } = useFormatting();
  const preview = usePreview(planId);
  const { mutate, isPending } = useChange(plan.name, onClose);
  const due = preview.data?.dueNow ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ body: { planId } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { plan: plan.name })}
      description={t(leadOf(preview.data))}
      closeLabel={common('close')}
      goesOnAt={goesOnAt}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <ChangePreview preview={preview} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {t('keep', { plan: current })}
          </Button>
          <Button type="submit" loading={isPending} disabled={!preview.data}>
            {due > 0 ? t('pay', { amount: money(due) }) : t('switch', { plan: plan.name })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useChange(plan: string, onDone: () => void) {
  const t = useTranslations('subscription.change');
  const { language } = useLanguage();
  return useCallMutation(changePlan, {
    onSuccess: (now) => {
      updateCachedSubscription(now, language);
      onDone();
      showToast({ title: t('done', { plan }), description: t('doneHint'), tone: 'success' });
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
}

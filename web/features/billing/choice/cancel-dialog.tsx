import { useTranslations } from 'use-intl';
import { cancelSubscription, type OwnSubscription } from '#contract/billing/subscriptions.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { updateCachedSubscription } from '#web/features/billing/subscription/use-subscription.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';

interface CancelDialogProps {
  subscription: OwnSubscription;
  goesOnAt: string;
  onClose: () => void;
}

/** Confirms the cancellation of a plan, and says what stays; no reason is required. */
export function CancelDialog({ subscription, goesOnAt, onClose }: CancelDialogProps) {
  const t = useTranslations('subscription.cancel');
  const common = useTranslations('common');
  const { date } = useFormatting();
  const { language } = useLanguage();
  const { plan, endDate } = subscription;
  const { mutate, isPending } = useCallMutation(cancelSubscription, {
    onSuccess: (now) => {
      updateCachedSubscription(now, language);
      onClose();
      const until = now.endDate ?? endDate;
      const description = until && t('doneHint', { plan: plan.name, date: date(until) });
      showToast({ title: t('done'), tone: 'success', ...(description && { description }) });
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  return (
    <ReasonDialog
      title={t('title', { plan: plan.name })}
      description={t(endDate ? 'until' : 'soon', { plan: plan.name, date: date(endDate) })}
      tone="danger"
      submitLabel={t('submit')}
      keepLabel={t('keep', { plan: plan.name })}
      closeLabel={common('close')}
      goesOnAt={goesOnAt}
      busy={isPending}
      onSubmit={() => mutate({ body: {} })}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t('stays')}</p>
    </ReasonDialog>
  );
}

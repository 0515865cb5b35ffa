import { useTranslations } from 'use-intl';
import { resumeSubscription, type OwnSubscription } from '#contract/billing/subscriptions.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { updateCachedSubscription } from '#web/features/billing/subscription/use-subscription.ts';
import { Button } from '#web/ui/button.tsx';

interface ResumeButtonProps {
  subscription: OwnSubscription;
  goesOnAt: string;
}

/** Undoes a cancellation. */
export function ResumeButton({ subscription, goesOnAt }: ResumeButtonProps) {
  const t = useTranslations('subscription.resume');
  const { language } = useLanguage();
  const plan = subscription.plan.name;
  const { mutate, isPending } = useCallMutation(resumeSubscription, {
    onSuccess: (now) => {
      // The button is removed: the focus moves to the changed plan.
      document.getElementById(goesOnAt)?.focus();
      updateCachedSubscription(now, language);
      showToast({ title: t('done'), description: t('doneHint', { plan }), tone: 'success' });
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  return (
    <Button loading={isPending} onClick={() => mutate({ body: {} })}>
      {t('action', { plan })}
    </Button>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { Button } from '#web/ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ManageBilling } from '#web/features/billing/invoices/manage-billing.tsx';
import { ResumeButton } from './resume-button.tsx';

interface PlanActionsProps {
  subscription: OwnSubscription;
  /** The id of the element that gets the focus when the pressed button is removed. */
  goesOnAt: string;
  /** Scrolls to the plans where they are further down on the page. */
  onChoose?: () => void;
}

/** The allowed actions on the own plan. */
export function PlanActions({ subscription, goesOnAt, onChoose }: PlanActionsProps) {
  const t = useTranslations('subscription');
  const [cancelling, setCancelling] = useState(false);
  const { allowedActions, standing } = subscription;
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  if (allowedActions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden max-sm:flex-col max-sm:items-stretch">
      {may('resume') && <ResumeButton subscription={subscription} goesOnAt={goesOnAt} />}
      {onChoose && may('subscribe') && <Button onClick={onChoose}>{t('choosePlan')}</Button>}
      {may('manage_billing') && <ManageBilling urgent={standing === 'past_due'} />}
      {may('cancel') && (
        <Button tone="ghost" onClick={() => setCancelling(true)}>
          {t('cancel.action')}
        </Button>
      )}
      {cancelling && (
        <CancelDialog
          subscription={subscription}
          goesOnAt={goesOnAt}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}

import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Plan } from '#contract/billing/plans.ts';
import type { PlanAction } from '#web/features/billing/plan-offer.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';

interface ChooseButtonProps {
  plan: Plan;
  action: PlanAction;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** The button of a plan: starts it, or leads to the own subscription. */
export function ChooseButton({ plan, action, busy, disabled, onChoose }: ChooseButtonProps) {
  const t = useTranslations('plans');
  // The popular card is dark.
  const tone = plan.isPopular ? 'accent' : 'secondary';
  if (action === 'current' || action === 'change' || action === 'manage')
    return (
      <Link
        href={href('/professional-dashboard', { tab: 'subscription' })}
        className={buttonLook(tone, 'lg')}
      >
        {action === 'change' ? t('change', { plan: plan.name }) : t('manage')}
      </Link>
    );
  return (
    <Button
      tone={tone}
      size="lg"
      loading={busy}
      disabled={disabled}
      aria-describedby={`plan-${plan.id}`}
      onClick={onChoose}
    >
      {t(`choose.${action}`, { plan: plan.name })}
    </Button>
  );
}

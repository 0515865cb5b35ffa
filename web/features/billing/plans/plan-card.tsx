import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Plan } from '#contract/billing/plans.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { classes } from '#web/ui/classes.ts';
import type { PlanAction } from '#web/features/billing/plan-offer.ts';

interface PlanCardProps {
  plan: Plan;
  action: PlanAction;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** One plan: what it costs, what is in it, and its button. Premium stands out. */
export function PlanCard({ plan, action, ...choice }: PlanCardProps) {
  const t = useTranslations('plans');
  const { money } = useFormatting();
  const highlighted = plan.id === 'premium';
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={classes(
        'flex h-full flex-col rounded-2xl border p-6 sm:p-8',
        highlighted
          ? 'border-pine-800 bg-pine-800 text-pine-50 shadow-lg'
          : 'border-line bg-white shadow-sm',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="text-xl">
          {plan.name}
        </h2>
        {action === 'current' || action === 'own' ? (
          <Badge tone="pine">{t('current')}</Badge>
        ) : (
          plan.isPopular && <Badge tone="marigold">{t('popular')}</Badge>
        )}
      </div>
      <p className={classes('mt-2 lg:min-h-13', highlighted ? 'text-pine-100' : 'text-ink-soft')}>
        {plan.description}
      </p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-display text-hero font-bold tracking-tight tabular-nums">
          {money(plan.price)}
        </span>
        <span className={highlighted ? 'text-pine-100' : 'text-ink-faint'}>{t('perMonth')}</span>
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-3">
        {linesOf(plan, t).map((line) => (
          <li key={line} className="flex gap-3">
            <Check
              aria-hidden="true"
              className={classes(
                'mt-1 size-4.5 shrink-0 stroke-3',
                highlighted ? 'text-marigold-400' : 'text-pine-500',
              )}
            />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col">
        <Choice plan={plan} action={action} {...choice} />
      </div>
    </article>
  );
}

function Choice({ plan, action, busy, disabled, onChoose }: PlanCardProps) {
  const t = useTranslations('plans');
  const tone = { free: 'secondary', professional: 'primary', premium: 'accent' } as const;
  const look = tone[plan.id];
  if (action === 'current' || action === 'change' || action === 'manage')
    return (
      <Link
        href={href('/professional-dashboard', { tab: 'subscription' })}
        className={buttonLook(look === 'primary' ? 'secondary' : look, 'lg')}
      >
        {action === 'change' ? t('change', { plan: plan.name }) : t('manage')}
      </Link>
    );
  return (
    <Button
      tone={look}
      size="lg"
      loading={busy}
      disabled={disabled}
      aria-describedby={`plan-${plan.id}`}
      onClick={onChoose}
    >
      {action === 'own'
        ? t('current')
        : action === 'pay'
          ? t('choose.pay', { plan: plan.name })
          : t(`choose.${action}`)}
    </Button>
  );
}

function linesOf(plan: Plan, t: ReturnType<typeof useTranslations<'plans'>>): string[] {
  const requests =
    plan.maxRequests === null ? t('unlimited') : t('requestsPerMonth', { count: plan.maxRequests });
  return [requests, ...plan.features];
}

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Plan } from '#contract/billing/plans.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useOfferWords, type Offer } from '#web/features/billing/plan-offer.ts';

interface PlanCardProps {
  plan: Plan;
  offer: Offer;
  onChoose: () => void;
}

/** A plan with its price and what it brings, and the way to it. */
export function PlanCard({ plan, offer, onChoose }: PlanCardProps) {
  const t = useTranslations('subscription');
  const { money } = useFormatting();
  const current = offer.kind === 'current';
  return (
    <div
      aria-current={current || undefined}
      className={classes(
        'flex h-full flex-col rounded-xl border bg-white p-5 transition-[border-color,box-shadow] duration-300',
        current ? 'border-pine-700 ring-1 ring-pine-700' : 'border-line shadow-sm',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h3 className="text-lg">{plan.name}</h3>
        {current ? (
          <Badge tone="solid">{t('choice.current')}</Badge>
        ) : (
          plan.isPopular && <Badge tone="marigold">{t('choice.popular')}</Badge>
        )}
      </div>
      <p className="mt-1 text-ink-soft tabular-nums">
        {t.rich('perMonth', { price: money(plan.price), strong: asPrice })}
      </p>
      <Lines plan={plan} />
      <OfferButton plan={plan} offer={offer} onChoose={onChoose} />
    </div>
  );
}

function asPrice(price: ReactNode) {
  return <strong className="font-display text-2xl font-bold text-ink">{price}</strong>;
}

function Lines({ plan: { maxRequests, features } }: { plan: Plan }) {
  const t = useTranslations('subscription.choice');
  const requests = maxRequests === null ? t('unlimited') : t('requests', { count: maxRequests });
  return (
    <ul className="mt-4 mb-5 flex flex-col gap-2 text-sm">
      {[requests, ...features].map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-3 text-pine-500" />
          {line}
        </li>
      ))}
    </ul>
  );
}

function OfferButton({ plan, offer, onChoose }: PlanCardProps) {
  const words = useOfferWords()(plan.name, offer);
  if (!words) return null;
  const wanted = offer.kind === 'trial' || offer.kind === 'subscribe' || offer.kind === 'upgrade';
  return (
    <Button
      tone={wanted ? (plan.isPopular ? 'primary' : 'secondary') : 'ghost'}
      aria-label={words.full}
      className="mt-auto"
      onClick={onChoose}
    >
      {words.short}
    </Button>
  );
}

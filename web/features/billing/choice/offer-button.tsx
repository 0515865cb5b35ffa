import type { Plan } from '#contract/billing/plans.ts';
import { useOfferWords, type Offer } from '#web/features/billing/plan-offer.ts';
import { Button } from '#web/ui/button.tsx';

interface OfferButtonProps {
  plan: Plan;
  offer: Offer;
  onChoose: () => void;
}

/** The button of a plan's offer; nothing without an offer. */
export function OfferButton({ plan, offer, onChoose }: OfferButtonProps) {
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

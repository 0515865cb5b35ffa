import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { CheckoutReturn } from './read-checkout-return.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { useCheckoutOutcome } from './use-checkout-outcome.ts';

interface CheckoutReturnProps {
  back: CheckoutReturn;
  /** Shows the subscription. */
  onArrive: () => void;
}

/** Shown on return from paying: the outcome, and what to do after a failure. */
export function CheckoutReturnNotice({ back, onArrive }: CheckoutReturnProps) {
  const t = useTranslations('subscription.back');
  const phase = useCheckoutOutcome(back, onArrive);
  if (phase === 'over') return null;
  if (phase === 'failed')
    return (
      <div className="mb-6 flex animate-rise flex-wrap items-center justify-between gap-4 rounded-lg border border-clay-tint bg-clay-wash p-5">
        <div>
          <p className="font-semibold">{t('failed')}</p>
          <p className="text-ink-soft">{t('failedHint')}</p>
        </div>
        <Link href={href('/subscribe', back.retry ?? {})} className={buttonLook('primary')}>
          {t('retry')}
        </Link>
      </div>
    );
  return (
    <div
      role="status"
      className="mb-6 flex animate-rise items-center gap-3 rounded-lg border border-line bg-card p-5"
    >
      <span className="shrink-0 text-pine-700">
        <Spinner />
      </span>
      <p>
        <strong className="block font-semibold">{t('waiting')}</strong>
        <span className="text-ink-soft">{t('waitingHint')}</span>
      </p>
    </div>
  );
}

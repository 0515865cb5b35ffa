import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';

interface PaymentProblemProps {
  text: string;
  busy: boolean;
  onRetry: () => void;
}

/** Shown instead of the form where a subscription could not be created. */
export function PaymentProblem({ text, busy, onRetry }: PaymentProblemProps) {
  const t = useTranslations('payment');
  const common = useTranslations('common');
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-lg flex-col items-center rounded-xl border border-line bg-card px-6 py-12 text-center sm:px-10"
    >
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-clay-wash text-clay-ink">
        <TriangleAlert aria-hidden="true" className="size-6" />
      </span>
      <h1 className="mt-4 text-2xl">{t('errorTitle')}</h1>
      <p className="mt-2 text-ink-soft">{text}</p>
      <div className="mt-7 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <Button loading={busy} onClick={onRetry}>
          {common('tryAgain')}
        </Button>
        <Link href={href('/subscription-plans')} className={buttonLook('secondary')}>
          {t('backToPlans')}
        </Link>
      </div>
    </div>
  );
}

import { CreditCard } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';

interface NothingToPayProps {
  title: string;
  hint: string;
  /** Whether there is a subscription to manage. */
  manage?: boolean;
}

/** Shown instead of the form where nothing can be paid: the reason, and where to continue. */
export function NothingToPay({ title, hint, manage = false }: NothingToPayProps) {
  const t = useTranslations('payment');
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center rounded-xl border border-line bg-card px-6 py-12 text-center sm:px-10">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-pine-50 text-pine-700">
        <CreditCard aria-hidden="true" className="size-6" />
      </span>
      <h1 className="mt-4 text-2xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{hint}</p>
      <div className="mt-7 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        {manage && (
          <Link
            href={href('/professional-dashboard', { tab: 'subscription' })}
            className={buttonLook('primary')}
          >
            {t('manage')}
          </Link>
        )}
        <Link href={href('/subscription-plans')} className={buttonLook('secondary')}>
          {t('backToPlans')}
        </Link>
      </div>
    </div>
  );
}

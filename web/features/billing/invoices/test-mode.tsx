import { FlaskConical } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePaymentOptions } from '#web/features/billing/payment/use-payment-options.ts';

/** A notice where no real money moves; else nothing. */
export function TestMode() {
  const t = useTranslations('subscription.test');
  const { data } = usePaymentOptions();
  if (!data?.mode || data.mode === 'live') return null;
  return (
    <p className="flex items-start gap-2 rounded-t-lg border-b border-line bg-stone px-5 py-2 text-sm text-warning sm:px-6">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(data.mode)}
    </p>
  );
}

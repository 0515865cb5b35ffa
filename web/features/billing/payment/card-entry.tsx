import { Elements } from '@stripe/react-stripe-js';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useIsDark } from '#web/lib/scheme.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { formAppearance } from './appearance.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';
import { LoadingForm } from './loading-payment.tsx';
import { useStripeLibrary } from './use-stripe-library.ts';
import { stripeLocaleOf } from './stripe-locale.ts';

/** Stripe's form in our language and style, once its library is loaded. */
export function CardEntry(props: CardFormProps) {
  const t = useTranslations('payment');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const { stripe, failed, retry } = useStripeLibrary(props.options);
  const isDark = useIsDark();
  const { clientSecret } = props.begun;
  const settings = useMemo(
    () => ({
      clientSecret,
      locale: stripeLocaleOf(language),
      appearance: formAppearance(isDark),
      loader: 'always' as const,
    }),
    [clientSecret, language, isDark],
  );
  if (failed)
    return (
      <ErrorState
        title={t('formFailed')}
        hint={t('formFailedHint')}
        retryLabel={common('tryAgain')}
        onRetry={retry}
      />
    );
  if (!stripe) return <LoadingForm />;
  return (
    <Elements stripe={stripe} options={settings}>
      <CardForm {...props} />
    </Elements>
  );
}

import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElements, StripeError } from '@stripe/stripe-js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { BegunSubscription } from '#contract/billing/subscriptions.ts';
import { errorText } from '#web/lib/api/call.ts';
import { noteGiven } from '#web/features/billing/return/read-checkout-return.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { storeLanguage } from '#web/lib/i18n/language.ts';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { showToast } from '#web/lib/toasts.ts';

/** The return address, from the form or from the bank. */
const AFTERWARDS = href('/professional-dashboard', { subscription: 'success' });

interface Wish {
  type: BegunSubscription['type'];
  /** Records consent to the terms; nothing is confirmed where that fails. */
  agree: () => Promise<unknown>;
  onPaying: (paying: boolean) => void;
}

/**
 * Submits the card to Stripe, once however often the button is pressed, and continues on success.
 */
export function useConfirmPayment({ type, agree, onPaying }: Wish) {
  const t = useTranslations('payment');
  const confirm = useConfirm(type);
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const underWay = useRef(false);
  const here = useHere();

  const attempt = async (form: StripeElements): Promise<string | undefined> => {
    await agree();
    const error = await confirm(form);
    return error && !isTaken(error) ? (error.message ?? t('failedHint')) : undefined;
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!elements || underWay.current) return;
    underWay.current = true;
    setProblem(undefined);
    // Validation errors are shown beside the fields.
    if ((await elements.submit()).error) {
      underWay.current = false;
      return;
    }
    setBusy(true);
    onPaying(true);
    const why = await attempt(elements).catch((error: unknown) =>
      errorText(error, t('failedHint')),
    );
    if (why === undefined) {
      noteGiven();
      showToast({ title: t('paid'), tone: 'success' });
      if (here.current) navigate(AFTERWARDS, { replace: true });
      return;
    }
    underWay.current = false;
    setBusy(false);
    onPaying(false);
    setProblem(why);
    showToast({ title: t('failed'), description: why, tone: 'danger' });
  };
  return { pay, busy, problem };
}

/** Confirms the setup or payment; returns Stripe's error on refusal. */
function useConfirm(type: BegunSubscription['type']) {
  const stripe = useStripe();
  const { language } = useLanguage();
  return async (elements: StripeElements): Promise<StripeError | undefined> => {
    if (!stripe) throw new Error('The form was sent before Stripe was there.');
    // The return address from a bank has no language: the last one applies.
    storeLanguage(language);
    // A plain address: the server redirects it to the hash route, with Stripe's parameters.
    const confirmParams = { return_url: location.origin + AFTERWARDS };
    const options = { elements, confirmParams, redirect: 'if_required' as const };
    const answer = await (type === 'setup'
      ? stripe.confirmSetup(options)
      : stripe.confirmPayment(options));
    return answer.error;
  };
}

/** Whether it was refused only because it had already succeeded, e.g. in another window. */
function isTaken({ setup_intent, payment_intent }: StripeError): boolean {
  return setup_intent?.status === 'succeeded' || payment_intent?.status === 'succeeded';
}

/** Whether the screen is still mounted, so that nobody is redirected after leaving it. */
function useHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}

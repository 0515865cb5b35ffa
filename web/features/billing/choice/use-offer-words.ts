import { useTranslations } from 'use-intl';
import type { Offer } from './offer.ts';

/** What stands on the button of an offer, and what it is called among others; none where none is. */
export function useOfferWords() {
  const t = useTranslations('subscription.choice');
  return (plan: string, { kind }: Offer): { short: string; full: string } | undefined => {
    if (kind === 'current' || kind === 'none') return undefined;
    if (kind === 'trial') return { short: t('trial'), full: t('trialOf', { plan }) };
    const words = t(kind, { plan });
    return { short: words, full: words };
  };
}

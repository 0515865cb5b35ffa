import { useTranslations } from 'use-intl';
import type { UnitsSettings } from '#contract/admin/site.ts';
import type { Choice } from './choice.ts';

/** What a change does and does not do, a sentence each. */
export function useConsequences(settings: UnitsSettings, choice: Choice): string[] {
  const t = useTranslations('admin-units.confirm');
  const { defaultCurrency, openQuotes, acceptedQuotes, professionalsWithRates } = settings;
  const from = settings.currency ?? defaultCurrency;
  const to = choice.currency ?? defaultCurrency;
  const money = [
    t('new', { to }),
    t('quotes', { open: openQuotes, accepted: acceptedQuotes }),
    t('rates', { count: professionalsWithRates }),
    t('notConverted', { from, to }),
    t('plans'),
  ];
  const distance = [t(`distance.${choice.distanceUnit}`), t('areas')];
  return [
    ...(from === to ? [] : money),
    ...(settings.distanceUnit === choice.distanceUnit ? [] : distance),
    ...(from === to && settings.distanceUnit === choice.distanceUnit ? [t('pinned', { to })] : []),
  ];
}

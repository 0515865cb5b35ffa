import { useTranslations } from 'use-intl';
import type { PlanTaxes } from '#contract/admin/plan-taxes.ts';
import type { Draft } from './draft.ts';

/** What a change means for those who pay and those who will, a sentence each. */
export function useConsequences(settings: PlanTaxes, { mode, included }: Draft): string[] {
  const t = useTranslations('admin-taxes.confirm');
  const { subscriptions: count } = settings;
  const kind = mode === 'rates' ? (included ? 'included' : 'added') : mode;
  return [
    t(kind),
    ...(mode === 'rates' ? [t('atStripe')] : []),
    ...(count > 0 ? [t('existing', { count })] : []),
    ...(count > 0 && mode === 'automatic' ? [t('addresses')] : []),
    ...(count > 0 ? [t('tell')] : []),
  ];
}

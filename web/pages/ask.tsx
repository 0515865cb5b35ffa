import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { isProfession } from '#contract/professionals/professions.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { NewRequestPage } from './customer/new-request.tsx';

/** The conversation for visitors of a public page: `trade` in the address is preset. */
export function AskPage() {
  const t = useTranslations('ask');
  const nameOf = useProfessionName();
  const [, navigate] = useLocation();
  const trade = useQueryParameters().get('trade') ?? '';
  const message = isProfession(trade) ? t('message', { trade: nameOf(trade) }) : '';
  return <NewRequestPage opening={{ message }} onBack={() => navigate(href('/'))} />;
}

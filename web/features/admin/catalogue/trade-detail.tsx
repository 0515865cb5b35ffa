import { useTranslations } from 'use-intl';
import { understoodIn } from '#contract/understood-in.ts';
import { listCatalogue } from '#contract/admin/catalogue.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { ChangeTrade } from './change-trade.tsx';
import { NEW_TRADE, NewTrade } from './new-trade.tsx';

/** One trade: names side by side, keywords, examples, category, icon, and whether it is offered. */
export function TradeDetail({ id }: { id: string }) {
  return id === NEW_TRADE ? <NewTrade /> : <Trade id={id} />;
}

function Trade({ id }: { id: string }) {
  const t = useTranslations('admin-catalogue');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const { data, error, refetch } = useCallQuery(listCatalogue);
  if (error) return <QueryError title={t('failed')} error={error} refetch={refetch} />;
  if (!data) return <LoadingState label={common('loading')} />;
  const entry = data.find(({ profession }) => profession === id);
  if (!entry) return <EmptyState title={t('absent')} />;
  const { names, professionals, requests, openRequests, version } = entry;
  return (
    <>
      <SectionHead
        title={names[understoodIn(language)]}
        hint={t('used', { professionals, requests, openRequests })}
      />
      <ChangeTrade key={version} entry={entry} />
    </>
  );
}

import { useTranslations } from 'use-intl';
import { listInbound } from '#contract/admin/inbound.ts';
import { SectionHead } from '../frame/section-head.tsx';
import { DataList } from '../table/data-list.tsx';
import { useIncomingColumns } from './use-incoming-columns.tsx';
import { useIncomingFilters } from './use-incoming-filters.ts';

/** Mails and text messages that people sent, and what became of them. */
export function IncomingSection() {
  const t = useTranslations('admin-incoming');
  const panel = useTranslations('admin-panel.sections');
  const columns = useIncomingColumns();
  const filters = useIncomingFilters();
  return (
    <>
      <SectionHead title={panel('incoming')} hint={t('hint')} />
      <DataList
        section="incoming"
        label={panel('incoming')}
        endpoint={listInbound}
        columns={columns}
        filters={filters}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
    </>
  );
}

import { useTranslations } from 'use-intl';
import { exportRequests, listRequests } from '#contract/admin/requests.ts';
import { useDeletion } from '../deletion/use-deletion.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { DataList } from '../table/data-list.tsx';
import { useRequestColumns } from './use-request-columns.tsx';
import { useRequestFilters } from './use-request-filters.ts';
import { useRequestName } from './use-request-name.ts';

/** Every request. */
export function RequestsSection() {
  const t = useTranslations('admin-lists.requests');
  const panel = useTranslations('admin-panel.sections');
  const columns = useRequestColumns();
  const filters = useRequestFilters();
  const { menu, dialog } = useDeletion('request');
  const nameOf = useRequestName();
  return (
    <>
      <SectionHead title={panel('requests')} />
      <DataList
        section="requests"
        label={panel('requests')}
        total="totalRequests"
        endpoint={listRequests}
        file={exportRequests}
        columns={columns}
        filters={filters}
        searchHint={t('search')}
        actions={(request) => menu(request, nameOf(request))}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {dialog}
    </>
  );
}

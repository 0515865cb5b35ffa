import { useTranslations } from 'use-intl';
import { exportProfessionals, listProfessionals } from '#contract/admin/professionals.ts';
import { useDeletion } from '../deletion/use-deletion.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { DataList } from '../table/data-list.tsx';
import { useProfessionalColumns } from './use-professional-columns.tsx';
import { useProfessionalFilters } from './use-professional-filters.ts';

/** Every professional, those without an account too. */
export function ProfessionalsSection() {
  const t = useTranslations('admin-lists.professionals');
  const panel = useTranslations('admin-panel.sections');
  const columns = useProfessionalColumns();
  const filters = useProfessionalFilters();
  const { menu, dialog } = useDeletion('professional');
  return (
    <>
      <SectionHead title={panel('professionals')} />
      <DataList
        section="professionals"
        label={panel('professionals')}
        total="totalProfessionals"
        endpoint={listProfessionals}
        file={exportProfessionals}
        columns={columns}
        filters={filters}
        searchHint={t('search')}
        actions={(professional) => menu(professional, professional.name)}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {dialog}
    </>
  );
}

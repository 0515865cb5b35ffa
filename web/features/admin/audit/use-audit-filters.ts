import { useTranslations } from 'use-intl';
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '#contract/admin/audit.ts';
import type { Filter } from '../table/column.ts';
import { choice } from '../table/filters-alike.ts';

/** The filters of the audit log. Those by actor and by target come from links elsewhere. */
export function useAuditFilters(): readonly Filter[] {
  const t = useTranslations('admin-audit');
  return [
    choice('action', t('columns.action'), AUDIT_ACTIONS, (action) => t(`actions.${action}`)),
    choice('targetKind', t('columns.target'), AUDIT_TARGETS, (kind) => t(`targets.${kind}`)),
    { id: 'from', label: t('filters.from'), kind: 'day' },
    { id: 'to', label: t('filters.to'), kind: 'day' },
    { id: 'reads', label: t('filters.reads'), kind: 'flag' },
    { id: 'by', label: t('columns.by'), kind: 'link' },
    { id: 'target', label: t('filters.about'), kind: 'link' },
  ];
}

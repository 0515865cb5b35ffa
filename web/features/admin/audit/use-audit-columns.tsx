import { useTranslations } from 'use-intl';
import { type AuditEntry, AUDIT_ACTIONS, type AuditAction } from '#contract/admin/audit.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Words } from '../table/cells.tsx';
import type { Column } from '../table/column.ts';
import { Nothing, When } from '../table/when.tsx';
import { AuditTarget } from './audit-target.tsx';
import { Changes } from './changes.tsx';
import { toneOf } from './action-tones.ts';

/** The columns of the audit log. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const t = useTranslations('admin-audit.columns');
  const nameOf = useActionName();
  return [
    {
      id: 'action',
      title: t('action'),
      show: ({ action }) => <Badge tone={toneOf(action)}>{nameOf(action)}</Badge>,
    },
    {
      id: 'at',
      title: t('byAndAt'),
      fields: ['adminEmail', 'at'],
      show: ({ adminEmail, at }) => (
        <>
          <Words text={adminEmail} />
          <When at={at} />
        </>
      ),
    },
    { id: 'target', title: t('target'), show: (entry) => <AuditTarget entry={entry} /> },
    { id: 'change', title: t('change'), show: (entry) => <Changes entry={entry} /> },
    {
      id: 'reason',
      title: t('reason'),
      show: ({ reason }) =>
        reason ? (
          <span title={reason} className="line-clamp-3 max-w-60 min-w-32 max-md:min-w-0">
            {reason}
          </span>
        ) : (
          <Nothing />
        ),
    },
    {
      id: 'address',
      title: t('address'),
      folded: true,
      show: ({ address }) => <span className="font-mono text-xs text-ink-soft">{address}</span>,
    },
  ];
}

/** What an action of the log is called; one of an older version by its own word. */
export function useActionName() {
  const t = useTranslations('admin-audit.actions');
  const isKnown = (action: string): action is AuditAction =>
    AUDIT_ACTIONS.some((known) => known === action);
  return (action: string) => (isKnown(action) ? t(action) : action.replaceAll('_', ' '));
}

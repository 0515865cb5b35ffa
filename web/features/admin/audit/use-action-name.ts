import { useTranslations } from 'use-intl';
import { AUDIT_ACTIONS, type AuditAction } from '#contract/admin/audit.ts';

/** What an action of the log is called; one of an older version by its own word. */
export function useActionName() {
  const t = useTranslations('admin-audit.actions');
  const isKnown = (action: string): action is AuditAction =>
    AUDIT_ACTIONS.some((known) => known === action);
  return (action: string) => (isKnown(action) ? t(action) : action.replaceAll('_', ' '));
}

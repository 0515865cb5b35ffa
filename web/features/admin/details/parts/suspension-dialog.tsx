import { useTranslations } from 'use-intl';
import { foreseeDeletion } from '#contract/admin/deletions.ts';
import type { suspendProfessional } from '#contract/admin/professionals.ts';
import type { suspendUser } from '#contract/admin/users.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { useOperation } from '../../dialogs/use-operation.ts';

export interface SuspensionProps {
  kind: 'user' | 'professional';
  id: string;
  name: string;
  endpoint: typeof suspendUser | typeof suspendProfessional;
  /** Whether an account is closed with it. */
  closes: boolean;
  /** Whether a profile is hidden with it. */
  hides: boolean;
}

/** Previews a suspension, asks for a reason, and executes it. */
export function SuspensionDialog(props: SuspensionProps & { onClose: () => void }) {
  const { id, name, endpoint, onClose } = props;
  const t = useTranslations('admin-user.suspend');
  const { lines, isKnown } = useWhatHappens(props);
  const { run, busy } = useOperation(endpoint, { done: t('done'), failed: t('failed') });
  const confirm = async (reason: string) => {
    if (await run({ params: { id }, body: { reason } })) onClose();
  };
  return (
    <ConfirmDialog
      title={t('title', { name })}
      consequences={lines}
      reason="required"
      tone="danger"
      confirmLabel={t('confirm')}
      busy={busy}
      disabled={!isKnown}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}

/** The preview is fetched when the dialog opens. */
function useWhatHappens({ kind, id, closes, hides }: SuspensionProps) {
  const t = useTranslations('admin-user.suspend');
  const deletion = useTranslations('admin-lists.deletion');
  const { data } = useCallQuery(
    foreseeDeletion,
    { params: { kind, id } },
    { staleTime: 0, gcTime: 0 },
  );
  const { openRequests = 0, openLeads = 0 } = data ?? {};
  const lines = [
    closes && t('out'),
    openRequests > 0 && deletion('openRequests', { count: openRequests }),
    openLeads > 0 && deletion('openLeads', { count: openLeads }),
    data && openRequests + openLeads === 0 && t('nothing'),
    hides && t('hidden'),
    closes && t('told'),
    t('back'),
  ].filter((line) => typeof line === 'string');
  return { lines, isKnown: data !== undefined };
}

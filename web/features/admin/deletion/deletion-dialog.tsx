import { useTranslations } from 'use-intl';
import { foreseeDeletion } from '#contract/admin/deletions.ts';
import { deleteProfessional } from '#contract/admin/professionals.ts';
import { deleteRequest } from '#contract/admin/requests.ts';
import { deleteUser } from '#contract/admin/users.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { MAIN } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { useConsequences } from './use-consequences.ts';

const CALLS = {
  user: deleteUser,
  professional: deleteProfessional,
  request: deleteRequest,
} as const;

export type DeletionKind = keyof typeof CALLS;

interface DeletionDialogProps {
  kind: DeletionKind;
  id: string;
  name: string;
  /** Called once it is deleted. */
  onDone?: () => Promise<void>;
  onClose: () => void;
}

/** Previews a deletion, and executes it. */
export function DeletionDialog({ kind, id, name, onDone, onClose }: DeletionDialogProps) {
  const t = useTranslations('admin-lists.deletion');
  const { run, busy } = useOperation(CALLS[kind], {
    done: t(`${kind}.done`),
    failed: t(`${kind}.failed`),
    whenDone: () => {
      onClose();
      return onDone?.();
    },
  });
  const foreseen = useCallQuery(
    foreseeDeletion,
    { params: { kind, id } },
    // The preview must be current, not cached; after the deletion nothing is fetched.
    { staleTime: 0, gcTime: 0, enabled: !busy },
  );
  const consequencesOf = useConsequences(kind);
  const confirm = (reason: string) => run({ params: { id }, body: { reason: reason || null } });
  return (
    <ConfirmDialog
      title={t(`${kind}.title`, { name })}
      description={t(`${kind}.hint`, { name })}
      consequences={foreseen.data ? consequencesOf(foreseen.data) : []}
      reason="optional"
      tone="danger"
      confirmLabel={t(`${kind}.confirm`)}
      busy={busy}
      disabled={!foreseen.data}
      goesOnAt={MAIN}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {foreseen.isPending && (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">{t('foreseeing')}</span>
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
      {foreseen.isError && (
        <p role="alert" className="text-sm font-medium text-clay-ink">
          {foreseen.error.body?.error ?? t('foreseeFailed')}
        </p>
      )}
    </ConfirmDialog>
  );
}

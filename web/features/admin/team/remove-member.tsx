import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { removeAdmin, type TeamMember } from '#contract/admin/team.ts';
import { Button } from '#web/ui/button.tsx';
import { MAIN } from '#web/ui/page.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';

/** Removes one of the people. */
export function RemoveMember({ member: { id, name } }: { member: TeamMember }) {
  const t = useTranslations('admin-team.remove');
  const [open, setOpen] = useState(false);
  const { run, busy } = useOperation(removeAdmin, {
    done: t('done'),
    failed: t('failed'),
    whenDone: () => setOpen(false),
  });
  return (
    <>
      <Button
        size="sm"
        tone="ghost"
        aria-label={t('buttonOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('title', { name })}
          consequences={[t('sessions'), t('invitations'), t('log')]}
          tone="danger"
          confirmLabel={t('confirm')}
          busy={busy}
          goesOnAt={MAIN}
          onConfirm={() => void run({ params: { id } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changeRole, type TeamMember } from '#contract/admin/team.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { RoleField } from './role-field.tsx';

/** Gives one of the people another role. */
export function ChangeRole({ member: { id, name, role } }: { member: TeamMember }) {
  const t = useTranslations('admin-team.change');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(role);
  const { run, busy } = useOperation(changeRole, { done: t('done'), failed: t('failed') });
  const confirm = async () => {
    if (await run({ params: { id }, body: { role: chosen } })) setOpen(false);
  };
  return (
    <>
      <Button
        size="sm"
        tone="secondary"
        aria-label={t('buttonOf', { name })}
        onClick={() => {
          setChosen(role);
          setOpen(true);
        }}
      >
        {t('button')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('title', { name })}
          description={t('hint')}
          confirmLabel={t('confirm')}
          busy={busy}
          disabled={chosen === role}
          onConfirm={() => void confirm()}
          onClose={() => setOpen(false)}
        >
          <RoleField value={chosen} onChange={setChosen} />
        </ConfirmDialog>
      )}
    </>
  );
}

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { reinstateProfessional, suspendProfessional } from '#contract/admin/professionals.ts';
import { ReasonedOperation } from '../parts/reasoned-operation.tsx';
import { DeleteButton } from '../parts/delete-button.tsx';
import { Suspension } from '../parts/suspension.tsx';

/** The actions the server allows on a professional. */
export function ProfessionalOperations({ professional }: { professional: ProfessionalDetail }) {
  const { id, name, allowedActions, userId } = professional;
  const t = useTranslations('admin-user.reinstate');
  return (
    <>
      {allowedActions.includes('reinstate') && (
        <ReasonedOperation
          endpoint={reinstateProfessional}
          words={{
            button: t('button'),
            title: t('title', { name }),
            hint: t('hint'),
            confirm: t('confirm'),
            done: t('done'),
            failed: t('failed'),
          }}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          input={(reason) => ({ params: { id }, body: { reason } })}
        />
      )}
      {allowedActions.includes('suspend') && (
        <Suspension
          kind="professional"
          id={id}
          name={name}
          endpoint={suspendProfessional}
          closes={userId !== null}
          hides
        />
      )}
      {allowedActions.includes('delete') && (
        <DeleteButton kind="professional" id={id} name={name} />
      )}
    </>
  );
}

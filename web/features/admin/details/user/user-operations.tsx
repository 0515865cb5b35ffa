import { LogOut, ShieldOff, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { UserDetail } from '#contract/admin/details.ts';
import {
  endUserSessions,
  reinstateUser,
  removeUserApp,
  suspendUser,
} from '#contract/admin/users.ts';
import { ReasonedOperation } from '../parts/reasoned-operation.tsx';
import { DeleteButton } from '../parts/delete-button.tsx';
import { Suspension } from '../parts/suspension.tsx';

/** The actions the server allows on a person. */
export function UserOperations({ user }: { user: UserDetail }) {
  const { id, name, allowedActions, professionalId } = user;
  const t = useTranslations('admin-user');
  const may = (action: UserDetail['allowedActions'][number]) => allowedActions.includes(action);
  const wordsOf = (kind: 'reinstate' | 'endSessions' | 'removeApp') => ({
    button: t(`${kind}.button`),
    title: t(`${kind}.title`, { name }),
    hint: t(`${kind}.hint`),
    confirm: t(`${kind}.confirm`),
    done: t(`${kind}.done`),
    failed: t(`${kind}.failed`),
  });
  const input = (reason: string) => ({ params: { id }, body: { reason } });
  return (
    <>
      {may('endSessions') && (
        <ReasonedOperation
          endpoint={endUserSessions}
          words={wordsOf('endSessions')}
          icon={<LogOut aria-hidden="true" className="size-4" />}
          input={input}
        />
      )}
      {may('removeApp') && (
        <ReasonedOperation
          endpoint={removeUserApp}
          words={wordsOf('removeApp')}
          icon={<ShieldOff aria-hidden="true" className="size-4" />}
          input={input}
        />
      )}
      {may('reinstate') && (
        <ReasonedOperation
          endpoint={reinstateUser}
          words={wordsOf('reinstate')}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          input={input}
        />
      )}
      {may('suspend') && (
        <Suspension
          kind="user"
          id={id}
          name={name}
          endpoint={suspendUser}
          closes
          hides={professionalId !== null}
        />
      )}
      {may('delete') && <DeleteButton kind="user" id={id} name={name} />}
    </>
  );
}

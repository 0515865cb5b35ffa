import { Ban, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import { cancelByOperator, reopenByOperator } from '#contract/admin/requests.ts';
import { useRequestName } from '../../requests/use-request-name.ts';
import { ReasonedOperation } from '../parts/reasoned-operation.tsx';
import { DeleteButton } from '../parts/delete-button.tsx';

/** The actions the server allows on a request; those on leads are beside the leads. */
export function RequestOperations({ request }: { request: RequestDetail }) {
  const { id, status, allowedActions } = request;
  const nameOf = useRequestName();
  const t = useTranslations('admin-request');
  const may = (action: RequestDetail['allowedActions'][number]) => allowedActions.includes(action);
  const wordsOf = (kind: 'cancel' | 'reopen') => ({
    button: t(`${kind}.button`),
    title: t(`${kind}.title`),
    confirm: t(`${kind}.confirm`),
    back: t('back'),
    done: t(`${kind}.done`),
    failed: t(`${kind}.failed`),
    refused: {
      request_closed: t('refused.closed'),
      not_eligible: t('refused.cannotReopen'),
    },
  });
  const input = (reason: string) => ({ params: { id }, body: { reason } });
  return (
    <>
      {may('reopen') && (
        <ReasonedOperation
          endpoint={reopenByOperator}
          words={wordsOf('reopen')}
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          consequences={[
            t(status === 'completed' ? 'reopen.completed' : 'reopen.cancelled'),
            t('reopen.told'),
          ]}
          input={input}
        />
      )}
      {may('cancel') && (
        <ReasonedOperation
          endpoint={cancelByOperator}
          words={wordsOf('cancel')}
          icon={<Ban aria-hidden="true" className="size-4" />}
          consequences={[t('cancel.closed'), t('cancel.back'), t('cancel.told')]}
          tone="danger"
          input={input}
        />
      )}
      {may('delete') && <DeleteButton kind="request" id={id} name={nameOf(request)} />}
    </>
  );
}

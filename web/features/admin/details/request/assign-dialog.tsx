import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import { assignProfessional } from '#contract/admin/requests.ts';
import { Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { useOperation } from '../../dialogs/use-operation.ts';
import { FindProfessional, type Found } from './find-professional.tsx';

/** Chooses a professional, the lead to replace, and the reason. */
export function AssignDialog({
  request,
  onClose,
}: {
  request: RequestDetail;
  onClose: () => void;
}) {
  const t = useTranslations('admin-request.assign');
  const refused = useTranslations('admin-request.refused');
  const [found, setFound] = useState<Found | null>(null);
  const live = request.leads.filter(({ allowedActions }) => allowedActions.includes('replace'));
  const [insteadOf, setInsteadOf] = useState(request.hasFreePlace ? '' : (live[0]?.id ?? ''));
  const { run, busy } = useOperation(assignProfessional, {
    done: t('done'),
    failed: t('failed'),
    refused: {
      request_closed: refused('closed'),
      request_filled: refused('filled'),
      not_eligible: refused('cannotBeAsked'),
    },
  });
  const confirm = async (reason: string) => {
    if (!found) return;
    const body = { professionalId: found.id, insteadOf: insteadOf || null, reason };
    if (await run({ params: { id: request.id }, body })) onClose();
  };
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('hint')}
      reason="required"
      confirmLabel={t('confirm')}
      busy={busy}
      disabled={!found}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <FindProfessional found={found} onFound={setFound} />
      <Field label={t('place')} hint={t('placeHint')}>
        <Select value={insteadOf} onChange={({ target }) => setInsteadOf(target.value)}>
          {request.hasFreePlace && <option value="">{t('free')}</option>}
          {live.map(({ id, professionalName: name }) => (
            <option key={id} value={id}>
              {t('insteadOf', { name })}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
}

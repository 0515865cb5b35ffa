import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { HireDialog } from './hire-dialog.tsx';
import { hiredName } from '#web/features/requests/hired-lead.ts';
import type { PendingAction } from './pending-action.ts';
import { isActiveLead } from '#web/features/requests/places/places.ts';
import { useNameList } from '#web/features/requests/use-name-list.ts';
import { useCloseIfStale } from './use-close-if-stale.ts';
import { useRequestActions } from './use-request-actions.ts';

interface RequestDialogsProps {
  request: OwnRequest;
  intent: PendingAction;
  onClose: () => void;
}

const MAX_REASON_LENGTH = 500;

/**
 * Confirms an action with its consequences, and executes it; stays open with its input on failure.
 */
export function RequestDialogs({ request, intent, onClose }: RequestDialogsProps) {
  const t = useTranslations('request.dialog');
  const common = useTranslations('common');
  const nameList = useNameList();
  const { busy, ...actions } = useRequestActions(request);
  const acting = useRef(false);
  useCloseIfStale(request, intent, acting, onClose);
  const closing = async (deed: Promise<boolean>) => {
    acting.current = true;
    if (await deed) onClose();
    acting.current = false;
  };
  const shared = {
    busy,
    onClose,
    keepLabel: t('keep'),
    closeLabel: common('close'),
    goesOnAt: `request-${request.id}`,
  };
  const reason = {
    label: t('reason'),
    optional: t('optional'),
    hint: t('reasonHint'),
    longest: MAX_REASON_LENGTH,
  };
  // Unclaimed professionals get no second letter: their link is closed.
  const told = request.leads.filter((lead) => isActiveLead(lead) && lead.professional.onPlatform);

  if (intent.to === 'hire')
    return (
      <HireDialog
        {...shared}
        request={request}
        lead={intent.lead}
        onHire={() => void closing(actions.hire(intent.lead))}
      />
    );
  if (intent.to === 'release') {
    const { name } = intent.lead.professional;
    return (
      <ReasonDialog
        {...shared}
        title={t('release.title', { name })}
        description={t('release.description', { name })}
        reason={reason}
        submitLabel={t('release.submit')}
        onSubmit={(text) => void closing(actions.release(intent.lead, text))}
      />
    );
  }
  if (intent.to === 'complete')
    return (
      <ReasonDialog
        {...shared}
        title={t('complete.title')}
        description={t('complete.description', { name: hiredName(request) })}
        submitLabel={t('complete.submit')}
        onSubmit={() => void closing(actions.complete())}
      />
    );
  return (
    <ReasonDialog
      {...shared}
      tone="danger"
      title={t('cancel.title')}
      description={t('cancel.description')}
      reason={reason}
      submitLabel={t('cancel.submit')}
      onSubmit={(text) => void closing(actions.cancel(text))}
    >
      {(told.length > 0 || !request.leads.some(isActiveLead)) && (
        <Consequence>{t('cancel.told', { count: told.length, names: nameList(told) })}</Consequence>
      )}
    </ReasonDialog>
  );
}

function Consequence({ children }: { children: ReactNode }) {
  return <p className="rounded-md bg-sunken px-4 py-3 text-sm">{children}</p>;
}

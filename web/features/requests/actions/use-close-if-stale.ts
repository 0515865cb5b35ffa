import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { PendingAction } from './pending-action.ts';

/** Closes a dialog that became stale (answered elsewhere, somebody was faster) and says so. */
export function useCloseIfStale(
  request: OwnRequest,
  intent: PendingAction,
  /** While the person's own action is running, changes are theirs. */
  acting: RefObject<boolean>,
  onClose: () => void,
): void {
  const t = useTranslations('request');
  const possible = isPossible(request, intent);
  const leave = useEffectEvent(() => {
    if (acting.current) return;
    showToast({ title: t('overtaken'), description: t('failed.changed') });
    onClose();
  });
  useEffect(() => {
    if (!possible) leave();
  }, [possible]);
}

function isPossible({ allowedActions, leads }: OwnRequest, intent: PendingAction): boolean {
  if (!('lead' in intent)) return allowedActions.includes(intent.to);
  const lead = leads.find(({ id }) => id === intent.lead.id);
  return lead?.allowedActions.includes(intent.to) ?? false;
}

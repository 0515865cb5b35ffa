import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  askOthers,
  cancelRequest,
  completeRequest,
  getOwnRequest,
  hireProfessional,
  reopenSearch,
  type ContactedLead,
  type OwnRequest,
  type WatchedRequest,
} from '#contract/requests/requests.ts';
import { call, CallError, errorText } from '#web/lib/api/call.ts';
import { keyOf, queryClient, refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

type Deed = 'hire' | 'cancel' | 'complete' | 'object' | 'release' | 'askOthers';
const DONE = {
  hire: 'hired',
  cancel: 'cancelled',
  complete: 'completed',
  object: 'objected',
  release: 'released',
  askOthers: 'askedOthers',
} as const;

/**
 * The customer's actions on a request. Each resolves when the page shows the outcome: the new
 * state, or after a refusal the current one (somebody was faster). It resolves to whether it is
 * settled; if not, it can be retried.
 */
export function useRequestActions(request: OwnRequest) {
  const t = useTranslations('request');
  const [busy, setBusy] = useState(false);
  const { id } = request;

  const act = async (deed: Deed, name: string, make: () => Promise<OwnRequest>) => {
    let settled = false;
    setBusy(true);
    try {
      show(await make());
      settled = true;
      await refreshRequests();
      const title = t(`done.${DONE[deed]}`, { name });
      showToast({ title, description: t(`done.${DONE[deed]}Hint`), tone: 'success' });
    } catch (error) {
      settled = error instanceof CallError && error.status === 409;
      if (settled) await refreshRequests();
      const reason = errorText(error, t('failed.hint'));
      const description = settled ? `${reason} ${t('failed.changed')}` : reason;
      showToast({ title: t(`failed.${deed}`), description, tone: 'danger' });
    } finally {
      setBusy(false);
      catchFocus(id);
    }
    return settled;
  };

  const params = { id };
  return {
    busy,
    hire: ({ professional }: ContactedLead) =>
      act('hire', professional.name, () =>
        call(hireProfessional, { params, body: { professionalId: professional.id } }),
      ),
    cancel: (reason: string) =>
      act('cancel', '', () => call(cancelRequest, { params, body: { reason: reason || null } })),
    complete: () =>
      act('complete', '', () => call(completeRequest, { params, body: { done: true } })),
    object: (name: string) =>
      act('object', name, () => call(completeRequest, { params, body: { done: false } })),
    askOthers: () => act('askOthers', '', () => call(askOthers, { params, body: {} })),
    release: ({ professional }: ContactedLead, reason: string) =>
      act('release', professional.name, () =>
        call(reopenSearch, {
          params,
          body: { professionalId: professional.id, reason: reason || null },
        }),
      ),
  };
}

/** The answer is shown before the lists are refetched. */
function show(answer: OwnRequest): void {
  queryClient.setQueryData<WatchedRequest>(
    keyOf(getOwnRequest, { params: { id: answer.id } }),
    (old) => old && { ...old, ...answer },
  );
}

function refreshRequests(): Promise<void> {
  return refresh('/api/user/requests', '/api/requests/');
}

/** After its button is gone the focus moves to the request. */
function catchFocus(id: string): void {
  requestAnimationFrame(() => {
    const request = document.getElementById(`request-${id}`);
    if (document.activeElement !== document.body || !request) return;
    request.focus({ preventScroll: true });
    request.scrollIntoView({ block: 'nearest' });
  });
}

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { listOwnRequests, type OwnRequest } from '#contract/requests/requests.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { pollInterval, useLiveStatus } from '#web/lib/api/live.ts';
import { useInfiniteCallQuery } from '#web/lib/api/query-pages.ts';
import { showToast } from '#web/lib/toasts.ts';

/** The customer's requests, refetched on live events; an acceptance is announced. */
export function useOwnRequests() {
  const live = useLiveStatus();
  const requests = useInfiniteCallQuery(listOwnRequests, {}, pollInterval('requests', live));
  useAcceptedNotice(requests.rows);
  return requests;
}

function useAcceptedNotice(requests: readonly OwnRequest[] | undefined): void {
  const t = useTranslations('customer-home');
  const professionName = useProfessionName();
  const known = useRef<ReadonlyMap<string, string>>(undefined);
  useEffect(() => {
    if (!requests) return;
    const leads = requests.flatMap((request) =>
      request.leads.map((lead) => ({ ...lead, profession: request.profession })),
    );
    const accepted = leads.find(
      ({ id, status }) => status === 'accepted' && known.current?.get(id) === 'pending',
    );
    known.current = new Map(leads.map(({ id, status }) => [id, status]));
    if (!accepted) return;
    showToast({
      title: t('acceptedTitle', { name: accepted.professional.name }),
      description: t('acceptedHint', { profession: professionName(accepted.profession) }),
      tone: 'success',
    });
  }, [requests, t, professionName]);
}

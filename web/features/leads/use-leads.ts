import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { listLeads, respondToLead, type Lead } from '#contract/leads.ts';
import { errorText } from '#web/lib/call.ts';
import { useProfessionName } from '#web/lib/catalogue-names.ts';
import { pollInterval, useLiveStatus } from '#web/lib/live.ts';
import { useCallPages } from '#web/lib/query-pages.ts';
import { refresh, useSend } from '#web/lib/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** The requests sent to the signed-in professional, kept fresh; a new one is announced. */
export function useLeads(professionalId: string) {
  const live = useLiveStatus();
  const input = { params: { id: professionalId } };
  const leads = useCallPages(listLeads, input, pollInterval('requests', live));
  useNewLeadNotice(leads.rows);
  return leads;
}

/** Accepts or declines; the list is asked for again whatever the answer was. */
export function useRespond() {
  const t = useTranslations('leads');
  return useSend(respondToLead, {
    onSuccess: ({ status }) => {
      const said = status === 'accepted' ? 'accepted' : 'declined';
      showToast({ title: t(said), description: t(`${said}Hint`), tone: 'success' });
    },
    onError: (error) =>
      showToast({
        title: t('error'),
        description: errorText(error, t('errorHint')),
        tone: 'danger',
      }),
    onSettled: () => refresh('/api/professionals/'),
  });
}

function useNewLeadNotice(leads: readonly Lead[] | undefined): void {
  const t = useTranslations('leads');
  const professionName = useProfessionName();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!leads) return;
    const fresh = known.current
      ? leads.find(({ id, status }) => status === 'pending' && !known.current?.has(id))
      : undefined;
    known.current = new Set(leads.map(({ id }) => id));
    if (!fresh) return;
    const { profession, location } = fresh.serviceRequest;
    showToast({
      title: t('newLead'),
      description: t('newLeadHint', { profession: professionName(profession), area: location }),
    });
  }, [leads, t, professionName]);
}

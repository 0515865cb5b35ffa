import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { showToast } from '#web/lib/toasts.ts';
import { notifyOfLead } from './browser-alerts.ts';
import { useMarkedTab } from '../marked-tab.ts';
import { useWaitingLeads } from '../use-leads.ts';

/**
 * Announces new leads while the dashboard is open, on any of its tabs: a toast; while the page is
 * in the background a count in its title, a dot on its icon and, where permitted, a browser
 * notification.
 */
export function LeadAlerts({ professionalId }: { professionalId: string }) {
  const { rows } = useWaitingLeads(professionalId);
  const [missed, setMissed] = useState(0);
  const tell = useTelling();
  useNewLeads(rows, (leads) => {
    tell(leads);
    if (document.hidden) setMissed((before) => before + leads.length);
  });
  useEffect(() => {
    const look = () => !document.hidden && setMissed(0);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useMarkedTab(missed);
  return null;
}

function useTelling(): (leads: readonly Lead[]) => void {
  const t = useTranslations('leads');
  const professionName = useProfessionName();
  return (leads) => {
    for (const { id, serviceRequest } of leads) {
      const { profession, location: area } = serviceRequest;
      const title = t('newLead');
      const description = t('newLeadHint', { profession: professionName(profession), area });
      showToast({ title, description, polite: true });
      if (document.hidden) void notifyOfLead({ id, title, body: description });
    }
  };
}

/** Calls `onNew` with rows added since the last answer; the first answer does not count. */
function useNewLeads(rows: readonly Lead[] | undefined, onNew: (leads: readonly Lead[]) => void) {
  const known = useRef<Set<string>>(undefined);
  const tell = useRef(onNew);
  useEffect(() => {
    tell.current = onNew;
  });
  useEffect(() => {
    if (!rows) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...rows.map(({ id }) => id)]);
    const fresh = before ? rows.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > 0) tell.current(fresh);
  }, [rows]);
}

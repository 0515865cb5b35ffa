import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead } from '#contract/requests/requests.ts';

/** The latest change among the leads, as a sentence to announce; empty at first. */
export function useAnnouncements(leads: readonly ContactedLead[]): string {
  const t = useTranslations('request.live');
  const known = useRef<ReadonlyMap<string, string>>(undefined);
  const [news, tell] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = new Map(leads.map((lead) => [lead.id, stageOf(lead)]));
    if (!before) return;
    const changed = leads.filter((lead) => before.get(lead.id) !== stageOf(lead));
    const sentences = changed.map((lead) => {
      const { name } = lead.professional;
      const predecessor = leads.find(({ id }) => id === lead.replaces);
      if (!before.has(lead.id) && predecessor)
        return t('replaced', { name, before: predecessor.professional.name });
      return t(stageOf(lead), { name });
    });
    if (sentences.length > 0) tell(sentences.join(' '));
  }, [leads, t]);
  return news;
}

function stageOf({ status, seenAt }: ContactedLead) {
  if (status !== 'pending') return status;
  return seenAt ? 'seen' : 'contacted';
}

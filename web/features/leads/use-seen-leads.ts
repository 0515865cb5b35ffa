import { useCallback } from 'react';
import { markLeadsSeen, type Lead } from '#contract/requests/leads.ts';
import { call } from '#web/lib/api/call.ts';

/** How long a lead must be visible, and how long further ones are batched, in ms. */
const LOOK = 700;
const GATHER = 400;

const reported = new Set<string>();
const waiting = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | undefined;

/**
 * A ref for the text of a lead: marks it as seen at the server, once it was visible on screen in a
 * focused page.
 */
export function useMarkSeen({ id, status, seenAt }: Lead) {
  const unseen = status === 'pending' && seenAt === null;
  return useCallback(
    (element: HTMLElement | null) => (element && unseen ? watch(element, id) : undefined),
    [id, unseen],
  );
}

function watch(element: HTMLElement, id: string): () => void {
  let inView = false;
  let looking: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(looking);
    if (inView && document.visibilityState === 'visible')
      looking = setTimeout(() => markSeen(id), LOOK);
  };
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(looking);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}

/** Leads seen within a moment are sent in one batch. */
function markSeen(id: string): void {
  if (reported.has(id)) return;
  reported.add(id);
  waiting.add(id);
  gathering ??= setTimeout(() => void send(), GATHER);
}

async function send(): Promise<void> {
  gathering = undefined;
  const leadIds = [...waiting];
  waiting.clear();
  try {
    await call(markLeadsSeen, { body: { leadIds } });
  } catch (error) {
    // Retried when they come into view again.
    for (const id of leadIds) reported.delete(id);
    console.warn('The leads could not be marked as seen.', error);
  }
}

import { useEffectEvent, useLayoutEffect } from 'react';
import { unfinishedChat } from '#web/lib/store-chat.ts';

let shown = false;

// Forward after back: the reloaded page of the conversation resumes it.
if (typeof window !== 'undefined')
  addEventListener('popstate', () => {
    if (!shown && isChat() && unfinishedChat()) location.reload();
  });

/**
 * The conversation is a history entry: going back leaves it (its draft is stored), and reloading
 * shows it again.
 */
export function useChatEntry(leave: () => void): void {
  const onBack = useEffectEvent(leave);
  // In the commit that shows or hides it: forward may follow back at once.
  useLayoutEffect(() => {
    shown = true;
    if (!isChat()) history.pushState({ ...history.state, chat: true }, '', ownAddress());
    const followed = () => {
      if (!isChat()) onBack();
    };
    addEventListener('popstate', followed);
    return () => {
      shown = false;
      removeEventListener('popstate', followed);
      // When closed on screen, its history entry is removed too, unless the person navigated on.
      if (isChat()) history.back();
    };
  }, []);
}

/** Whether this entry shows the conversation (`storedChat` checks the same). */
function isChat(): boolean {
  return Boolean(history.state?.chat);
}

/** With a `v` the server answers no landing page, which would flash before the conversation. */
function ownAddress(): string {
  const query = new URLSearchParams(location.search);
  if (!query.has('v')) query.set('v', 'chat');
  return `${location.pathname}?${query}${location.hash}`;
}

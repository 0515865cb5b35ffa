import { startTransition, useEffect, useState } from 'react';
import { keptChat } from '#web/lib/kept-chat.ts';
import { lazyScreen } from '#web/lib/lazy-screen.tsx';
import { useSession } from '#web/lib/session.tsx';
import { LandingPage } from './landing.tsx';

const NewRequestPage = lazyScreen(
  async () => (await import('./new-request.tsx')).NewRequestPage,
  ['assistant-chat', 'connect', 'requests'],
);

interface RequestFlowProps {
  /** Where the flow is part of another screen: called instead of going back to the landing page. */
  onBack?: () => void;
  /** Told when a conversation begins. */
  onBegin?: () => void;
}

/**
 * Landing page, conversation, results. It begins with the conversation for a signed-in person who
 * came from another screen and for one who left it for a provider, else with the landing page.
 */
export function RequestFlow({ onBack, onBegin }: RequestFlowProps) {
  const { user } = useSession();
  const [need, setNeed] = useState<string | null>((user && onBack) || keptChat() ? '' : null);
  const show = (next: string | null) => {
    startTransition(() => {
      setNeed(next);
      if (next !== null) onBegin?.();
    });
  };
  const running = need !== null;
  useEffect(() => {
    if (running) scrollTo({ top: 0, behavior: 'instant' });
  }, [running]);
  if (!running) return <LandingPage onStart={show} onInterest={NewRequestPage.preload} />;
  return <NewRequestPage initialMessage={need} onBack={onBack ?? (() => show(null))} />;
}

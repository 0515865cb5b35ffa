import { startTransition, useEffect, useState } from 'react';
import type { Category } from '#contract/professionals/catalogue.ts';
import { storedChat } from '#web/lib/stored-chat.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { LandingPage } from '#web/pages/landing.tsx';
import { NotLoaded } from '#web/frame/not-loaded.tsx';
import { Navigating } from '#web/ui/loading/navigating.tsx';

const NewRequestPage = lazyScreen(
  async () => (await import('./new-request.tsx')).NewRequestPage,
  ['assistant-chat', 'connect', 'requests'],
);

interface RequestFlowProps {
  /** Where the flow is part of another screen: called instead of going back to the landing page. */
  onBack?: () => void;
  /** Called when a conversation begins. */
  onBegin?: () => void;
}

/** What a conversation begins with; an empty message: with the greeting. */
interface Opening {
  message: string;
  category?: Category | undefined;
}

const GREETING: Opening = { message: '' };

/**
 * Landing page, conversation, results. It starts with the conversation for a signed-in person who
 * came from another screen and on return from a provider, else with the landing page.
 */
export function RequestFlow({ onBack, onBegin }: RequestFlowProps) {
  const { user } = useSession();
  const [opening, setOpening] = useState<Opening | null>(
    (user && onBack) || storedChat() ? GREETING : null,
  );
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const load = (wanted: Opening) => {
    const settle = (kept: Opening | null) => {
      history.replaceState({ ...history.state, opening: kept }, '');
      setFailed(kept !== null);
      setLoading(false);
      if (kept) return;
      startTransition(() => {
        setOpening(wanted);
        onBegin?.();
      });
    };
    // Without a connection the landing page stays; the typed text is restored after a reload.
    NewRequestPage.load().then(
      () => settle(null),
      () => settle(wanted),
    );
  };
  const begin = (wanted: Opening) => {
    setLoading(true);
    load(wanted);
  };
  useEffect(() => {
    if (history.state?.opening) load(history.state.opening);
  }, []); // oxlint-disable-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only what was stored before the reload
  const running = opening !== null;
  useEffect(() => {
    if (running) scrollTo({ top: 0, behavior: 'instant' });
  }, [running]);
  if (running) {
    const leave = () => startTransition(() => setOpening(null));
    return <NewRequestPage opening={opening} onBack={onBack ?? leave} />;
  }
  return (
    <>
      {loading && <Navigating />}
      <LandingPage
        onStart={(message, category) => begin({ message, category })}
        onInterest={NewRequestPage.preload}
      />
      {failed && <NotLoaded className="sticky bottom-0 bg-card p-6 shadow-float" />}
    </>
  );
}

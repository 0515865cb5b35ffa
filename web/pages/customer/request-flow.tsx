import { startTransition, useEffect, useState } from 'react';
import { storedChat } from '#web/lib/stored-chat.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { LandingPage } from '#web/pages/landing.tsx';
import { NotLoaded } from '#web/frame/not-loaded.tsx';

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

/**
 * Landing page, conversation, results. It starts with the conversation for a signed-in person who
 * came from another screen and on return from a provider, else with the landing page.
 */
export function RequestFlow({ onBack, onBegin }: RequestFlowProps) {
  const { user } = useSession();
  const [need, setNeed] = useState<string | null>((user && onBack) || storedChat() ? '' : null);
  const [failed, setFailed] = useState(false);
  const begin = (wanted: string) => {
    const settle = (kept: string) => {
      history.replaceState({ ...history.state, need: kept }, '');
      setFailed(kept !== '');
      if (kept) return;
      startTransition(() => {
        setNeed(wanted);
        onBegin?.();
      });
    };
    // Without a connection the landing page stays; the typed text is restored after a reload.
    NewRequestPage.load().then(
      () => settle(''),
      () => settle(wanted),
    );
  };
  useEffect(() => {
    if (history.state?.need) begin(history.state.need);
  }, []); // oxlint-disable-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only what was stored before the reload
  const running = need !== null;
  useEffect(() => {
    if (running) scrollTo({ top: 0, behavior: 'instant' });
  }, [running]);
  if (running) {
    const leave = () => startTransition(() => setNeed(null));
    return <NewRequestPage initialMessage={need} onBack={onBack ?? leave} />;
  }
  return (
    <>
      <LandingPage onStart={begin} onInterest={NewRequestPage.preload} />
      {failed && <NotLoaded className="sticky bottom-0 bg-white p-6 shadow-lg" />}
    </>
  );
}

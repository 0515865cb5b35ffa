import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react';
import { useTranslations } from 'use-intl';
import type { Profession } from '#contract/professions.ts';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue-names.ts';
import type { User } from '#web/lib/session.tsx';
import type { ChatState } from './chat-state.ts';
import type { Contact } from './contact-text.ts';
import { answer, confirm, open, pick, proved, type Scene } from './conversation.ts';
import type { Draft } from './draft.ts';
import { BEGINNING, move, type Progress } from './steps.ts';
import { useAnalysis } from './use-analysis.ts';
import { useScript } from './use-script.ts';

export interface ChatHandle {
  /** Null once the request is on its way. */
  state: () => ChatState | null;
}

export interface ChatOptions {
  initialMessage: string;
  /** A conversation to go on with instead of a new one. */
  kept: ChatState | null;
  /** Gives whoever holds it the conversation of the moment. */
  ref?: Ref<ChatHandle>;
  user: User | null;
  /** The draft may be sent: the person agreed and is signed in. */
  onReady: (draft: Draft) => void;
  /** Somebody not signed in has to prove a contact; null where none was typed yet. */
  onContactNeeded: (contact: Contact | null) => void;
}

/** The conversation: its messages, where it stands, and what the person can do next. */
export function useChat(options: ChatOptions) {
  const [progress, setProgress] = useState<Progress>(options.kept?.progress ?? BEGINNING);
  const [suggested, setSuggested] = useState<readonly Profession[]>([]);
  const now = useRef(progress);
  const t = useTranslations('assistant-chat');
  const context = {
    t,
    nameOf: useProfessionName(),
    urgencyName: useUrgencyName(),
    analyse: useAnalysis(),
    suggest: setSuggested,
    now: () => now.current,
    step: (event: Parameters<typeof move>[1]) => {
      now.current = move(now.current, event);
      setProgress(now.current);
      return now.current;
    },
    user: options.user,
    onReady: options.onReady,
    onContactNeeded: options.onContactNeeded,
  };
  // Scenes outlive the render they began in: what they ask of the outside is always the newest.
  const latest = useRef(context);
  useLayoutEffect(() => {
    latest.current = context;
  });

  const { messages, busy, typing, play } = useScript(options.kept?.messages ?? [], (stage) =>
    stage.say(latest.current.t('error')),
  );
  const { ready } = progress;
  useImperativeHandle(
    options.ref,
    () => ({
      state: () => (ready ? null : { messages: [...messages], progress: { ...progress, ready } }),
    }),
    [messages, progress, ready],
  );
  const perform = useCallback(
    (scene: (scene: Scene) => Promise<void>) =>
      void play((stage) => scene({ ...latest.current, stage })),
    [play],
  );

  const { initialMessage } = options;
  const opened = useRef(options.kept !== null);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    perform((scene) => open(scene, initialMessage));
  }, [perform, initialMessage]);

  const signedIn = options.user !== null;
  useEffect(() => {
    if (signedIn && now.current.step === 'contact' && !now.current.ready) perform(proved);
  }, [signedIn, perform]);

  return {
    messages,
    busy,
    typing,
    progress,
    suggested,
    answer: (text: string) => perform((scene) => answer(scene, text)),
    pick: (shown: string, found: Partial<Draft>) => perform((scene) => pick(scene, shown, found)),
    confirm: (yes: boolean) => perform((scene) => confirm(scene, yes)),
  };
}

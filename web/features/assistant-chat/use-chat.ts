import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue/catalogue-names.ts';
import type { User } from '#web/lib/api/session.tsx';
import type { ChatState } from './chat-state.ts';
import type { Contact } from './conversation/contact-text.ts';
import {
  answer,
  confirm,
  neither,
  open,
  pick,
  proved,
  resume,
  sendAgain,
} from './conversation/conversation.ts';
import type { Draft } from './draft.ts';
import type { Scene } from './conversation/scene.ts';
import { BEGINNING, move, type OtherNeed, type Progress, type StepEvent } from './steps.ts';
import { useAnalysis } from './conversation/use-analysis.ts';
import { useCorrections } from './summary/use-corrections.ts';
import { usePersistChat } from './use-persist-chat.ts';
import { useScript } from './conversation/use-script.ts';

export interface ChatOptions {
  initialMessage: string;
  /** The initial progress; undefined is the very beginning. */
  from?: Progress | undefined;
  /** A stored conversation to resume. */
  kept: ChatState | null;
  /** Called with the conversation after every change; null while there is nothing to store. */
  onKeep: (state: ChatState | null) => void;
  user: User | null;
  /** Whether the submission failed. */
  failed: boolean;
  /** Called when the draft may be submitted: the person agreed and is signed in. */
  onReady: (draft: Draft, otherNeeds: readonly OtherNeed[]) => void;
  /** The draft was rejected: everything attached to it is dropped. */
  onBeginAgain: () => void;
  /** Called when a visitor has to prove a contact; null where none was typed yet. */
  onContactNeeded: (contact: Contact | null) => void;
}

export type Chat = ReturnType<typeof useChat>;

/** The conversation: its messages, its progress, and the possible answers. */
export function useChat(options: ChatOptions) {
  const { kept, user, failed, from = BEGINNING } = options;
  const [progress, setProgress] = useState<Progress>(kept?.progress ?? from);
  const now = useRef(progress);
  const t = useTranslations('assistant-chat');
  const context = {
    t,
    nameOf: useProfessionName(),
    urgencyName: useUrgencyName(),
    analyse: useAnalysis(kept !== null || from !== BEGINNING),
    now: () => now.current,
    step: (event: StepEvent) => {
      now.current = move(now.current, event);
      setProgress(now.current);
      return now.current;
    },
    user,
    onReady: options.onReady,
    onBeginAgain: options.onBeginAgain,
    onContactNeeded: options.onContactNeeded,
  };
  // Scenes outlive the render they began in: refs give them the latest props.
  const latest = useRef(context);
  useLayoutEffect(() => {
    latest.current = context;
  });

  const script = useScript({
    said: kept?.messages ?? [],
    turn: () => now.current.past.length,
    onFailure: (stage) => stage.say(latest.current.t('error')),
  });
  const { messages, busy, typing, play } = script;
  usePersistChat({ messages, progress, busy }, options.onKeep);
  const perform = useCallback(
    (scene: (scene: Scene) => Promise<void>) =>
      play((stage) => scene({ ...latest.current, stage })),
    [play],
  );
  useBeginning(options, perform);

  const signedIn = user !== null;
  useEffect(() => {
    if (signedIn && now.current.step === 'contact' && !now.current.ready) perform(proved);
  }, [signedIn, perform]);

  const fail = useEffectEvent(() => context.step({ type: 'failed' }));
  useEffect(() => {
    if (failed) fail();
  }, [failed]);

  return {
    messages,
    busy,
    typing,
    progress,
    /** Nothing was answered since the conversation was resumed. */
    isAsKept: kept !== null && progress.past.length === kept.progress.past.length,
    answer: (text: string) => perform((scene) => answer(scene, text)),
    pick: (shown: string, found: Partial<Draft>) => perform((scene) => pick(scene, shown, found)),
    neither: () => perform(neither),
    sendAgain: () => perform(sendAgain),
    confirm: (yes: boolean) => perform((scene) => confirm(scene, yes)),
    dismissDanger: () => context.step({ type: 'dismissed' }),
    ...useCorrections({ ...context, ...script, perform }),
  };
}

/** Opens the conversation, or resumes the stored one, once. */
function useBeginning(
  { kept, initialMessage }: ChatOptions,
  perform: (scene: (scene: Scene) => Promise<void>) => void,
) {
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (!kept) perform((scene) => open(scene, initialMessage));
    else if (kept.unfinished) perform((scene) => resume(scene, kept.messages));
  }, [perform, initialMessage, kept]);
}

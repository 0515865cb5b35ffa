import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Contact } from '#contract/dialogue/contact-text.ts';
import type { Draft } from '#contract/dialogue/draft.ts';
import type { Input } from '#contract/dialogue/respond.ts';
import {
  BEGINNING,
  move,
  type Field,
  type Progress,
  type StepEvent,
} from '#contract/dialogue/steps.ts';
import type { Category } from '#contract/professionals/catalogue.ts';
import type { User } from '#web/lib/api/session.tsx';
import type { ChatState } from './chat-state.ts';
import { playTurn, type Submit } from './play-turn.ts';
import { useReplyText } from './reply-text.ts';
import { useCorrections } from './summary/use-corrections.ts';
import { useAnalysis } from './use-analysis.ts';
import { usePersistChat } from './use-persist-chat.ts';
import { useQuestions } from './use-questions.ts';
import { useScript } from './use-script.ts';

export interface ChatOptions {
  initialMessage: string;
  /** The category the person began with; the message names it. */
  category?: Category | undefined;
  /** A stored conversation to resume. */
  kept: ChatState | null;
  /** Called with the conversation after every change; null while there is nothing to store. */
  onKeep: (state: ChatState | null) => void;
  user: User | null;
  /** Whether the submission failed. */
  failed: boolean;
  /** Called when drafts may be submitted: the person agreed and is signed in. */
  onReady: Submit;
  /** Called when a visitor has to prove a contact; null where none was typed yet. */
  onContactNeeded: (contact: Contact | null) => void;
}

export type Chat = ReturnType<typeof useChat>;
type Script = ReturnType<typeof useScript>;

/** The conversation: its messages, its progress, and the possible answers. */
export function useChat(options: ChatOptions) {
  const { kept, user, failed } = options;
  const [progress, setProgress] = useState<Progress>(kept?.progress ?? BEGINNING);
  const [unread, setUnread] = useState(kept?.unread ?? false);
  const now = useRef(progress);
  const userNow = useRef(user);
  const t = useTranslations('assistant-chat');
  const set = (next: Progress) => {
    now.current = next;
    setProgress(next);
  };
  const context = {
    now: () => now.current,
    set,
    step: (event: StepEvent) => {
      set(move(now.current, event));
      return now.current;
    },
    analyse: useAnalysis(kept !== null),
    questionsOf: useQuestions(),
    textOf: useReplyText(),
    user: () => userNow.current,
    onReady: options.onReady,
    onContactNeeded: options.onContactNeeded,
  };
  // Turns outlive the render they began in: what they ask of the outside is always the newest.
  const latest = useRef(context);
  useLayoutEffect(() => {
    latest.current = context;
    userNow.current = user;
  });

  const script = useScript({
    said: kept?.messages ?? [],
    turn: () => now.current.past.length,
    onFailure: (stage) => stage.say(t('error')),
  });
  const { messages, busy, typing, play } = script;
  usePersistChat({ messages, progress, busy, unread }, options.onKeep);
  const perform = useCallback(
    (input: Input) => play((stage) => playTurn(stage, latest.current, input)),
    [play],
  );
  // Not before: a page that is left meanwhile reads it again.
  const answered = useCallback((next: Progress) => {
    latest.current.set(next);
    setUnread(false);
  }, []);
  const hear = useCallback(
    (text: string, first: boolean) => {
      setUnread(true);
      play(async (stage) => {
        // A contact is nobody's business but that of who sends the code.
        const asked = now.current.step;
        const read = () => latest.current.analyse(text, first ? null : asked);
        const heard = asked === 'contact' ? null : await stage.think(read());
        const context = { ...latest.current, set: answered };
        return playTurn(stage, context, { type: 'said', text, heard, first });
      });
    },
    [play, answered],
  );
  useBeginning(options, { perform, hear, add: script.add });

  const signedIn = user !== null;
  useEffect(() => {
    if (signedIn && now.current.step === 'contact' && !now.current.ready)
      perform({ type: 'proved' });
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
    ...useAnswers(script, { perform, hear }),
    sendAgain: () => perform({ type: 'sent-again' }),
    dismissDanger: () => context.step({ type: 'dismissed' }),
    ...useCorrections({ ...context, ...script, t, perform }),
  };
}

/** What the person can say or tap; nothing while the assistant is still answering. */
function useAnswers(script: Script, { perform, hear }: Pick<Beginning, 'perform' | 'hear'>) {
  const t = useTranslations('assistant-chat');
  const say = (shown: string, then: () => void) => {
    if (script.isBusy()) return;
    script.add('user', shown, 'text');
    then();
  };
  const tap = (shown: string, input: Input) => say(shown, () => perform(input));
  return {
    answer: (text: string) => say(text, () => hear(text, false)),
    pick: (shown: string, found: Partial<Draft>) => tap(shown, { type: 'picked', found }),
    neither: () => tap(t('somethingElse'), { type: 'chose-neither' }),
    confirm: (yes: boolean, all = false) =>
      tap(t(yes ? (all ? 'yesAll' : 'yes') : 'no'), { type: 'decided', yes }),
    /** Sends the draft at a position alone. */
    sendOnly: (position: number, shown: string) =>
      tap(shown, { type: 'decided', yes: true, only: position }),
    drop: (position: number, shown: string) => tap(shown, { type: 'dropped', position }),
    change: (field: Field) => tap(t(`change.${field}`), { type: 'chose-change', field }),
    changeDetails: () => tap(t('change.details'), { type: 'chose-details' }),
    startOver: () => tap(t('startOver'), { type: 'started-over' }),
  };
}

interface Beginning {
  perform: (input: Input) => void;
  hear: (text: string, first: boolean) => void;
  add: (type: 'user', content: string, kind: 'text') => void;
}

/** Opens the conversation, or resumes the stored one, once. */
function useBeginning(
  { kept, initialMessage, category }: ChatOptions,
  { perform, hear, add }: Beginning,
) {
  const begin = useEffectEvent(() => {
    if (kept) {
      if (!kept.unfinished) return;
      const last = kept.messages.findLast(({ type, kind }) => type === 'user' && kind === 'text');
      if (!kept.unread || !last) return perform({ type: 'went-on' });
      return hear(last.content, kept.messages.length === 1);
    }
    if (!initialMessage) return perform({ type: 'arrived' });
    add('user', initialMessage, 'text');
    if (category) return perform({ type: 'chose-category', category });
    return hear(initialMessage, true);
  });
  const opened = useRef(false);
  // Before the first paint, which would show replies to nothing.
  useLayoutEffect(() => {
    if (opened.current) return;
    opened.current = true;
    begin();
  }, []);
}

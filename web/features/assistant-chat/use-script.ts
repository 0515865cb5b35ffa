import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerPage } from './answer-pages.ts';
import { TIMINGS } from './timings.ts';

/**
 * A message bubble. `summary` shows the draft, `languages` a choice of language, instead of its
 * text; `note` marks a change outside the conversation.
 */
export interface ChatMessage {
  id: number;
  type: 'bot' | 'user';
  content: string;
  timestamp: Date;
  kind: 'text' | 'summary' | 'note' | 'languages';
  /** The page that says more. */
  page?: AnswerPage | undefined;
  /** How many answers came before it. */
  turn: number;
}

interface Saying {
  after?: number;
  kind?: ChatMessage['kind'];
  page?: AnswerPage | undefined;
  /** Checked right before it is shown: whether it still applies. */
  still?: () => boolean;
}

/** The operations of a scene: the assistant's message, the person's message, or a pause. */
export interface Stage {
  /** The assistant types for a while, then shows it. */
  say: (content: string, saying?: Saying) => Promise<void>;
  /** The assistant types while something is worked out. */
  think: <Result>(result: Promise<Result>) => Promise<Result>;
  pause: (milliseconds: number) => Promise<void>;
}

interface Script {
  /** Earlier messages. */
  said: readonly ChatMessage[];
  turn: () => number;
  onFailure: (stage: Stage, error: unknown) => Promise<void>;
}

type Scene = (stage: Stage) => Promise<void>;

/**
 * The messages so far, and the stage on which scenes play. Scenes play one after another; the rest
 * is dropped when the screen closes.
 */
export function useScript(script: Script) {
  const { messages, latest, add, takeBack } = useMessages(script);
  const [waiting, setWaiting] = useState(0);
  // Ahead of what is painted: a second press of Enter comes before the next paint.
  const waitingNow = useRef(0);
  const [typing, setTyping] = useState(false);
  const closed = useRef<AbortController>(undefined);
  const last = useRef(Promise.resolve());
  const failure = useRef(script.onFailure);
  useLayoutEffect(() => {
    failure.current = script.onFailure;
  });

  useLayoutEffect(() => {
    closed.current = new AbortController();
    return () => closed.current?.abort();
  }, []);

  const play = useCallback(
    (scene: Scene) => {
      const signal = closed.current?.signal;
      if (!signal) return;
      const stage: Stage = {
        think: async (result) => {
          setTyping(true);
          return result;
        },
        pause: (milliseconds) => pause(milliseconds, signal),
        say: async (content, { after = TIMINGS.reply, kind = 'text', page, still } = {}) => {
          setTyping(true);
          await pause(after, signal);
          setTyping(false);
          if (still?.() ?? true) add('bot', content, kind, page);
        },
      };
      setWaiting(++waitingNow.current);
      const perform = async (before: Promise<void>) => {
        await before;
        try {
          await scene(stage);
        } catch (error) {
          if (!signal.aborted) await failure.current(stage, error).catch(console.error);
        }
        setTyping(false);
        waitingNow.current -= 1;
        if (!signal.aborted) setWaiting(waitingNow.current);
      };
      last.current = perform(last.current);
    },
    [add],
  );

  const isBusy = () => waitingNow.current > 0;
  return { messages, latest, busy: waiting > 0, isBusy, typing, play, add, takeBack };
}

function useMessages({ said, turn }: Pick<Script, 'said' | 'turn'>) {
  const [messages, show] = useState(said);
  const latest = useRef(said);
  const turnNow = useRef(turn);
  useLayoutEffect(() => {
    turnNow.current = turn;
  });
  const set = useCallback((next: readonly ChatMessage[]) => {
    latest.current = next;
    show(next);
  }, []);
  const add = useCallback(
    (type: ChatMessage['type'], content: string, kind: ChatMessage['kind'], page?: AnswerPage) => {
      const id = (latest.current.at(-1)?.id ?? -1) + 1;
      const turn = turnNow.current();
      const message = { id, type, content, kind, page, timestamp: new Date(), turn };
      set([...latest.current, message]);
    },
    [set],
  );
  /** Removes the messages from this turn of the person on; returns the first of them. */
  const takeBack = useCallback(
    (from: number) => {
      const first = latest.current.findIndex(({ type, turn }) => type === 'user' && turn >= from);
      if (first < 0) return undefined;
      const taken = latest.current[first];
      set(latest.current.slice(0, first));
      return taken;
    },
    [set],
  );
  return { messages, latest, add, takeBack };
}

/** Resolves after the time; rejects when the screen closes, which ends the scene. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(new Error('The conversation was closed.'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

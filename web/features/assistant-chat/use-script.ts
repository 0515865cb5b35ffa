import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TIMINGS } from './timings.ts';

/** One bubble. `summary` shows the gathered answers instead of its text. */
export interface ChatMessage {
  id: number;
  type: 'bot' | 'user';
  content: string;
  timestamp: Date;
  kind: 'text' | 'summary';
}

/** What a line of the script can do: speak, show what the person said, or let time pass. */
export interface Stage {
  /** The assistant types for a while, then says it. */
  say: (content: string, options?: { after?: number; kind?: ChatMessage['kind'] }) => Promise<void>;
  hear: (content: string) => void;
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * The messages shown so far, `said` before the others, and the stage the script plays on. Scenes play
 * one after another; what is still to come when the screen closes is dropped.
 */
export function useScript(
  said: readonly ChatMessage[],
  onFailure: (stage: Stage, error: unknown) => Promise<void>,
) {
  const [messages, setMessages] = useState(said);
  const [busy, setBusy] = useState(false);
  const [typing, setTyping] = useState(false);
  const closed = useRef<AbortController>(undefined);
  const failure = useRef(onFailure);
  useLayoutEffect(() => {
    failure.current = onFailure;
  });

  useEffect(() => {
    closed.current = new AbortController();
    return () => closed.current?.abort();
  }, []);

  const play = useCallback(async (scene: (stage: Stage) => Promise<void>) => {
    const signal = closed.current?.signal;
    if (!signal) return;
    const add = (type: ChatMessage['type'], content: string, kind: ChatMessage['kind']) =>
      setMessages((shown) => [
        ...shown,
        { id: shown.length, type, content, kind, timestamp: new Date() },
      ]);
    const stage: Stage = {
      hear: (content) => add('user', content, 'text'),
      pause: (milliseconds) => pause(milliseconds, signal),
      say: async (content, { after = TIMINGS.reply, kind = 'text' } = {}) => {
        setTyping(true);
        await pause(after, signal);
        setTyping(false);
        add('bot', content, kind);
      },
    };
    setBusy(true);
    try {
      await scene(stage);
    } catch (error) {
      if (!signal.aborted) await failure.current(stage, error);
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }, []);

  return { messages, busy, typing, play };
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

import { useEffect, useEffectEvent } from 'react';
import type { ChatState } from './chat-state.ts';
import { knownFields, type Progress } from '#contract/dialogue/steps.ts';
import type { ChatMessage } from './use-script.ts';

interface Conversation {
  messages: readonly ChatMessage[];
  progress: Progress;
  busy: boolean;
  unread: boolean;
}

/** Passes the conversation on after every change, in a form to resume; null where it is new. */
export function usePersistChat(
  conversation: Conversation,
  onKeep: (state: ChatState | null) => void,
) {
  const keep = useEffectEvent(onKeep);
  const { messages, progress, busy, unread } = conversation;
  useEffect(
    () => keep(stateOf({ messages, progress, busy, unread })),
    [messages, progress, busy, unread],
  );
}

// While submitting, a restored draft waits for the yes again: a reload never submits.
function stateOf({ messages, progress, busy, unread }: Conversation): ChatState | null {
  const { step, draft, ready, past } = progress;
  if (past.length === 0 && knownFields(draft) === 0 && !unread) return null;
  return {
    messages,
    progress: { ...progress, ready: false, step: ready ? 'confirmation' : step },
    unfinished: busy || ready,
    unread,
  };
}

import { useEffect, useEffectEvent } from 'react';
import type { ChatState } from './chat-state.ts';
import { knownFields, type Progress } from './steps.ts';
import type { ChatMessage } from './conversation/use-script.ts';

interface Conversation {
  messages: readonly ChatMessage[];
  progress: Progress;
  busy: boolean;
}

/** Passes the conversation on after every change, in a form to resume; null where it is new. */
export function usePersistChat(
  conversation: Conversation,
  onKeep: (state: ChatState | null) => void,
) {
  const keep = useEffectEvent(onKeep);
  const { messages, progress, busy } = conversation;
  useEffect(() => keep(stateOf({ messages, progress, busy })), [messages, progress, busy]);
}

// While submitting, a restored draft waits for the yes again: a reload never submits.
function stateOf({ messages, progress, busy }: Conversation): ChatState | null {
  const { step, draft, ready, past } = progress;
  const unread = messages.length === 1 && messages[0]?.type === 'user';
  if (past.length === 0 && knownFields(draft) === 0 && !unread) return null;
  return {
    messages,
    progress: { ...progress, ready: false, step: ready ? 'confirmation' : step },
    unfinished: busy || ready,
  };
}

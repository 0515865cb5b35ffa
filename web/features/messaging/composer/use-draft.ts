import { useState } from 'react';
import { nameOf, type ConversationOf } from '#web/features/messaging/conversation-of.ts';

/**
 * The draft of a message in a conversation, stored over a reload; deleted with the tab, and on
 * signing out.
 */
export function useDraft(of: ConversationOf): [string, (text: string) => void] {
  const key = `nearhand:draft:${nameOf(of)}`;
  const [text, setText] = useState(() => kept(key));
  return [
    text,
    (next) => {
      setText(next);
      keep(key, next);
    },
  ];
}

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, the draft lasts as long as the panel.
  }
}

import { CHAT_STORAGE_KEY } from './stored-chat.ts';

/**
 * Stores a conversation, as text, over a reload and a sign-in at a provider. Lasts as long as the
 * tab.
 */
export function storeChat(chat: string): void {
  try {
    sessionStorage.setItem(CHAT_STORAGE_KEY, chat);
  } catch {
    // Without storage the person starts over after a reload.
  }
}

/** The stored conversation. */
export function unfinishedChat(): string | null {
  try {
    return sessionStorage.getItem(CHAT_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Deletes it: it was submitted, refused or closed, or a sign-in began elsewhere. */
export function clearStoredChat(): void {
  try {
    sessionStorage.removeItem(CHAT_STORAGE_KEY);
  } catch {
    // Without storage there is none.
  }
}

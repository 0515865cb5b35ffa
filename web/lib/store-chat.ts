import { CHAT_STORAGE_KEY } from './stored-chat.ts';

/**
 * Keeps a conversation, as text, over a reload and while its person is away at a provider. Lasts as
 * long as the tab.
 */
export function storeChat(chat: string): void {
  try {
    sessionStorage.setItem(CHAT_STORAGE_KEY, chat);
  } catch {
    // Closed or full storage: after a reload the person tells the assistant again.
  }
}

/** The conversation that was kept, however the person came here. */
export function unfinishedChat(): string | null {
  try {
    return sessionStorage.getItem(CHAT_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Drops what was kept: it was sent, refused or closed, or a sign-in began elsewhere. */
export function clearStoredChat(): void {
  try {
    sessionStorage.removeItem(CHAT_STORAGE_KEY);
  } catch {
    // Closed storage holds nothing.
  }
}

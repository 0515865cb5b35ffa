import { KEPT_CHAT } from './kept-chat.ts';

/**
 * Keeps a conversation, as text, over a reload and while its person is away at a provider. Lasts as
 * long as the tab.
 */
export function keepChat(chat: string): void {
  try {
    sessionStorage.setItem(KEPT_CHAT, chat);
  } catch {
    // Closed or full storage: after a reload the person tells the assistant again.
  }
}

/** The conversation that was kept, however the person came here. */
export function unfinishedChat(): string | null {
  try {
    return sessionStorage.getItem(KEPT_CHAT);
  } catch {
    return null;
  }
}

/** Drops what was kept: it was sent, refused or closed, or a sign-in began elsewhere. */
export function forgetChat(): void {
  try {
    sessionStorage.removeItem(KEPT_CHAT);
  } catch {
    // Closed storage holds nothing.
  }
}

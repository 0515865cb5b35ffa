import { authReturn } from './auth-return.ts';

const KEY = 'nearhand:kept-chat';

/** Keeps a conversation, as text, while its person is away at a provider. Lasts as long as the tab. */
export function keepChat(chat: string): void {
  try {
    sessionStorage.setItem(KEY, chat);
  } catch {
    // Closed or full storage: the person comes back signed in, and tells the assistant again.
  }
}

/** The conversation that a person just come back from a provider was in; null where there is none. */
export function keptChat(): string | null {
  try {
    return authReturn ? sessionStorage.getItem(KEY) : null;
  } catch {
    return null;
  }
}

/** Drops what was kept: it goes on once, and never for a sign-in that began elsewhere. */
export function forgetChat(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Closed storage holds nothing.
  }
}

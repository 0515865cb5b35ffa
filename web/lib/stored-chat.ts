import { authReturn } from './navigation/auth-return.ts';

/** The storage key of this tab's conversation (store-chat.ts writes it). */
export const CHAT_STORAGE_KEY = 'nearhand:kept-chat';

/**
 * The conversation to resume: after a return from a provider, or a reload of its page. Null where
 * there is none.
 */
export function storedChat(): string | null {
  try {
    return authReturn || history.state?.chat ? sessionStorage.getItem(CHAT_STORAGE_KEY) : null;
  } catch {
    return null;
  }
}

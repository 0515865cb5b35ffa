import { authReturn } from './navigation/auth-return.ts';

/** Where the conversation of this tab is kept (keep-chat.ts writes it). */
export const CHAT_STORAGE_KEY = 'nearhand:kept-chat';

/**
 * The conversation to begin with: that of a person just come back from a provider, or who loaded the
 * page of their conversation again. Null where there is none.
 */
export function storedChat(): string | null {
  try {
    return authReturn || history.state?.chat ? sessionStorage.getItem(CHAT_STORAGE_KEY) : null;
  } catch {
    return null;
  }
}

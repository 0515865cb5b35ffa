import { authReturn } from './auth-return.ts';

/** Where the conversation of this tab is kept (keep-chat.ts writes it). */
export const KEPT_CHAT = 'nearhand:kept-chat';

/**
 * The conversation to begin with: that of a person just come back from a provider, or who loaded the
 * page of their conversation again. Null where there is none.
 */
export function keptChat(): string | null {
  try {
    return authReturn || history.state?.chat ? sessionStorage.getItem(KEPT_CHAT) : null;
  } catch {
    return null;
  }
}

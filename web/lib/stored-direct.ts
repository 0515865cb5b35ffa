const STORAGE_KEY = 'nearhand:direct';

/** The professional whom this tab's conversation asks by name. */
export interface DirectTo {
  professionalId: string;
  name: string;
  avatar: string | null;
  /** Whether two others are asked once they decline or do not answer. */
  othersIfUnanswered: boolean;
}

/** Stored beside the conversation, over a reload and a sign-in at a provider. */
export function storedDirect(): DirectTo | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as DirectTo | null;
  } catch {
    return null;
  }
}

/** Stores it; null removes it. */
export function storeDirect(direct: DirectTo | null): void {
  try {
    if (direct) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(direct));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage it lasts until a reload.
  }
}

import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { User } from '#contract/accounts/accounts.ts';
import { asLanguage, SAVED_LANGUAGE_KEY, storeLanguage } from '#web/lib/i18n/language.ts';
import { untilKnown } from './until-known.ts';

export type { User };

interface Session {
  /** Undefined while loading, null for a visitor. */
  user: User | null | undefined;
  /** Refetches the session's person; resolves with the answer. */
  refreshSession: () => Promise<User | null>;
  /** Sets a person the server has just answered (after sign-in or a right code). */
  setUser: (user: User | null) => void;
  /** Signs out at the server and here. */
  signOut: () => Promise<void>;
}

/** Whether somebody has a proven contact: a typed address may be a stranger's. */
export function hasProvenContact({ emailProven, phone }: User): boolean {
  return emailProven || phone !== null;
}

/** Dispatched on the window before somebody signs out; a listener may prevent it. */
export const LEAVING = 'nearhand:leaving';
/** Dispatched on the window right before signing out. */
export const SIGNING_OUT = 'nearhand:signing-out';

/** Set in the tab's storage where a sign-out has failed. */
export const STAYED = 'nearhand:stayed';

const SessionContext = createContext<Session | undefined>(undefined);

/**
 * Provides the signed-in person. Plain fetch and no schema: it is part of the first screen, which
 * has a size budget.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, show] = useState(knownAtStart);
  const known = useRef(user?.id);
  const tabs = useRef<BroadcastChannel>(undefined);
  const setUser = useCallback((next: User | null) => {
    if (next && next.id !== known.current) tabs.current?.postMessage(next.id);
    known.current = next?.id;
    startTransition(() => show(next));
  }, []);
  const refreshSession = useCallback(async () => {
    const found = await askWhoIAm();
    setUser(found);
    return found;
  }, [setUser]);
  // All tabs of a browser share one session: they are synchronized.
  useEffect(() => {
    const channel = new BroadcastChannel('nearhand:session');
    channel.onmessage = ({ data }) => {
      if (data === known.current) return;
      if (data) void refreshSession();
      else {
        dispatchEvent(new Event(SIGNING_OUT));
        setUser(null);
      }
    };
    tabs.current = channel;
    return () => channel.close();
  }, [refreshSession, setUser]);
  const signOut = useCallback(async () => {
    if (!dispatchEvent(new Event(LEAVING, { cancelable: true }))) return;
    dispatchEvent(new Event(SIGNING_OUT));
    const isOut = await endSession();
    if (!isOut) {
      // What was let go of is taken up again with the page, which then says so.
      sessionStorage.setItem(STAYED, 'true');
      return location.reload();
    }
    // Clear-Site-Data empties the storage; the reader's language is not personal.
    const language = asLanguage(document.documentElement.lang);
    if (language) storeLanguage(language);
    if (user) storeLanguage(user.language, SAVED_LANGUAGE_KEY);
    tabs.current?.postMessage(null);
    setUser(null);
  }, [setUser, user]);
  useEffect(() => {
    if (knownAtStart() === undefined) void refreshSession();
  }, [refreshSession]);
  const session = useMemo(
    () => ({ user, refreshSession, setUser, signOut }),
    [user, refreshSession, setUser, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in person and the ways to change that. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('No provider.');
  return session;
}

/** The server marks the page of a visitor without a session: no call is needed. */
function knownAtStart(): User | null | undefined {
  return typeof document !== 'undefined' && 'visitor' in document.documentElement.dataset
    ? null
    : undefined;
}

/** Whether the server has ended the session. */
async function endSession(): Promise<boolean> {
  const call = fetch('/api/auth/sign-out', { method: 'POST', credentials: 'include' });
  return call.then(
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
}

/** The signed-in person by the server; null where nobody is. */
export function askWhoIAm(): Promise<User | null> {
  return untilKnown(async () => {
    const answer = await fetch('/api/auth/me', { credentials: 'include' });
    if (answer.status === 401 || answer.status === 403) return null;
    return answer.ok ? ((await answer.json()) as { user: User }).user : undefined;
  });
}

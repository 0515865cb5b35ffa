import type { Language } from '#contract/language.ts';
import type { Observe } from './observer.ts';
import type { Log } from '#server/platform/logging/log.ts';
import type { AdminSession, Session } from './route.ts';

export interface HttpOptions {
  /** The address people use, e.g. `https://nearhand.example`. */
  publicUrl: string;
  defaultLanguage: Language;
  /** How many proxies of ours stand before this server; 0 where callers come directly. */
  trustedProxies: number;
  /** Whose session a token is; null where it is nobody's (any more). */
  identify(token: string): Promise<Session | null>;
  /** Which admin's session a token is; null where it is none's. Absent: there are no admins here. */
  identifyAdmin?(token: string): Promise<AdminSession | null>;
  log: Log;
  observe: Observe;
}

import type { Endpoint } from '#contract/endpoint.ts';
import type { SiteLanguages } from '#contract/language.ts';
import type { LoadShedder } from './load-shedding.ts';
import type { Observe } from './observer.ts';
import type { Log } from '#server/platform/logging/log.ts';
import type { AdminSession, Session } from './route.ts';
import type { Tracing } from '#server/platform/tracing/tracing.ts';

export interface HttpOptions {
  /** The public address, e.g. `https://nearhand.example`. */
  publicUrl: string;
  /** Read live: an owner may change them. */
  languages: SiteLanguages;
  /** How many trusted proxies are before this server; 0 where callers connect directly. */
  trustedProxies: number;
  /** The session of a token; null where there is none (any more). */
  identify(token: string): Promise<Session | null>;
  /** The admin session of a token; null where there is none. Absent: there are no admins here. */
  identifyAdmin?(token: string): Promise<AdminSession | null>;
  /** Whether somebody who works for a professional may make a call. Absent: whoever is one may. */
  mayAct?(session: Session, endpoint: Endpoint): boolean;
  /** Whether an admin's role allows a call of the panel. Absent: none is. */
  mayCall?(admin: AdminSession, endpoint: Endpoint): boolean;
  log: Log;
  observe: Observe;
  /** Absent: calls have traces, but none are exported. */
  tracing?: Tracing;
  /** Refuses calls where there are too many. */
  shedder: LoadShedder;
  /** Whether every answer is checked against its schema: in tests. */
  checkAnswers?: boolean;
}

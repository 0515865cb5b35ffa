import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';

/** Who is calling, known from the session cookie alone. `professionalId` is set for professionals. */
export interface Session {
  /** What its owner knows the session by; never its token. */
  id: string;
  /** When they last proved who they are, by a password, a code or a provider. */
  provenAt: Date;
  userId: string;
  role: 'customer' | 'professional';
  professionalId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  /** Whether they have proven an e-mail address or a phone to be theirs. */
  addressProven: boolean;
}

/** Which admin is calling, known from the admin cookie alone: it means nothing to other calls. */
export interface AdminSession {
  adminId: string;
  email: string;
  name: string;
  /** Whether an authenticator app is set up. */
  enrolled: boolean;
  /** Whether they may do nothing but set it up. */
  mustEnrol: boolean;
}

interface ProfessionalSession extends Session {
  role: 'professional';
  professionalId: string;
}

type SessionFor<E extends Endpoint> = E['audience'] extends 'anyone'
  ? Session | null
  : E['audience'] extends 'professional'
    ? ProfessionalSession
    : E['audience'] extends 'customer'
      ? Session & { role: 'customer' }
      : E['audience'] extends 'admin'
        ? AdminSession
        : Session;

/** The circumstances of one call. */
export interface CallContext<S = Session | null> {
  session: S;
  /** The caller's language: of the body, the query, or the Accept-Language header. */
  language: Language;
  /** The caller's network address; IPv6 as its /64. */
  address: string;
  /** What the browser says it is, cut to 300 characters. */
  userAgent: string | null;
  /** The address of the page that calls, as browsers say it with every change; never another site's. */
  origin: string | null;
  /** The Idempotency-Key header of a repeated create, where one was sent. */
  idempotencyKey: string | null;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
  /** Asks the browser to drop what our pages stored in it: somebody leaves a shared computer. */
  clearStoredData(): void;
}

/** An endpoint and the function that serves it, types forgotten: what the HTTP layer mounts. */
export interface Route {
  endpoint: Endpoint;
  handle(input: unknown, call: CallContext<Session | AdminSession | null>): Promise<unknown>;
}

/** Ties an endpoint to its handler: input and session arrive typed, the answer must fit. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (input: Parsed<E>, call: CallContext<SessionFor<E>>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

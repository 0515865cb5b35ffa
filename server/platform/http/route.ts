import type { AdminRole } from '#contract/admin/roles.ts';
import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { WrittenAnswer } from './written-answer.ts';

/**
 * The calling person, from the session cookie alone. Who works for a professional is one here: the
 * owner of the profile, or a member of its team, unless they use the site as a customer.
 */
export interface Session {
  /** The public id of the session; never its token. */
  id: string;
  /** When they last proved their identity, by a password, a code or a provider. */
  provenAt: Date;
  userId: string;
  role: 'customer' | 'professional';
  /** The profile they work for; set for professionals. */
  professionalId: string | null;
  /** The user of that profile: themselves, or who owns the team they are a member of. */
  ownerId: string | null;
  /** How many people work for that profile, its owner included; 0 for customers. */
  teamSize: number;
  name: string;
  email: string | null;
  phone: string | null;
  /** Whether they have a proven e-mail address or phone. */
  addressProven: boolean;
}

/** The id of the caller's own profile; null for a member of somebody else's team. */
export function ownProfileId({
  userId,
  ownerId,
  professionalId,
}: Pick<Session, 'userId' | 'ownerId' | 'professionalId'>): string | null {
  return ownerId === userId ? professionalId : null;
}

/** Who acts, whatever way they came: a session, a personal link, a message from a proven address. */
export type Actor = Pick<Session, 'userId' | 'role' | 'professionalId' | 'email' | 'phone'>;

/** The calling admin, from the admin cookie alone: it is not valid for other calls. */
export interface AdminSession {
  adminId: string;
  email: string;
  name: string;
  role: AdminRole;
  /** Whether an authenticator app is set up. */
  enrolled: boolean;
  /** Whether they may only set it up. */
  mustEnrol: boolean;
}

interface ProfessionalSession extends Session {
  role: 'professional';
  professionalId: string;
  ownerId: string;
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
  /** The country of the Accept-Language header, ISO 3166-1 alpha-2; null where it names none. */
  country: string | null;
  /** The caller's network address; IPv6 as its /64. */
  address: string;
  /** The user agent, truncated to 300 characters. */
  userAgent: string | null;
  /**
   * The origin of the calling page, from the header of state-changing calls; never another site's.
   */
  origin: string | null;
  /** The Idempotency-Key header of a repeated create, where one was sent. */
  idempotencyKey: string | null;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
  /** Sends Clear-Site-Data: somebody leaves a shared computer. */
  clearStoredData(): void;
}

/** An endpoint with its handler, types erased: what the HTTP layer mounts. */
export interface Route {
  endpoint: Endpoint;
  handle(input: unknown, call: CallContext<Session | AdminSession | null>): Promise<unknown>;
}

/**
 * Binds an endpoint to its handler: input and session are typed, the answer must match. One written
 * before must have been written in the language of the call.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (
    input: Parsed<E>,
    call: CallContext<SessionFor<E>>,
  ) => Promise<Answer<E> | WrittenAnswer<Answer<E>>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

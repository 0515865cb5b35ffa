import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CallInProgress } from './answer.ts';
import { ADMIN_COOKIE, SESSION_COOKIE } from './cookies.ts';
import type { HttpOptions } from './options.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { AdminSession, CallContext, Session } from './route.ts';

type Cookies = Pick<CallContext, 'cookie'>;

/**
 * Authenticates and authorizes a call. People and admins have separate cookies, and neither is valid for the calls of the
 * other.
 * @throws Refusal `not_signed_in`, `wrong_role`, `owner_only`, `not_yours`,
 * `totp_enrolment_required` or `role_lacks_right`
 */
export async function authorize(
  c: Context,
  endpoint: Endpoint,
  { cookie }: Cookies,
  call: CallInProgress,
  options: HttpOptions,
): Promise<Session | AdminSession | null> {
  const person = await whoHolds(cookie(SESSION_COOKIE), options.identify);
  call.session = person;
  if (endpoint.audience !== 'admin') return admitPerson(endpoint, person, options);
  const admin = await whoHolds(cookie(ADMIN_COOKIE), options.identifyAdmin);
  if (!admin) throw new Refusal(person ? 'wrong_role' : 'not_signed_in');
  call.adminId = admin.adminId;
  assertNamesAdmin(c.req.queries('adminEmail') ?? [], admin);
  assertThat(!admin.mustEnrol || endpoint.beforeEnrolment === true, 'totp_enrolment_required');
  assertThat(options.mayCall?.(admin, endpoint) === true, 'role_lacks_right');
  return admin;
}

async function whoHolds<Who>(
  token: string | undefined,
  identify: ((token: string) => Promise<Who | null>) | undefined,
): Promise<Who | null> {
  return token && identify ? identify(token) : null;
}

function admitPerson(
  endpoint: Endpoint,
  session: Session | null,
  { mayAct }: HttpOptions,
): Session | null {
  const { audience } = endpoint;
  if (audience === 'anyone') return session;
  assertThat(session !== null, 'not_signed_in');
  if (audience !== 'signed-in') {
    assertThat(session.role === audience, 'wrong_role');
    assertThat(audience !== 'professional' || session.professionalId !== null, 'wrong_role');
  }
  assertThat(mayAct?.(session, endpoint) ?? true, 'owner_only');
  return session;
}

/** The query `adminEmail` grants nothing: it must be absent or the admin's own, on every call. */
function assertNamesAdmin(claimed: readonly string[], { email }: AdminSession): void {
  assertThat(
    claimed.every((one) => one.trim().toLowerCase() === email),
    'not_yours',
  );
}

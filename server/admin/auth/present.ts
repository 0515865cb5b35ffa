import type { AdminSession } from '#server/platform/http/route.ts';
import { allowedCalls } from '../rights.ts';

/** A signed-in admin for themselves, with what their role allows. */
export function presentAdmin({
  email,
  name,
  role,
  enrolled,
  mustEnrol,
}: Omit<AdminSession, 'adminId'>) {
  const admin = { email, name, role, allowedCalls: allowedCalls(role) };
  return { admin, totp: { enrolled, required: mustEnrol } };
}

import { passwordProblem, type PasswordProblem } from '#contract/accounts/password-rules.ts';
import { isBreachedPassword } from '#server/platform/breached-passwords/breached-passwords.ts';
import type { Config } from '#server/platform/config/config.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Refuses a password that the rules or the list of breached ones do not allow; `details` say why.
 * @throws Refusal `weak_password`
 */
export function assertStrongPassword(
  { brandName: brand }: Pick<Config, 'brandName'>,
  password: string,
  { email, field }: { email: string | null; field: 'password' | 'newPassword' },
): void {
  const problem = problemOf(password, { email, brand });
  if (problem) throw new Refusal('weak_password', { details: [{ field, problem }] });
}

function problemOf(
  password: string,
  about: { email: string | null; brand: string },
): PasswordProblem | null {
  return passwordProblem(password, about) ?? (isBreachedPassword(password) ? 'common' : null);
}

import type { TeamRight } from '#contract/accounts/accounts.ts';
import { useSession } from './api/session.tsx';

/** Whether the signed-in person may do something for the business they work for, as the server says. */
export function useMay(): (right: TeamRight | undefined) => boolean {
  const { user } = useSession();
  const membership = user?.membership;
  return (right) => !membership || right === undefined || membership.rights.includes(right);
}

import { useEffect } from 'react';
import { CallError } from '#contract/client.ts';
import { queryClient } from '#web/lib/api/query.tsx';

/** Whether an error means an expired session; a wrong password is a 401 too. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && error.body?.code === 'not_signed_in';
}

/**
 * Calls `leave` as soon as any query or mutation is refused because the session expired, and `ask` as soon
 * as one is because the role is another by now.
 */
export function useSessionOver(leave: () => void, ask: () => void): void {
  useEffect(() => {
    const notice = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.action?.type !== 'error') return;
      if (isSessionOver(event.action.error)) leave();
      else if (lacksRight(event.action.error)) ask();
    };
    const stops = [
      queryClient.getQueryCache().subscribe(notice),
      queryClient.getMutationCache().subscribe(notice),
    ];
    return () => stops.forEach((stop) => stop());
  }, [leave, ask]);
}

function lacksRight(error: unknown): boolean {
  return error instanceof CallError && error.body?.code === 'role_lacks_right';
}

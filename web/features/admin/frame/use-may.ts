import { useCallback } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { AdminSession } from '../use-admin.ts';
import { useSignedInAdmin } from './admin-context.ts';

/** A call of the panel, by what names it. */
export type PanelCall = Pick<Endpoint, 'method' | 'path'>;

/** Whether the role of the signed-in admin allows a call, as the server says. */
export function useMay(): (call: PanelCall) => boolean {
  const { session } = useSignedInAdmin();
  return useCallback((call) => mayOf(session, call), [session]);
}

/** The same for a session. */
export function mayOf({ admin }: AdminSession, { method, path }: PanelCall): boolean {
  return admin.allowedCalls.includes(`${method} ${path}`);
}

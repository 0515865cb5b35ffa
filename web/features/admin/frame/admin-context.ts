import { createContext, use } from 'react';
import type { AdminSession } from '../use-admin.ts';

interface AdminContextValue {
  session: AdminSession;
  /** Refetches the session and its enrolment. */
  ask: () => void;
  signOut: () => void;
  /** Shows a failure in a toast. */
  fail: (error: unknown) => void;
}

export const AdminContext = createContext<AdminContextValue | undefined>(undefined);

/** The signed-in admin; only inside the panel. */
export function useSignedInAdmin(): AdminContextValue {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useSignedInAdmin needs the panel above it.');
  return admin;
}

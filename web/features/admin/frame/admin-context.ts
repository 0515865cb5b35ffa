import { createContext, use } from 'react';
import type { AdminSession } from '../use-admin.ts';

interface AdminContextValue {
  session: AdminSession;
  /** Asks again who is signed in and how they stand with their authenticator app. */
  ask: () => void;
  signOut: () => void;
  /** Tells of a failure in a toast. */
  fail: (error: unknown) => void;
}

export const AdminContext = createContext<AdminContextValue | undefined>(undefined);

/** The signed-in admin; only inside the panel. */
export function useSignedInAdmin(): AdminContextValue {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useSignedInAdmin needs the panel above it.');
  return admin;
}

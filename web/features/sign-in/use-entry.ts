import { useState } from 'react';

export type Mode = 'sign-in' | 'sign-up' | 'reset';
export type UserType = 'user' | 'professional';

interface Fields {
  /** A counter of resets of the fields. */
  turn: number;
  mode: Mode;
  userType: UserType;
  email: string;
  password: string;
}

export interface DemoAccount {
  email: string;
  password: string;
  role: 'customer' | 'professional';
  newcomer: boolean;
}

export type Entry = ReturnType<typeof useEntry>;

/**
 * The open form of the screen, its role, and its initial values. `turn` changes whenever the fields
 * start over: with the mode, with the role, and when a demo account fills them.
 */
export function useEntry(initialType: UserType = 'user', initialMode: Mode = 'sign-in') {
  const [entry, setEntry] = useState<Fields>({
    turn: 0,
    mode: initialMode,
    userType: initialType,
    email: '',
    password: '',
  });
  const change = (next: Partial<Fields>) =>
    setEntry((old) => ({ ...old, turn: old.turn + 1, email: '', password: '', ...next }));
  return {
    ...entry,
    chooseMode: (mode: Mode) => change({ mode }),
    /** Switches to the password reset, for the typed address. */
    forget: (email: string) => change({ mode: 'reset', email }),
    chooseRole: (userType: UserType) => change({ userType }),
    take: ({ role, email, password }: DemoAccount) =>
      change({ userType: role === 'professional' ? role : 'user', email, password }),
  };
}

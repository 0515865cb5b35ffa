import type { Tx } from '#server/platform/database/db.ts';
import { lockPersonSubject, lockProfessionalSubject, type Standing } from './subject.ts';

/** The object of a call, as the audit log names it. */
export interface Target {
  kind: 'user' | 'professional';
  id: string;
}

/** Locks the target of a call. @throws Refusal `not_found`, `not_yours` for an admin */
export function lockTarget(tx: Tx, { kind, id }: Target): Promise<Standing> {
  return kind === 'user' ? lockPersonSubject(tx, id) : lockProfessionalSubject(tx, id);
}

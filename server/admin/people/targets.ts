import type { Tx } from '#server/platform/database/db.ts';
import { lockPersonSubject, lockProfessionalSubject, type Standing } from './subject.ts';

/** Whom a call names; the log says it was about them. */
export interface Target {
  kind: 'user' | 'professional';
  id: string;
}

/** Locks whom a call names. @throws Refusal `not_found`, `not_yours` for an admin */
export function lockTarget(tx: Tx, { kind, id }: Target): Promise<Standing> {
  return kind === 'user' ? lockPersonSubject(tx, id) : lockProfessionalSubject(tx, id);
}

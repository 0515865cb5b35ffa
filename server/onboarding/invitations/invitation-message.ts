import type { LawfulBasis } from '#contract/admin/imports.ts';
import type { Language } from '#contract/language.ts';
import type { Schedule } from '#contract/requests/schedule-name.ts';
import type { InvitedJob } from '#contract/professionals/onboarding.ts';
import type { Tx } from '#server/platform/database/db.ts';

/** The data of a letter of invitation. */
export interface InvitationMessage {
  /** Idempotency key: a second letter about this lead is not queued. */
  leadId: string;
  to: { channel: 'email' | 'sms'; address: string; language: Language };
  /** The tokens of the links: the personal one, and the do-not-contact one. */
  token: string;
  stopToken: string;
  name: string;
  basis: LawfulBasis;
  /** The source of the address, in the operator's words. */
  source: string;
  job: Pick<InvitedJob, 'profession' | 'description' | 'extraAnswers' | 'area' | keyof Schedule>;
  answerBy: Date;
  timeZone: string;
  /** Free requests a month; null without limit. */
  freeRequests: number | null;
}

/**
 * Queues a letter of invitation in the transaction that stores its proof.
 * @returns its text, without its links and names
 */
export type QueueInvitation = (tx: Tx, notice: InvitationMessage) => Promise<string>;

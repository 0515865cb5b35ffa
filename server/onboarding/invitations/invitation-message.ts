import type { LawfulBasis } from '#contract/admin/imports.ts';
import type { Language } from '#contract/language.ts';
import type { InvitedJob } from '#contract/professionals/onboarding.ts';
import type { Tx } from '#server/platform/database/db.ts';

/** What a letter of invitation is written from. */
export interface InvitationMessage {
  /** A second letter about this lead is none. */
  leadId: string;
  to: { channel: 'email' | 'sms'; address: string; language: Language };
  /** What the links carry: the personal one, and the one that stops everything for ever. */
  token: string;
  stopToken: string;
  name: string;
  basis: LawfulBasis;
  /** Where the address was found, in the operator's words. */
  source: string;
  job: Pick<InvitedJob, 'profession' | 'description' | 'area' | 'urgency'>;
  answerBy: Date;
  timeZone: string;
  /** How many requests a month are free; null without end. */
  freeRequests: number | null;
}

/**
 * Queues a letter of invitation in the transaction that stores its proof.
 * @returns its words, without the links and the names in it
 */
export type QueueInvitation = (tx: Tx, notice: InvitationMessage) => Promise<string>;

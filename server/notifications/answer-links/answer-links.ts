import { DAY_MS } from '#contract/durations.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import type { NoticeRow } from '#server/notifications/queries-notices.ts';
import {
  deleteAnswerLinksExpiredBefore,
  findAnswerLinkByHash,
  insertAnswerLinks,
  type AnswerLinkRow,
  type NewAnswerLink,
} from './queries-answer-links.ts';

/** How long a link says what became of its lead. */
const KEPT_DAYS = 30;

/** Kinds of letters that carry a personal link. */
const ANSWERED_KINDS: readonly string[] = ['newLead', 'leadReminder'];

/** Whether the text of a message holds a personal link. */
export function hasAnswerLink(kind: string): boolean {
  return ANSWERED_KINDS.includes(kind);
}

/**
 * Mints a personal link for each letter that is one notice of a lead, in the transaction that queues
 * it. @returns the tokens in the order of the letters; null for a letter without a link
 */
export async function mintAnswerLinks(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  letters: readonly { notices: readonly NoticeRow[] }[],
): Promise<(string | null)[]> {
  const now = clock.now();
  const links: NewAnswerLink[] = [];
  const tokens = letters.map(({ notices: [notice, ...others] }) => {
    const answerBy = notice && others.length === 0 ? deadlineOf(notice) : null;
    if (!notice || !answerBy) return null;
    const token = newSecret();
    const leadId = (notice.team_key ?? notice.dedupe_key).slice(notice.kind.length + 1);
    const of = { leadId, userId: notice.user_id };
    links.push({ ...of, tokenHash: hashOf(token), createdAt: now, expiresAt: answerBy });
    return token;
  });
  await insertAnswerLinks(tx, links);
  return tokens;
}

/** Until when the lead of a notice can be answered; null for a notice of anything else. */
function deadlineOf({ kind, facts }: NoticeRow): Date | null {
  if (!hasAnswerLink(kind) || !('answerBy' in facts) || !facts.answerBy) return null;
  return new Date(facts.answerBy.at);
}

/** The link of a token, also once its lead is answered or over; undefined for any unknown token. */
export function findAnswerLink(db: Db, token: string): Promise<AnswerLinkRow | undefined> {
  return findAnswerLinkByHash(db, hashOf(token));
}

/** Deletes the links of leads that were over long ago; run by a timer. */
export async function deleteOldAnswerLinks({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await deleteAnswerLinksExpiredBefore(db, before);
}

import type { Person } from '#server/accounts/accounts.ts';
import { understoodIn } from '#contract/understood-in.ts';
import {
  findLeadForNotice,
  findLeadsByRequests,
  type LeadNotice,
} from '#server/matching/matching.ts';
import {
  queueReplyUnclear,
  queueReplyUnused,
  type Answerer,
  type ReplyProblem,
} from '#server/notifications/notifications.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findRequest } from '#server/requests/requests.ts';
import { asCustomer, findActor } from '#server/replies/actor.ts';
import type { Answer } from '#server/replies/answers/answer-words.ts';
import { giveAnswer } from '#server/replies/answers/give-answer.ts';
import { readAnswer } from '#server/replies/answers/read-answer.ts';
import { decide, type Decided } from '#server/replies/inbound/handle-alone.ts';
import type { MailContent } from './examine/mail-content.ts';
import type { ReplyEnding } from './reply-ending.ts';
import { sendReply } from './send-reply.ts';

/** The most characters of a message. */
const MAX_CHARS = 4000;

/** A reply whose author is proven. */
export interface ProvenReply {
  /** The idempotency key of all it causes. */
  id: string;
  person: Person;
  /** Undefined where the address they replied to was revoked. */
  conversation: Answerer | undefined;
}

/** What a reply says, and what was decided about it before a crash. */
interface Said {
  content: MailContent;
  decided: Decided;
}

/**
 * Does what a reply says: answers a lead that awaits its professional's answer, or sends a message. What
 * was not used is said to its author.
 */
export async function actOnReply(
  platform: Platform,
  reply: ProvenReply,
  said: Said,
): Promise<ReplyEnding> {
  const ending = await endingOf(platform, reply, said);
  const { reason } = ending;
  if (reason && reason !== 'unclear') {
    await platform.db
      .transaction()
      .execute((tx) => queueReplyUnused(tx, platform, reply, reason as ReplyProblem));
  }
  return ending;
}

async function endingOf(
  platform: Platform,
  reply: ProvenReply,
  { content, decided: { decision } }: Said,
): Promise<ReplyEnding> {
  const { person, conversation } = reply;
  const found = await findActor(platform.db, person.id);
  const actor = found && conversation && (await actorIn(platform, conversation, found));
  if (!conversation || !actor) return { outcome: 'refused', reason: 'gone' };
  const problem = problemOf(content);
  if (problem) return { outcome: 'refused', reason: problem };
  const lead =
    actor.role === 'professional' ? await findOwnLead(platform, conversation) : undefined;
  // What was decided is done again, whatever became of the lead by it.
  if (lead && decision && decision !== 'message')
    return answerLead(platform, { actor, lead }, decision);
  if (lead?.status === 'pending') {
    const answer = readAnswer(content.words, understoodIn(person.language));
    if (answer === null) return askBack(platform, reply, lead);
    await decide(platform, reply.id, { ...conversation, decision: answer });
    return answerLead(platform, { actor, lead }, answer);
  }
  if (lead && lead.status !== 'accepted' && !decision)
    return { outcome: 'refused', reason: 'answered' };
  await decide(platform, reply.id, { ...conversation, decision: 'message' });
  return sendReply(platform, { id: reply.id, actor, conversation }, content);
}

/** Who is a member of a team may be the customer of a conversation, with that team too. */
async function actorIn(
  { db }: Platform,
  { requestId, professionalId }: Answerer,
  actor: Actor,
): Promise<Actor> {
  if (actor.professionalId !== professionalId) return asCustomer(actor);
  const request = await findRequest(db, requestId);
  return request?.customer_id === actor.userId ? asCustomer(actor) : actor;
}

function problemOf({ words, files }: MailContent): 'empty' | 'too_long' | undefined {
  if (words === '' && files.length === 0) return 'empty';
  return words.length > MAX_CHARS ? 'too_long' : undefined;
}

async function findOwnLead(
  { db }: Platform,
  { requestId, professionalId }: Answerer,
): Promise<LeadNotice | undefined> {
  const leads = await findLeadsByRequests(db, [requestId]);
  const own = leads.find((lead) => lead.professional_id === professionalId);
  return own && findLeadForNotice(db, own.id);
}

async function askBack(
  platform: Platform,
  reply: ProvenReply,
  { id, request: { profession } }: LeadNotice,
): Promise<ReplyEnding> {
  await platform.db
    .transaction()
    .execute((tx) => queueReplyUnclear(tx, platform, reply, { id, profession }));
  return { outcome: 'asked_back', reason: 'unclear' };
}

async function answerLead(
  platform: Platform,
  { actor, lead }: { actor: Actor; lead: LeadNotice },
  answer: Answer,
): Promise<ReplyEnding> {
  const { id: leadId, professional } = lead;
  const given = { leadId, professionalId: professional.id, answer, via: 'email' } as const;
  const outcome = await giveAnswer(platform, actor, given);
  return outcome instanceof Refusal ? { outcome: 'refused', reason: 'answered' } : { outcome };
}

import { storeAcceptanceNote } from '#server/messaging/messaging.ts';
import { respondToLead } from '#server/matching/matching.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { refusalOf } from '#server/platform/refusal.ts';
import { recordTexted, type MarkedJob } from '#server/notifications/notifications.ts';
import type { Answer } from '#server/replies/answers/answer-words.ts';
import type { Ending } from '#server/replies/inbound/inbound.ts';
import { nameOf, type Acting } from './acting.ts';
import { sendAnswer } from './send-answer.ts';
import type { RefusedBecause } from './texts/reply-texts.ts';
import { replyTexts } from './texts/texts.ts';

/** Accepts or declines a lead as its page does, and answers what became of it. */
export async function answerLead(acting: Acting, job: MarkedJob, answer: Answer): Promise<Ending> {
  const { received, actor } = acting;
  const { platform, language } = received;
  const { professionalId, leadId } = job;
  const status = answer === 'accept' ? 'accepted' : 'denied';
  const refusal = await refusalOf(
    respondToLead(
      platform,
      { professionalId },
      leadId,
      { status },
      storeAcceptanceNote(actor, 'text'),
    ),
  );
  const said = { job: nameOf(received.language, job) };
  const texts = replyTexts[language];
  if (refusal) {
    const say = texts.refused[refusal.code as RefusedBecause] ?? texts.refused.lead_closed;
    await sendAnswer(received, say(said));
    return { outcome: 'refused', reason: 'answered' };
  }
  await sendAnswer(received, (tx) =>
    answer === 'accept' ? acceptedText(tx, acting, job) : Promise.resolve(texts.declined(said)),
  );
  return { outcome: answer === 'accept' ? 'accepted' : 'declined' };
}

/** What can be written from now on is about this job. */
async function acceptedText(
  tx: Tx,
  { received: { platform, language }, actor, jobs }: Acting,
  job: MarkedJob,
): Promise<string> {
  const { leadId, other: customer, mark } = job;
  await recordTexted(tx, platform, actor.userId, (one) => one.leadId === leadId);
  const isOnly = jobs.filter(({ state }) => state !== 'ended').length === 1;
  const url = `${platform.config.publicUrl}/professional-dashboard?lead=${leadId}`;
  const said = { job: nameOf(language, job), customer, url };
  return replyTexts[language].accepted({ ...said, mark: isOnly ? undefined : mark });
}

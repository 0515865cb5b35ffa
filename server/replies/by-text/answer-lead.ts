import type { Tx } from '#server/platform/database/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordTexted, type MarkedJob } from '#server/notifications/notifications.ts';
import type { Answer } from '#server/replies/answers/answer-words.ts';
import { giveAnswer } from '#server/replies/answers/give-answer.ts';
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
  const given = { leadId, professionalId, answer, via: 'text' } as const;
  const outcome = await giveAnswer(platform, actor, given);
  const said = { job: nameOf(received.language, job) };
  const texts = replyTexts[language];
  if (outcome instanceof Refusal) {
    const say = texts.refused[outcome.code as RefusedBecause] ?? texts.refused.lead_closed;
    await sendAnswer(received, say(said));
    return { outcome: 'refused', reason: 'answered' };
  }
  await sendAnswer(received, (tx) =>
    answer === 'accept' ? acceptedText(tx, acting, job) : Promise.resolve(texts.declined(said)),
  );
  return { outcome };
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

import type { Actor } from '#server/platform/http/route.ts';
import { understoodIn } from '#contract/understood-in.ts';
import { markJobs, type MarkedJob } from '#server/notifications/notifications.ts';
import { readReply, type Reply } from '#server/replies/answers/read-reply.ts';
import { routeReply, type Route } from '#server/replies/answers/route-reply.ts';
import { recordEnding, type Ending } from '#server/replies/inbound/inbound.ts';
import { asCustomer } from '#server/replies/actor.ts';
import { decide, type Decided } from '#server/replies/inbound/handle-alone.ts';
import { nameOf, type Acting } from './acting.ts';
import { answerLead } from './answer-lead.ts';
import { askBack } from './ask-back.ts';
import { deliverWords } from './deliver-words.ts';
import type { Received } from './received.ts';
import { sendAnswer } from './send-answer.ts';
import { replyTexts } from './texts/texts.ts';

/** Does what somebody wants by a text: accept, decline, or write; what is not clear is asked back. */
export async function answerPerson(
  received: Received,
  actor: Actor,
  decided: Decided,
): Promise<void> {
  const { platform } = received;
  const jobs = await platform.db
    .transaction()
    .execute((tx) => markJobs(tx, platform, actor.userId));
  const route =
    routeDecided(received, jobs, decided) ??
    routeReply(replyOf(received, jobs), jobs, platform.clock.now());
  const job = 'leadId' in route ? jobs.find(({ leadId }) => leadId === route.leadId) : undefined;
  const acting = job?.side === 'customer' ? asCustomer(actor) : actor;
  const ending = await follow({ received, actor: acting, jobs }, route, job);
  await recordEnding(platform, received.id, {
    ...ending,
    ...(job && { requestId: job.requestId, professionalId: job.professionalId }),
  });
}

/** What is handled again does the same: an answer that was given makes another question the only one. */
function routeDecided(
  received: Received,
  jobs: readonly MarkedJob[],
  { decision, requestId, professionalId }: Decided,
): Route | undefined {
  const job = jobs.find(
    (one) => one.requestId === requestId && one.professionalId === professionalId,
  );
  if (!decision || !job) return undefined;
  const { leadId } = job;
  if (decision !== 'message') return { to: 'answer', leadId, answer: decision };
  return { to: 'message', leadId, words: replyOf(received, jobs).words };
}

/** Read in the language that the person chose, offered or not: it is what they write. */
function replyOf({ text, person, language }: Received, jobs: readonly MarkedJob[]): Reply {
  return readReply(
    text.body,
    understoodIn(person?.language ?? language),
    new Set(jobs.map(({ mark }) => mark)),
  );
}

async function follow(acting: Acting, route: Route, job: MarkedJob | undefined): Promise<Ending> {
  const { received, actor } = acting;
  if (route.to === 'answer' && job) {
    await decide(received.platform, received.id, { ...job, decision: route.answer });
    return answerLead(acting, job, route.answer);
  }
  if (route.to === 'message' && job) {
    await decide(received.platform, received.id, { ...job, decision: 'message' });
    return deliverWords(received, actor, {
      job,
      words: route.words,
      name: nameOf(received.language, job),
    });
  }
  if (route.to === 'ask') return askBack(acting);
  const texts = replyTexts[received.language];
  const { brandName: brand, publicUrl: url } = received.platform.config;
  const answer = job
    ? texts.ended({ job: nameOf(received.language, job), url })
    : texts.nothing({ brand, url });
  await sendAnswer(received, answer);
  return { outcome: 'refused', reason: job ? 'closed' : 'nothing_open' };
}

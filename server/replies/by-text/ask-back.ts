import type { Tx } from '#server/platform/database/db.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { recordTexted, type MarkedJob } from '#server/notifications/notifications.ts';
import type { Ending } from '#server/replies/inbound/inbound.ts';
import { nameOf, type Acting } from './acting.ts';
import type { Received } from './received.ts';
import { sendAnswer } from './send-answer.ts';
import { replyTexts } from './texts/texts.ts';

/** The most jobs that fit into a text. */
const MAX_LISTED = 6;

/** Asks which job is meant. */
export async function askBack({ received, actor, jobs }: Acting): Promise<Ending> {
  const open = jobs.filter(({ state }) => state !== 'ended');
  await sendAnswer(received, (tx) => whichOne(tx, received, actor, open));
  return { outcome: 'asked_back' };
}

/** Lists what is open, with the marks; the questions among it are asked again by that. */
async function whichOne(
  tx: Tx,
  { platform, language }: Received,
  { userId }: Actor,
  open: readonly MarkedJob[],
): Promise<string> {
  const listed = open.slice(-MAX_LISTED);
  const [asked] = await recordTexted(
    tx,
    platform,
    userId,
    (job) => job.state === 'asked' && listed.some(({ leadId }) => leadId === job.leadId),
  );
  const texts = replyTexts[language];
  if (asked && open.length === 1) {
    const mark = asked.askedBare ? undefined : asked.mark;
    return texts.askOne({ job: nameOf(language, asked), mark });
  }
  return texts.askSeveral({
    jobs: listed.map((job) => ({
      mark: job.mark,
      job: nameOf(language, job),
      other: job.state === 'asked' ? null : job.other,
    })),
    more: open.length - listed.length,
    url: platform.config.publicUrl,
  });
}

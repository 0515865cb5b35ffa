import type { Actor } from '#server/platform/http/route.ts';
import type { MarkedJob } from '#server/notifications/notifications.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { markTold } from '#server/replies/inbound/mark-told.ts';
import type { Ending } from '#server/replies/inbound/inbound.ts';
import { storePictures } from './store-pictures.ts';
import type { Received } from './received.ts';
import { sendAnswer } from './send-answer.ts';
import { replyTexts } from './texts/texts.ts';

/** Words for a conversation, and what its job is called to the one who writes. */
interface Words {
  job: MarkedJob;
  words: string;
  name: string;
}

/**
 * Puts a text and its pictures into the conversation. Nothing is answered where all of it arrived: the
 * other side does that.
 */
export async function deliverWords(
  received: Received,
  actor: Actor,
  { job, words, name }: Words,
): Promise<Ending> {
  const { language, sendMessage, id, text } = received;
  const texts = replyTexts[language];
  const attachmentIds = await storePictures(received, actor);
  const lost = text.pictures.length - attachmentIds.length;
  if (words === '' && attachmentIds.length === 0) {
    await sendAnswer(received, texts.picturesLost({ lost: Math.max(1, lost) }));
    return { outcome: 'refused', reason: 'empty' };
  }
  const { requestId: serviceRequestId, professionalId } = job;
  const draft = {
    serviceRequestId,
    professionalId,
    content: words,
    attachmentIds,
    via: 'text',
  } as const;
  try {
    const message = await sendMessage(actor, draft, id);
    await markTold(received.platform, actor, job);
    if (lost > 0) await sendAnswer(received, texts.picturesLost({ lost }));
    return { outcome: 'message', messageId: message.id };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // It was sent before, with pictures stored under other ids.
    if (error.code === 'idempotency_key_reused') return { outcome: 'message' };
    const because = error.code === 'too_many' ? 'too_many' : 'not_delivered';
    await sendAnswer(received, texts.refused[because]({ job: name }));
    return { outcome: 'refused', reason: because };
  }
}

import { readerLanguage } from '#contract/reader-language.ts';
import { findUserByPhone } from '#server/accounts/accounts.ts';
import type { SendMessage } from '#server/messaging/messaging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findActor } from '#server/replies/actor.ts';
import { readKeyword } from '#server/replies/answers/read-keyword.ts';
import { recordArrival, recordEnding } from '#server/replies/inbound/inbound.ts';
import { CLAIMED_MS, handleAlone, type Decided } from '#server/replies/inbound/handle-alone.ts';
import { answerPerson } from './answer-person.ts';
import type { InboundText } from './inbound-text.ts';
import { limitSender, limitStrangers, mayAnswerStranger } from './limits.ts';
import { obeyKeyword } from './obey-keyword.ts';
import type { Received, TextDependencies } from './received.ts';
import { sendAnswer } from './send-answer.ts';
import { replyTexts } from './texts/texts.ts';

interface Handling {
  platform: Platform;
  sendMessage: SendMessage;
  dependencies: TextDependencies;
}

/**
 * Does what a text wants, once, however often it is delivered.
 * @throws Refusal `too_many`, or `unavailable` while it is being handled already: it is to be sent again
 */
export async function handleText(handling: Handling, text: InboundText): Promise<void> {
  const { platform } = handling;
  const { db, config } = platform;
  await limitSender(platform, text.phone);
  const person = await findUserByPhone(db, text.phone);
  if (!person) await limitStrangers(platform);
  const arrival = await recordArrival(platform, {
    channel: text.channel,
    providerId: text.id,
    sender: text.phone,
    userId: person?.id ?? null,
  });
  if (!arrival) return;
  const keyword = readKeyword(text.body);
  const language = readerLanguage(config, person?.language, keyword?.language);
  const received: Received = { ...handling, id: arrival.id, text, person, language };
  const isHandled = await handleAlone(platform, arrival.id, async (decided) => {
    if (keyword && decided.decision === null) await obeyKeyword(received, keyword.keyword);
    else await answer(received, decided);
  });
  if (!isHandled) throw new Refusal('unavailable', { retryAfterSeconds: CLAIMED_MS / 1000 });
}

async function answer(received: Received, decided: Decided): Promise<void> {
  const { platform, person, id } = received;
  if (!person) return answerStranger(received);
  const actor = await findActor(platform.db, person.id);
  if (actor) return answerPerson(received, actor, decided);
  await recordEnding(platform, id, { outcome: 'ignored', reason: 'suspended' });
}

/** Once a day, and the same to everybody: who nobody knows, and who has not proven that it is theirs. */
async function answerStranger(received: Received): Promise<void> {
  const { platform, text, id, language } = received;
  const { brandName: brand, publicUrl: url } = platform.config;
  if (await mayAnswerStranger(platform, text.phone)) {
    await sendAnswer(received, replyTexts[language].stranger({ brand, url }));
  }
  await recordEnding(platform, id, { outcome: 'ignored', reason: 'unknown_sender' });
}

import { recordEnding } from '#server/replies/inbound/inbound.ts';
import { resumeTexts, stopTexts } from '#server/notifications/notifications.ts';
import type { Keyword } from '#server/replies/answers/read-keyword.ts';
import { mayAnswer, mayAnswerStranger } from './limits.ts';
import type { Received } from './received.ts';
import { queueAnswer } from './send-answer.ts';
import { replyTexts } from './texts/texts.ts';

/** Obeys STOP, START and HELP of any phone, known or not. */
export function obeyKeyword(received: Received, keyword: Keyword): Promise<void> {
  return { stop, start, help }[keyword](received);
}

/** Confirmed once: to a phone that is stopped already nothing is said. */
async function stop(received: Received): Promise<void> {
  const { platform, dependencies, id, language, text } = received;
  const { brandName: brand } = platform.config;
  await platform.db.transaction().execute(async (tx) => {
    if (!(await stopTexts(tx, platform, text.phone))) return;
    await queueAnswer(tx, received, replyTexts[language].stopped({ brand }));
  });
  await dependencies.stopContacting(platform, text.phone);
  await recordEnding(platform, id, { outcome: 'stopped' });
}

/** Only somebody with an account gets texts again; who was never on the site stays uncontacted. */
async function start(received: Received): Promise<void> {
  const { platform, person, id, language, text } = received;
  const { brandName: brand } = platform.config;
  if (!person) return help(received);
  const isFree = await mayAnswer(platform, text.phone);
  await platform.db.transaction().execute(async (tx) => {
    await resumeTexts(tx, text.phone);
    if (isFree) await queueAnswer(tx, received, replyTexts[language].resumed({ brand }));
  });
  await recordEnding(platform, id, { outcome: 'resumed' });
}

async function help(received: Received): Promise<void> {
  const { platform, person, id, language, text } = received;
  const { brandName: brand, publicUrl } = platform.config;
  const isFree = person ? mayAnswer(platform, text.phone) : mayAnswerStranger(platform, text.phone);
  if (await isFree) {
    const url = `${publicUrl}/notifications?tab=settings`;
    const answer = replyTexts[language].help({ brand, url, contact: `${publicUrl}/contact` });
    await platform.db.transaction().execute((tx) => queueAnswer(tx, received, answer));
  }
  await recordEnding(platform, id, { outcome: 'helped' });
}

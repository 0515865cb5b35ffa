import { needInWords } from '#contract/requests/need-in-words.ts';
import { scheduleName } from '#contract/requests/schedule-name.ts';
import { areaIn } from '#server/places/places.ts';
import { professionName } from '#server/professionals/professionals.ts';
import type { InvitationMessage, QueueInvitation } from '#server/onboarding/onboarding.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isVeryUrgent } from '#server/notifications/channels.ts';
import { composeMail, composeSms } from '#server/notifications/outbox/compose-message.ts';
import { formatDayAndTime } from '#server/platform/formatting.ts';
import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import type { NotifyPlatform } from '#server/notifications/notify.ts';
import type { InvitationFacts } from '#server/notifications/texts/letter.ts';
import { sceneOf } from '#server/notifications/pictures/picture.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import { absoluteUrl } from '#server/notifications/render-letter.ts';
import { shortened } from './shortened.ts';

/** Queues the letter to an unclaimed professional, in the transaction that stores its proof. */
export function queueInvitation(platform: Omit<NotifyPlatform, 'db' | 'live'>): QueueInvitation {
  const { config } = platform;
  return async (tx, notice) => {
    const { leadId: key, to } = notice;
    const facts = factsOf(notice, config);
    const picture = sceneOf(notice.job.profession);
    const letter = { ...letters[to.language].invitation(facts), picture };
    const stopUrl = facts.stopUrl;
    await queueLetter(tx, platform, { kind: 'invitation', key, to, letter, stopUrl });
    return wordsOf(facts, to, config);
  };
}

function factsOf(notice: InvitationMessage, config: Config): InvitationFacts {
  const { to, job, token, answerBy, timeZone, name, basis, source, freeRequests } = notice;
  const { language } = to;
  const link = (href: string) => absoluteUrl(config, href, language);
  return {
    brand: config.brandName,
    sender: config.invitations.sender,
    name,
    basis,
    source,
    freeRequests,
    profession: professionName(job.profession, language),
    urgency: scheduleName(job, language),
    isUrgent: isVeryUrgent(job),
    area: areaIn(job.area, language),
    description: shortened(needInWords(job)),
    answerBy: formatDayAndTime(answerBy, timeZone, language),
    acceptUrl: link(hrefs.acceptInvitation(token)),
    declineUrl: link(hrefs.declineInvitation(token)),
    stopUrl: link(hrefs.doNotContact(notice.stopToken)),
  };
}

/** The text of the letter, as proof that may outlive the personal data in it. */
function wordsOf(
  facts: InvitationFacts,
  { channel, language }: InvitationMessage['to'],
  { brandName: brand, publicUrl }: Config,
): string {
  const letter = letters[language].invitation({
    ...facts,
    name: '[…]',
    description: '[…]',
    acceptUrl: '[…]',
    declineUrl: '[…]',
    stopUrl: '[…]',
  });
  const sender = { brand, publicUrl };
  return channel === 'sms'
    ? composeSms(letter).text
    : `${letter.subject}\n\n${composeMail(letter, language, sender, null).text}`;
}

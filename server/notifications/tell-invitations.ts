import { URGENCY_NAMES } from '#contract/urgency.ts';
import { professionName } from '#server/professionals/professionals.ts';
import type { InvitationNotice, TellInvitation } from '#server/onboarding/onboarding.ts';
import type { Config } from '#server/platform/config.ts';
import { isVeryUrgent } from './channels.ts';
import { composeMail, composeSms } from './compose.ts';
import { dayAndTime } from './money-and-days.ts';
import { queueLetter } from './outbox.ts';
import { hrefs } from './places-in-product.ts';
import type { Telling } from './tell.ts';
import type { InvitationFacts } from './texts/letter.ts';
import { letters } from './texts/texts.ts';
import { addressOf } from './write.ts';

/** So much of a description fits into a letter that is short. */
const MOST_CHARACTERS = 280;

/** Queues the letter to somebody who is not on the platform, in the transaction that keeps its proof. */
export function tellInvitation(platform: Omit<Telling, 'db' | 'live'>): TellInvitation {
  const { config } = platform;
  return async (tx, notice) => {
    const { leadId: key, to } = notice;
    const facts = factsOf(notice, config);
    const letter = letters[to.language].invitation(facts);
    const stopUrl = facts.stopUrl;
    await queueLetter(tx, platform, { kind: 'invitation', key, to, letter, stopUrl });
    return wordsOf(facts, to, config);
  };
}

function factsOf(notice: InvitationNotice, config: Config): InvitationFacts {
  const { to, job, token, answerBy, timeZone, name, basis, source, freeRequests } = notice;
  const { language } = to;
  const link = (href: string) => addressOf(config, href, language);
  return {
    brand: config.brandName,
    sender: config.invitations.sender,
    name,
    basis,
    source,
    freeRequests,
    profession: professionName(job.profession, language),
    urgency: URGENCY_NAMES[language][job.urgency],
    isUrgent: isVeryUrgent(job),
    area: job.area,
    description: shortened(job.description),
    answerBy: dayAndTime(answerBy, timeZone, language),
    acceptUrl: link(hrefs.acceptInvitation(token)),
    declineUrl: link(hrefs.declineInvitation(token)),
    stopUrl: link(hrefs.doNotContact(notice.stopToken)),
  };
}

function shortened(description: string): string {
  if (description.length <= MOST_CHARACTERS) return description;
  const whole = description.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/u, '');
  return `${whole}…`;
}

/** What was said, as proof for longer than anything may be known of those it was about. */
function wordsOf(
  facts: InvitationFacts,
  { channel, language }: InvitationNotice['to'],
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

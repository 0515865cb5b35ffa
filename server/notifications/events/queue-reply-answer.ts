import type { Person } from '#server/accounts/accounts.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { professionName } from '#server/professionals/professionals.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import type { NotifyPlatform } from '#server/notifications/notify.ts';
import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import type { Answerer } from '#server/notifications/reply-addresses/queries-reply-addresses.ts';
import { replyAddressesOf } from '#server/notifications/reply-addresses/reply-addresses.ts';
import { absoluteUrl } from '#server/notifications/render-letter.ts';
import type { ReplyProblem } from '#server/notifications/texts/letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';

type Queueing = Omit<NotifyPlatform, 'db' | 'live'>;

/** Who replied, by a mail from their proven address. */
export interface Replier {
  person: Pick<Person, 'id' | 'email' | 'language'>;
  /** Undefined where the address they replied to was revoked. */
  conversation: Answerer | undefined;
}

/** Asks a professional once whether their reply to a lead is a yes or a no. */
export async function queueReplyUnclear(
  tx: Tx,
  platform: Queueing,
  { person, conversation }: Replier,
  lead: { id: string; profession: Profession },
): Promise<void> {
  const { brandName: brand } = platform.config;
  const profession = professionName(lead.profession, person.language);
  const url = absoluteUrl(platform.config, hrefs.lead(lead.id), person.language);
  const letter = letters[person.language].replyUnclear({ brand, profession, url });
  const [replyTo] = await replyAddressesOf(tx, platform, [conversation]);
  const to = recipientOf(person);
  await queueLetter(tx, platform, { kind: 'replyUnclear', key: lead.id, letter, to, replyTo });
}

/** Notifies somebody that their reply, or a part of it, was not used: once a conversation and day. */
export async function queueReplyUnused(
  tx: Tx,
  platform: Queueing,
  { person, conversation }: Replier,
  because: ReplyProblem,
): Promise<void> {
  const { config, clock } = platform;
  const url = absoluteUrl(config, '/sign-in', person.language);
  const letter = letters[person.language].replyUnused({ brand: config.brandName, because, url });
  const { requestId, professionalId } = conversation ?? {};
  const day = clock.now().toISOString().slice(0, 10);
  const key = [person.id, requestId ?? 'gone', professionalId ?? '', day].join(' ');
  const to = recipientOf(person);
  await queueLetter(tx, platform, { kind: 'replyUnused', key, letter, to });
}

function recipientOf({ email, language }: Replier['person']) {
  return { channel: 'email', address: email ?? '', language } as const;
}

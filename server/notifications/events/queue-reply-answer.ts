import type { SiteLanguages } from '#contract/language.ts';
import { readerLanguage } from '#contract/reader-language.ts';
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
  const { config } = platform;
  const to = recipientOf(person, config);
  const { brandName: brand } = config;
  const profession = professionName(lead.profession, to.language);
  const url = absoluteUrl(config, hrefs.lead(lead.id), to.language);
  const letter = letters[to.language].replyUnclear({ brand, profession, url });
  const [replyTo] = await replyAddressesOf(tx, platform, [conversation]);
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
  const to = recipientOf(person, config);
  const url = absoluteUrl(config, '/sign-in', to.language);
  const letter = letters[to.language].replyUnused({ brand: config.brandName, because, url });
  const { requestId, professionalId } = conversation ?? {};
  const day = clock.now().toISOString().slice(0, 10);
  const key = [person.id, requestId ?? 'gone', professionalId ?? '', day].join(' ');
  await queueLetter(tx, platform, { kind: 'replyUnused', key, letter, to });
}

function recipientOf({ email, language }: Replier['person'], site: SiteLanguages) {
  const read = readerLanguage(site, language);
  return { channel: 'email', address: email ?? '', language: read } as const;
}

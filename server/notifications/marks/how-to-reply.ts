import type { Language } from '#contract/language.ts';
import type { Person } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { NoticeRow } from '#server/notifications/queries-notices.ts';
import { howToReply } from '#server/notifications/texts/texts.ts';
import { recordTexted, type MarkedJob } from './marks.ts';

/** Says in a language how a text can be answered by text. */
export type SayHowToReply = (language: Language) => string | undefined;

interface Text {
  person: Person;
  notices: readonly NoticeRow[];
}

/** The notices that are answered: the others only inform. */
const ANSWERED: readonly string[] = ['newLead', 'leadReminder', 'unreadMessage'];

/**
 * How each of some texts can be answered by text; those that cannot are missing. Which job a text is
 * about is recorded, so that a reply finds its way. Nothing where no texts come in.
 */
export async function sayHowToReply<T extends Text>(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  texts: readonly T[],
): Promise<Map<T, SayHowToReply>> {
  const said = new Map<T, SayHowToReply>();
  if (!platform.config.inboundTexts) return said;
  // Locked one person after the other, always in this order.
  const inOrder = texts.toSorted((one, other) => (one.person.id < other.person.id ? -1 : 1));
  for (const text of inOrder) {
    const say = await sayOfOne(tx, platform, text);
    if (say) said.set(text, say);
  }
  return said;
}

async function sayOfOne(
  tx: Tx,
  platform: Pick<Platform, 'clock'>,
  { person: { id: userId }, notices }: Text,
): Promise<SayHowToReply | undefined> {
  const links = notices.map(({ facts }) => new URLSearchParams(facts.href.split('?')[1]));
  const jobs = await recordTexted(tx, platform, userId, (job) =>
    links.some((link) => leadsTo(link, job)),
  );
  const [job] = jobs.filter(({ state }) => state !== 'ended');
  const [{ kind }] = notices as [NoticeRow];
  if (!job || !notices.some((notice) => ANSWERED.includes(notice.kind))) return undefined;
  if (notices.length > 1) return (language) => howToReply[language].toSeveral;
  const mark = job.askedBare ? undefined : job.mark;
  const isQuestion = kind !== 'unreadMessage' && job.state === 'asked';
  return (language) =>
    isQuestion ? howToReply[language].toQuestion(mark) : howToReply[language].toMessage(mark);
}

/** Whether a link of deep-links.ts leads to a lead, or to the conversation about it. */
function leadsTo(link: URLSearchParams, job: MarkedJob): boolean {
  if (link.has('lead')) return link.get('lead') === job.leadId;
  return link.get('request') === job.requestId && link.get('professional') === job.professionalId;
}

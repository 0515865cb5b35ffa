import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { professionId } from '#contract/professionals/professions.ts';
import { answerDeadline } from '#server/matching/matching.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { timeZoneOf } from '#server/professionals/working-hours/time-zone.ts';
import { DEMO_CUSTOMERS } from '#db/seed/customers.ts';
import { idOf } from '#db/seed/deterministic.ts';
import type { Standing } from '#db/seed/standing.ts';
import type { Asked, PeopledStory } from './stories.ts';
import {
  askedAt,
  chosenIn,
  leadStatusOf,
  messagesOf,
  requestStatusOf,
  type Story,
  type StoryMessage,
} from './story.ts';
import { historyOf } from './story-history.ts';

/** Everything of a request older than this has been read. */
const READ_AFTER_HOURS = 24;

/** The moment of an event of a story: this many minutes after its request. */
type When = (minutes: number) => Date;

interface Telling extends PeopledStory {
  when: When;
  standings: ReadonlyMap<string, Standing>;
}

/** Inserts the stories as requests, leads, history, messages and reviews. */
export async function tellStories(
  tx: Tx,
  stories: readonly PeopledStory[],
  { standings, now }: { standings: ReadonlyMap<string, Standing>; now: Date },
): Promise<void> {
  for (const { story, asked } of stories) {
    const begin = now.getTime() - story.hoursAgo * HOUR_MS;
    const when: When = (minutes) => new Date(begin + minutes * MINUTE_MS);
    const telling = { story, asked, when, standings };
    await insertRequest(tx, telling);
    if (asked.length > 0) await insertLeads(tx, telling);
    const lines = historyOf(story).map(({ minutes, lead, ...line }) => ({
      ...line,
      request_id: requestIdOf(story),
      lead_id: lead === undefined ? null : leadIdOf(story, lead),
      at: when(minutes),
    }));
    await tx.insertInto('request_history').values(lines).execute();
    const messages = messagesOf(story);
    if (messages.length > 0) await insertMessages(tx, telling, messages);
    if (messages.length > 0) await insertReads(tx, telling, messages);
    if (story.review) await insertReview(tx, telling, story.review);
  }
}

async function insertRequest(tx: Tx, { story, asked, when }: Telling): Promise<void> {
  const customer = customerOf(story);
  const { hires, reports, completes, cancels } = story;
  const status = requestStatusOf(story);
  const alive = story.leads.filter((lead) => ['pending', 'accepted'].includes(leadStatusOf(lead)));
  const end = completes?.at ?? cancels?.at;
  await tx
    .insertInto('requests')
    .values({
      id: requestIdOf(story),
      customer_id: idOf(customer.email),
      profession_id: professionId(story.profession),
      description: story.description,
      location: story.location,
      area: story.area,
      lat: story.lat,
      lon: story.lon,
      place_is_exact: true,
      urgency: story.urgency,
      language: customer.language,
      status,
      professional_id: asked[chosenIn(story) ?? -1]?.professional.id ?? null,
      contact_email: customer.email,
      fingerprint: createHash('sha256').update(story.key).digest(),
      created_at: when(0),
      hired_at: hires ? when(hires.at) : null,
      completion_reported_at: reports === undefined ? null : when(reports),
      ended_at: end === undefined ? null : when(end),
      cancel_reason: cancels?.reason ?? null,
      is_short: ['sent', 'pending', 'accepted'].includes(status) && alive.length < 3,
    })
    .execute();
}

async function insertLeads(tx: Tx, { story, asked, when, standings }: Telling): Promise<void> {
  const rows = asked.map(({ lead, professional, km }, index) => {
    const sentAt = when(askedAt(story, lead));
    const answer = lead.accepts ?? lead.declines;
    return {
      id: leadIdOf(story, index),
      request_id: requestIdOf(story),
      professional_id: professional.id,
      status: leadStatusOf(lead),
      rank: index + 1,
      distance_km: km,
      reasons: JSON.stringify(reasonsFor(standings.get(professional.id), km)),
      sent_at: sentAt,
      seen_at: lead.seen === undefined ? null : when(lead.seen),
      expires_at:
        lead.expires === undefined ? dueAt(story, professional, sentAt) : when(lead.expires),
      responded_at: answer === undefined ? null : when(answer),
      professional_response: lead.says ?? null,
      decline_reason: lead.reason ?? null,
      ended_because: lead.leaves?.because ?? null,
      replaces: lead.replaces === undefined ? null : leadIdOf(story, lead.replaces),
      silence_settled_at: lead.leaves ? when(lead.leaves.at) : null,
    };
  });
  await tx.insertInto('leads').values(rows).execute();
}

function dueAt({ urgency }: Story, professional: Asked['professional'], sentAt: Date): Date {
  const timeZone = timeZoneOf({ time_zone: null, ...professional });
  // Their days off are a week ahead at least, after every open answer deadline here.
  return answerDeadline(sentAt, urgency, { hours: professional.hours, daysOff: [], timeZone });
}

function reasonsFor(standing: Standing | undefined, km: number) {
  const near = { code: 'near', km: Math.max(1, Math.round(km)) };
  if (!standing || standing.reviewCount < 3) return [near, { code: 'newcomer' }];
  const { ratingMean, reviewCount: reviews } = standing;
  const rating = Math.round(ratingMean * 10) / 10;
  return rating < 4.5 ? [near] : [near, { code: 'well_rated', rating, reviews }];
}

async function insertMessages(
  tx: Tx,
  { story, asked, when }: Telling,
  messages: readonly StoryMessage[],
): Promise<void> {
  const rows = messages.flatMap(({ from, lead, text, at, accepting = false }, index) => {
    const professional = asked[lead ?? chosenIn(story) ?? -1]?.professional;
    if (!professional) return [];
    const isCustomer = from === 'customer';
    return {
      id: idOf(`${story.key} message ${index}`),
      request_id: requestIdOf(story),
      professional_id: professional.id,
      sender_user_id: isCustomer ? idOf(customerOf(story).email) : professional.userId,
      sender_type: isCustomer ? ('user' as const) : ('professional' as const),
      content: text,
      message_type: 'text' as const,
      said_accepting: accepting,
      created_at: when(at),
    };
  });
  await tx.insertInto('messages').values(rows).execute();
}

/** Whoever answers has read what came before; and everything, where it is long ago. */
async function insertReads(
  tx: Tx,
  { story, asked, when }: Telling,
  messages: readonly StoryMessage[],
): Promise<void> {
  const isOld = story.hoursAgo > READ_AFTER_HOURS;
  const conversations = Map.groupBy(messages, ({ lead }) => lead ?? chosenIn(story) ?? -1);
  const rows = [...conversations].flatMap(([index, written]) =>
    (['user', 'professional'] as const).flatMap((reader) => {
      const professional = asked[index]?.professional;
      const isOwn = ({ from }: { from: string }) => (from === 'customer') === (reader === 'user');
      const read = isOld ? written : written.filter(isOwn);
      if (!professional || read.length === 0) return [];
      const until = when(Math.max(...read.map(({ at }) => at)));
      const conversation = { request_id: requestIdOf(story), professional_id: professional.id };
      return [{ ...conversation, reader, read_until: until, read_at: until }];
    }),
  );
  if (rows.length > 0) await tx.insertInto('conversation_reads').values(rows).execute();
}

async function insertReview(
  tx: Tx,
  { story, asked, when }: Telling,
  { at, stars, comment, answer }: NonNullable<Story['review']>,
): Promise<void> {
  const professional = asked[chosenIn(story) ?? -1]?.professional;
  if (!professional) throw new Error(`${story.key} has nobody to review`);
  await tx
    .insertInto('reviews')
    .values({
      id: idOf(`${story.key} review`),
      request_id: requestIdOf(story),
      author_id: idOf(customerOf(story).email),
      professional_id: professional.id,
      profession_id: professionId(story.profession),
      rating: stars,
      comment,
      answer: answer?.text ?? null,
      answered_at: answer ? when(answer.at) : null,
      created_at: when(at),
    })
    .execute();
}

const requestIdOf = ({ key }: Story) => idOf(`request ${key}`);
const leadIdOf = ({ key }: Story, index: number) => idOf(`${key} lead ${index}`);

function customerOf(story: Story) {
  const found = DEMO_CUSTOMERS.find(({ key }) => key === story.customer);
  if (!found) throw new Error(`No demo customer is called ${story.customer}.`);
  return found;
}

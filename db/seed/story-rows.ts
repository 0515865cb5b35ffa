import { createHash } from 'node:crypto';
import { professionId } from '#contract/professions.ts';
import type { LeadStatus } from '#contract/statuses.ts';
import type { Tx } from '#server/platform/db.ts';
import { distanceKm } from '#server/places/distance.ts';
import { idOf } from './deterministic.ts';
import { DEMO_PLUMBER, type DemoProfessional } from './professionals.ts';
import { DEMO_CUSTOMERS, STORIES, type Story } from './stories.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Writes the stories as requests, leads, history and messages. Returns how many requests. */
export async function tellStories(
  tx: Tx,
  professionals: readonly DemoProfessional[],
  now: Date,
): Promise<number> {
  for (const story of STORIES) {
    const contacted = contactedIn(story, professionals);
    const sentAt = new Date(now.getTime() - story.hoursAgo * HOUR);
    await insertRequest(tx, story, contacted, sentAt);
    if (contacted.length > 0) await insertLeads(tx, story, contacted, sentAt);
    if (story.messages.length > 0) await insertMessages(tx, story, contacted, sentAt);
  }
  return STORIES.length;
}

interface Contacted {
  professional: DemoProfessional;
  status: LeadStatus;
  km: number;
}

function contactedIn(story: Story, professionals: readonly DemoProfessional[]): Contacted[] {
  const nearest = professionals
    .filter(({ profession, id }) => profession === story.profession && id !== DEMO_PLUMBER.id)
    .map((professional) => ({ professional, km: distanceKm(story, professional) }))
    .toSorted((a, b) => a.km - b.km);
  const plumber = { professional: DEMO_PLUMBER, km: distanceKm(story, DEMO_PLUMBER) };
  const chosen = story.withPlumber ? [plumber, ...nearest] : nearest;
  return story.leads.flatMap((status, index) => {
    const found = chosen[index];
    return found ? [{ ...found, status }] : [];
  });
}

async function insertRequest(tx: Tx, story: Story, contacted: Contacted[], at: Date) {
  const customer = customerOf(story);
  await tx
    .insertInto('requests')
    .values({
      id: requestId(story),
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
      status: story.status,
      professional_id:
        contacted.find(({ status }) => status === 'accepted')?.professional.id ?? null,
      contact_email: customer.email,
      fingerprint: createHash('sha256').update(story.key).digest(),
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('request_history')
    .values({
      request_id: requestId(story),
      event: 'submit',
      actor: 'customer',
      to_status: contacted.length > 0 ? 'sent' : 'pending',
      at,
    })
    .execute();
}

/** The event of server/matching/lifecycle.ts that leads to a status. */
const EVENTS: Record<LeadStatus, string> = {
  pending: 'contact',
  accepted: 'accept',
  denied: 'decline',
  expired: 'expire',
  withdrawn: 'withdraw',
};

async function insertLeads(tx: Tx, story: Story, contacted: Contacted[], at: Date) {
  const rows = contacted.map(({ professional, status, km }, rank) => ({
    id: idOf(`${story.key} lead ${rank}`),
    request_id: requestId(story),
    professional_id: professional.id,
    status,
    rank,
    distance_km: km,
    reasons: JSON.stringify(reasonsFor(professional, km)),
    sent_at: at,
    responded_at: status === 'pending' ? null : new Date(at.getTime() + (rank + 1) * 11 * MINUTE),
  }));
  await tx.insertInto('leads').values(rows).execute();
  const answers = rows.flatMap((row) =>
    row.responded_at === null
      ? []
      : [
          {
            request_id: row.request_id,
            lead_id: row.id,
            event: EVENTS[row.status],
            actor: row.status === 'withdrawn' ? ('system' as const) : ('professional' as const),
            from_status: 'pending',
            to_status: row.status,
            at: row.responded_at,
          },
        ],
  );
  if (answers.length > 0) await tx.insertInto('request_history').values(answers).execute();
}

function reasonsFor({ ratingMean, reviewCount }: DemoProfessional, km: number) {
  return [
    { code: 'near', km: Math.max(1, Math.round(km)) },
    reviewCount > 0
      ? { code: 'well_rated', rating: ratingMean, reviews: reviewCount }
      : { code: 'newcomer' },
  ];
}

async function insertMessages(tx: Tx, story: Story, contacted: Contacted[], at: Date) {
  const professional = contacted.find(({ status }) => status === 'accepted')?.professional;
  if (!professional) return;
  await tx
    .insertInto('messages')
    .values(
      story.messages.map(({ from, text, minutes }, index) => ({
        id: idOf(`${story.key} message ${index}`),
        request_id: requestId(story),
        professional_id: professional.id,
        sender_user_id: from === 'customer' ? idOf(customerOf(story).email) : professional.userId,
        sender_type: from === 'customer' ? ('user' as const) : ('professional' as const),
        content: text,
        message_type: 'text' as const,
        created_at: new Date(at.getTime() + (11 + minutes) * MINUTE),
      })),
    )
    .execute();
}

function requestId(story: Story): string {
  return idOf(`request ${story.key}`);
}

function customerOf(story: Story) {
  const found = DEMO_CUSTOMERS.find(({ key }) => key === story.customer);
  if (!found) throw new Error(`No demo customer is called ${story.customer}.`);
  return found;
}

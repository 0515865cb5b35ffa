import { randomUUID } from 'node:crypto';
import { makeCall, type HttpFetch } from '#contract/client.ts';
import { listLeads } from '#contract/leads.ts';
import type { Profession } from '#contract/professions.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import type { Session } from '#server/platform/route.ts';
import { createProfessional } from '#server/professionals/professionals.ts';
import { startPlan, type PlanId } from '#server/subscriptions/subscriptions.ts';
import type { Marketplace } from './marketplace.ts';

/** The middle of Montréal, in degrees. */
export const MONTREAL = { lat: 45.50884, lon: -73.58781 };

/** A point so many kilometres north of another. */
export function northOf(place: { lat: number; lon: number }, km: number) {
  return { lat: place.lat + km / 111.195, lon: place.lon };
}

/** A customer with a proven e-mail address and phone. */
export async function aCustomer(site: Marketplace, name: string, contact: Contact = {}) {
  const { email = addressOf(name), phone = null } = contact;
  const { db } = site.platform;
  const id = await createDemoUser(db, { role: 'customer', name, email, phone, language: 'fr' });
  return signedIn(site, {
    userId: id,
    role: 'customer',
    professionalId: null,
    name,
    email,
    phone,
  });
}

interface Contact {
  email?: string | null;
  phone?: string | null;
}

interface Trade {
  profession?: Profession;
  near?: { lat: number; lon: number };
  km?: number;
  radius?: number;
  rating?: number;
  reviews?: number;
  accepted?: number;
  denied?: number;
  availability?: 'available' | 'busy' | 'unavailable';
  active?: boolean;
  plan?: PlanId;
}

/** A professional on the platform: by default a plumber in the middle of Montréal who is available. */
export async function aProfessional(site: Marketplace, name: string, trade: Trade = {}) {
  const { db, clock } = site.platform;
  const email = addressOf(name);
  const userId = await createDemoUser(db, { role: 'professional', name, email, language: 'en' });
  const professionalId = await createProfessional(db, {
    user_id: userId,
    name,
    profession: trade.profession ?? 'plumber',
    location: 'Montréal, Québec',
    ...northOf(trade.near ?? MONTREAL, trade.km ?? 1),
    service_radius_km: trade.radius ?? 30,
    rating_mean: trade.rating ?? 0,
    review_count: trade.reviews ?? 0,
    accepted_count: trade.accepted ?? 0,
    denied_count: trade.denied ?? 0,
    availability: trade.availability ?? 'available',
    active: trade.active ?? true,
  });
  if (trade.plan) await startPlan(db, professionalId, trade.plan, clock.now());
  const session = {
    userId,
    role: 'professional',
    professionalId,
    name,
    email,
    phone: null,
  } as const;
  return { ...signedIn(site, session), professionalId };
}

/** Somebody without a session. */
export function nobody(site: Marketplace) {
  return callerOf(site, {});
}

/** What a customer asks for by default. */
export const LEAKING_TAP = {
  profession: 'plumber',
  description: 'The kitchen tap has been leaking since yesterday',
  location: 'Montréal, Québec, Canada',
  urgency: 'Soon (2-3 days)',
  language: 'en',
} as const;

export type Customer = Awaited<ReturnType<typeof aCustomer>>;
export type Professional = Awaited<ReturnType<typeof aProfessional>>;

function signedIn(site: Marketplace, session: Session) {
  const { userId: id, name, email, phone } = session;
  return { id, name, email, phone, ...callerOf(site, site.admit(session)) };
}

/** `call` is the typed client; `ask` sends anything and gives status and body as they come. */
function callerOf(site: Marketplace, headers: Record<string, string>) {
  const fetch: HttpFetch = async (url, { method, body, headers: own }) => {
    const init = { method, headers: { ...own, ...headers } };
    return site.app.request(url, body === undefined ? init : { ...init, body });
  };
  return {
    call: makeCall(fetch),
    async ask(method: string, path: string, body?: unknown) {
      const json = { 'content-type': 'application/json' };
      const answer = await site.app.request(path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : json) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, text, body: text === '' ? null : JSON.parse(text) };
    },
  };
}

function addressOf(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z]/g, '')}.${randomUUID().slice(0, 8)}@example.test`;
}

/** The letters written so far, oldest first. */
export function lettersOf(site: Marketplace) {
  return site.platform.db
    .selectFrom('outbox_messages')
    .select(['kind', 'recipient', 'language', 'text', 'html'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The newest lead of a professional. */
export async function leadOf(professional: Professional): Promise<string> {
  const [lead] = await professional.call(listLeads, {
    params: { id: professional.professionalId },
  });
  if (!lead) throw new Error(`${professional.name} has no lead`);
  return lead.id;
}

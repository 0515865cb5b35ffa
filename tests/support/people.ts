import { randomUUID } from 'node:crypto';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { listLeads } from '#contract/requests/leads.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { createDemoUser, openSession } from '#server/accounts/accounts.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createProfessional } from '#server/professionals/professionals.ts';
import { startPlan, type PlanId } from '#server/subscriptions/subscriptions.ts';
import type { Client, StartedApp } from './app.ts';

/** The site of test people: a started app. */
type Site = Pick<StartedApp, 'client'> & { platform: Platform };

/** The middle of Montréal, in degrees. */
export const MONTREAL = { lat: 45.50884, lon: -73.58781 };

/** A point this many kilometres north of another. */
export function northOf(place: { lat: number; lon: number }, km: number) {
  return { lat: place.lat + km / 111.195, lon: place.lon };
}

/** A customer with a proven e-mail address and phone. */
export async function aCustomer(site: Site, name: string, contact: Contact = {}) {
  const { email = addressOf(name), phone = null } = contact;
  const { db } = site.platform;
  const id = await createDemoUser(db, { role: 'customer', name, email, phone, language: 'fr' });
  return { id, name, email, phone, ...(await signedIn(site, id)) };
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
  /** Visible to them and the operator. */
  street?: string;
  phone?: string;
  language?: UnderstoodLanguage;
}

/** A registered professional: by default an available plumber in the middle of Montréal. */
export async function aProfessional(site: Site, name: string, trade: Trade = {}) {
  const { db, clock } = site.platform;
  const email = addressOf(name);
  const { phone = null, language = 'en' } = trade;
  const user = { role: 'professional', name, email, phone, language } as const;
  const userId = await createDemoUser(db, user);
  const professionalId = await createProfessional(db, {
    user_id: userId,
    name,
    profession: trade.profession ?? 'plumber',
    location: [trade.street, 'Montréal, Québec'].filter(Boolean).join(', '),
    area: 'Montréal, Québec',
    ...northOf(trade.near ?? MONTREAL, trade.km ?? 1),
    service_radius_km: trade.radius ?? 30,
    rating_mean: trade.rating ?? 0,
    review_count: trade.reviews ?? 0,
    accepted_count: trade.accepted ?? 0,
    denied_count: trade.denied ?? 0,
    availability: trade.availability ?? 'available',
    active: trade.active ?? true,
  });
  const { plan } = trade;
  if (plan) {
    await change(site.platform, (work) => startPlan(work, professionalId, plan, clock.now()));
  }
  const { street = '' } = trade;
  return { id: userId, professionalId, name, email, street, ...(await signedIn(site, userId)) };
}

/** Somebody without a session. */
export function nobody(site: Site) {
  return callerOf(site.client());
}

/** A customer's request by default. */
export const LEAKING_TAP = {
  profession: 'plumber',
  description: 'The kitchen tap has been leaking since yesterday',
  location: 'Montréal, Québec, Canada',
  urgency: 'Soon (2-3 days)',
  language: 'en',
} as const;

export type Customer = Awaited<ReturnType<typeof aCustomer>>;
export type Professional = Awaited<ReturnType<typeof aProfessional>>;

/** The calls of a signed-in person. */
export async function signedIn({ platform, client }: Site, userId: string) {
  const now = platform.clock.now();
  const { token } = await openSession(platform.db, { userId, oldToken: undefined, now });
  const browser = client();
  browser.jar.keep(new Headers({ 'set-cookie': `${SESSION_COOKIE}=${token}` }));
  return callerOf(browser);
}

/** `call` is the typed client; `ask` sends raw input and returns status and body. */
export function callerOf({ call, fetch }: Client) {
  return {
    call,
    fetch,
    async ask(method: string, path: string, payload?: unknown) {
      const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method, headers, ...body });
      const text = await answer.text();
      return { status: answer.status, text, body: text === '' ? null : JSON.parse(text) };
    },
  };
}

function addressOf(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z]/g, '')}.${randomUUID().slice(0, 8)}@example.test`;
}

/** All letters so far, oldest first. */
export function lettersOf(site: Site) {
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

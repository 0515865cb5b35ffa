import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { User } from '#contract/accounts/accounts.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { expect } from './fixtures.ts';
import { codeFor } from './outbox.ts';

// People made for one test, in their own place, so that requests there reach nobody else.

/** The password of everybody made here. */
export const PASSWORD = 'seven-lilac-otters';

export interface Work {
  profession: Profession;
  location: string;
}

/**
 * Signs up a new professional on a page, with a proven address, available in a place; returns their
 * id.
 */
export async function newProfessional(page: Page, name: string, work: Work): Promise<string> {
  const { request } = page;
  const user = await unprovenProfessional(page, name, work);
  await proveEmail(request, user.email ?? '');
  const id = user.professionalId ?? '';
  const changes = { data: { location: work.location, serviceRadiusKm: 30 } };
  const changed = await request.patch(`/api/professionals/${id}`, changes);
  expect(changed.status(), await changed.text()).toBe(200);
  return id;
}

/** Signs up a new professional with an unproven address. */
export function unprovenProfessional(page: Page, name: string, work: Work): Promise<User> {
  return signUp(page.request, name, 'professional', work.profession);
}

/** Signs up a new customer with an unproven address. */
export async function newCustomer(request: APIRequestContext, name: string): Promise<User> {
  return signUp(request, name, 'user');
}

/** Signs up a new customer with a proven address, as letters require. */
export async function provenCustomer(request: APIRequestContext, name: string): Promise<User> {
  const user = await newCustomer(request, name);
  await proveEmail(request, user.email ?? '');
  return user;
}

/** Sends a request as the signed-in customer. */
export async function sendRequest(
  request: APIRequestContext,
  work: Work,
  description: string,
  urgency: Urgency = 'Soon (2-3 days)',
): Promise<OwnRequest> {
  const data = { ...work, description, urgency, language: 'en' };
  const answer = await request.post('/api/requests', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as OwnRequest;
}

/** Signs in a new professional whose session ended. */
export async function signInAgain(request: APIRequestContext, email: string): Promise<void> {
  const data = { email, password: PASSWORD, userType: 'professional' };
  const answer = await request.post('/api/auth/sign-in', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function signUp(
  request: APIRequestContext,
  name: string,
  userType: 'user' | 'professional',
  profession?: Profession,
): Promise<User> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 13)}@example.test`;
  const data = { email, password: PASSWORD, name, userType, profession };
  const answer = await request.post('/api/auth/sign-up', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { user } = (await answer.json()) as { user: User };
  return user;
}

/** Without a proven address nobody is contacted. */
async function proveEmail(request: APIRequestContext, email: string): Promise<void> {
  const asked = await request.post('/api/auth/email/send-code', { data: { email } });
  expect(asked.status(), await asked.text()).toBe(200);
  const data = { email, code: await codeFor(request, email) };
  const proven = await request.post('/api/auth/email/verify-code', { data });
  expect(proven.status(), await proven.text()).toBe(200);
}

/**
 * When the professional first saw a request, in milliseconds, as its signed-in customer reads it;
 * NaN before.
 */
export async function seenAt(
  request: APIRequestContext,
  requestId: string,
  professionalId: string,
): Promise<number> {
  const answer = await request.get(`/api/requests/${requestId}`);
  const { leads } = (await answer.json()) as OwnRequest;
  const lead = leads.find(({ professional }) => professional.id === professionalId);
  return Date.parse(lead?.seenAt ?? '');
}

import type { APIRequestContext, Page } from '@playwright/test';
import type { OwnProfile, PublicProfile } from '#contract/professionals/professionals.ts';
import { expect } from './fixtures.ts';
import { newProfessional, sendRequest, type Work } from './newcomers.ts';

// A professional with a public page and reviews.

/** A new professional with papers and a public page. */
export async function listedProfessional(
  page: Page,
  name: string,
  work: Work,
): Promise<{ id: string; address: string }> {
  const id = await newProfessional(page, name, work);
  const licence = { number: '5601-1', authority: 'RBQ' };
  const data = { licence, insurance: { company: 'Intact' }, listed: true };
  const answer = await page.request.patch(`/api/professionals/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return { id, address: ((await answer.json()) as OwnProfile).publicPath ?? '' };
}

/** A job from the request to a two-star review. */
export async function reviewedJob(
  customer: APIRequestContext,
  professional: APIRequestContext,
  work: Work,
  comment: string,
): Promise<{ requestId: string; reviewId: string }> {
  const { id: requestId, leads } = await sendRequest(customer, work, 'The door does not lock');
  const [lead] = leads;
  await send(professional, `/api/service-request-professionals/${lead?.id}/respond`, {
    status: 'accepted',
  });
  const professionalId = lead?.professional.id;
  await send(customer, `/api/requests/${requestId}/hire`, { professionalId });
  await send(customer, `/api/requests/${requestId}/completion`, {});
  const review = { serviceRequestId: requestId, rating: 2, comment };
  return { requestId, reviewId: (await send(customer, '/api/user/feedback', review)).id };
}

/** Reports something; returns the id of the report. */
export async function report(
  by: APIRequestContext,
  target: object,
  comment: string,
): Promise<string> {
  return (await send(by, '/api/reports', { target, reason: 'abuse', comment })).id;
}

async function send(by: APIRequestContext, path: string, data: object): Promise<{ id: string }> {
  const answer = await by.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as { id: string };
}

/** As the public page shows it. */
export async function ratingOf(request: APIRequestContext, id: string) {
  const answer = await request.get(`/api/professionals/${id}`);
  const { rating, reviewCount } = (await answer.json()) as PublicProfile;
  return { rating, reviewCount };
}

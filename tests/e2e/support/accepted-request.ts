import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect } from './fixtures.ts';
import { newCustomer, newProfessional, sendRequest, type Work } from './newcomers.ts';

/** A new customer's request, accepted by a new professional, the only one there. */
export async function acceptedRequest(
  page: Page,
  professional: Page,
  name: string,
  work: Work,
): Promise<{ id: string; leadId: string }> {
  await newProfessional(professional, name, work);
  await newCustomer(page.request, `Customer of ${name}`);
  const { id, leads } = await sendRequest(page.request, work, 'The door does not lock any more');
  const leadId = leads[0]?.id ?? '';
  const accepted = await professional.request.post(
    `/api/service-request-professionals/${leadId}/respond`,
    {
      data: { status: 'accepted', response: 'I can come at noon.' },
    },
  );
  expect(accepted.status(), await accepted.text()).toBe(200);
  return { id, leadId };
}

/** The live view of a request. */
export async function openRequest(
  page: Page,
  id: string,
  language: UnderstoodLanguage,
): Promise<void> {
  await page.goto(`/?lang=${language}#/request?id=${id}`);
  await expect(page.locator(`#request-${id}`)).toBeVisible();
}

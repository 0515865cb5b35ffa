import type { UnderstoodLanguage } from '#contract/language.ts';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { receiverOfLead } from '#tests/e2e/support/outbox.ts';
import type { People } from '#tests/e2e/support/people.ts';
import { toTop, type Show } from './pictures.ts';

const NEEDS: Record<
  UnderstoodLanguage,
  { name: string; need: string; typed: string; message: string }
> = {
  en: {
    name: 'maya',
    need: 'The lights in my kitchen keep flickering, I need an electrician',
    typed: '210 Queen Street West, Toro',
    message: 'Hello! It is an old house, the fuse box is in the basement.',
  },
  fr: {
    name: 'josephine',
    need: 'ma champlure coule depuis hier',
    typed: '5420 rue Fabre, Montr',
    message: 'Bonjour! C’est au deuxième, il y a une entrée d’eau sous l’évier.',
  },
  es: {
    name: 'lucia',
    need: 'gotea la llave del baño desde ayer',
    typed: 'Coyoac',
    message: '¡Hola! Es un edificio viejo, la llave de paso está en el patio.',
  },
};

/** The main job from the first words to a message, showing every screen on the way. */
export async function walkToMessage(people: People, show: Show): Promise<OwnRequest> {
  await makeRequest(people, show);
  return acceptAndTalk(people, show);
}

/** The job itself, from the hire to the review. */
export async function walkToReview(
  { customer, professional }: People,
  request: OwnRequest,
  show: Show,
): Promise<void> {
  const { professional: hired } = request.leads[0] as ContactedLead;
  await customer.leaveConversation();
  await customer.hire(hired.name);
  await toTop(customer.page);
  await show('request-hired', customer.page);
  await professional.showLeads('all');
  await show('leads-hired', professional.page);
  await professional.reportDone(request.description);
  await expect(customer.page.getByRole('main')).toContainText(hired.name);
  await customer.confirmDone();
  await toTop(customer.page);
  await show('request-done', customer.page);
}

async function makeRequest({ customer, language, words }: People, show: Show): Promise<void> {
  const { page } = customer;
  const { name, need, typed } = NEEDS[language];
  await customer.tellTheAssistant(need);
  await customer.expectQuestion('location');
  await page.keyboard.type(typed);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await show('chat-address', page);
  await page.keyboard.press('Enter');
  await customer.expectQuestion('urgency');
  await show('chat-urgency', page);
  await customer.chooseUrgency('Soon (2-3 days)');
  await customer.expectQuestion('confirmation');
  await show('chat-confirmation', page);
  await customer.agree();
  await customer.dialog.waitFor();
  await show('connect', page);
  await customer.proveEmail(`${name}.${Date.now()}@example.test`);
  await page.getByRole('heading', { name: words('requests.results.title') }).waitFor();
  await show('results', page);
}

async function acceptAndTalk(people: People, show: Show): Promise<OwnRequest> {
  const { customer, professional, words, language } = people;
  const { page } = customer;
  const answer = await page.request.get('/api/user/requests');
  const [request] = (await answer.json()) as OwnRequest[];
  const lead = request?.leads[0];
  if (!request || !lead) throw new Error('nobody was contacted');
  await page.getByRole('link', { name: words('requests.results.follow') }).click();
  await expect(customer.headline).toBeVisible();
  await show('request-waiting', page);
  await professional.page.setViewportSize(page.viewportSize() as { width: number; height: number });
  await professional.signIn(await receiverOfLead(page.request, lead.id), 'professional');
  await professional.page.getByText(request.description).first().waitFor();
  await show('leads', professional.page);
  await professional.acceptLead(request.description);
  await page.getByText(words('customer-home.status.accepted')).first().waitFor();
  await toTop(page);
  await show('request-accepted', page);
  await customer.openConversationWith(lead.professional.name);
  await customer.write(NEEDS[language].message);
  await customer.expectAllSent();
  await show('conversation', page);
  return request;
}

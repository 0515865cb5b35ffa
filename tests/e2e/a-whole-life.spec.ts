import type { UnderstoodLanguage } from '#contract/language.ts';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { aPhoto } from '#tests/support/pictures.ts';
import { expect, MOTION } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { expectLive } from './support/live.ts';
import { receiverOfLead } from './support/outbox.ts';
import { test, waitUntilAfter } from './support/own-program.ts';
import type { Person } from './support/people.ts';
import type { Words } from './support/words.ts';

// The longest journeys: files run in the order of their names, and nobody waits for the last one.

/** In Montréal, where the demo world has more than three of a trade. */
const PLACE = 'Rosemont';

interface Story {
  need: string;
  yes: string;
  photo: string;
  comment: string;
  answer: string;
}

const STORIES: Record<UnderstoodLanguage, Story> = {
  en: {
    need: 'The lights in my kitchen keep flickering, I need an electrician',
    yes: 'I can come by tomorrow morning.',
    photo: 'This is the panel.',
    comment: 'On time, friendly, and the lights are steady again.',
    answer: 'Thank you, it was a pleasure!',
  },
  fr: {
    need: 'ma champlure coule depuis hier',
    yes: 'Je peux passer demain matin.',
    photo: 'Voici la champlure.',
    comment: 'À l’heure, propre, et ça ne coule plus.',
    answer: 'Merci à vous, ce fut un plaisir!',
  },
  es: {
    need: 'Necesito un plomero, gotea la llave del baño desde ayer',
    yes: 'Puedo pasar mañana temprano.',
    photo: 'Esta es la llave.',
    comment: 'Puntual, amable, y ya no gotea.',
    answer: '¡Gracias a usted!',
  },
};

for (const [language, story] of Object.entries(STORIES) as [UnderstoodLanguage, Story][]) {
  if (!inTurn(language, 'fr')()) continue;
  test.describe(`in ${language}`, () => {
    test.use({ language, ...(language === 'fr' && MOTION) });
    test.setTimeout(300_000);

    test('from three who are asked to a job that is done, reviewed and answered', async ({
      customer,
      another,
      words,
    }) => {
      const request = await ask(customer, words, story);
      const [declining, hired, other] = await enter(request, another, customer);
      const took = await declines(customer, declining, request, words);
      test.info().annotations.push({ type: 'live', description: `replaced after ${took} ms` });

      await accepts(customer, hired, request, story.yes);
      await accepts(customer, other, request);
      await expires(customer, declining.lead, words);

      await choose(customer, hired, other, request, words);
      await talk(customer, hired, request, words, story);
      const before = await figuresOf(hired);
      await finish(customer, hired, request, words);
      await customer.review(4, story.comment);
      await answer(hired, customer, story);
      await expectFigures(hired, before, words);
    });
  });
}

interface Asked {
  person: Person;
  lead: ContactedLead;
}

/** From the landing page to the live view of the request, which is returned. */
async function ask(customer: Person, words: Words, { need }: Story): Promise<OwnRequest> {
  await customer.tellTheAssistant(need);
  await customer.pickAddressByKeyboard(PLACE);
  await customer.chooseUrgency('Soon (2-3 days)');
  await customer.agree();
  await customer.proveEmail(`life-${customer.language}-${Date.now()}@example.test`);
  await customer.page.getByRole('link', { name: words('requests.results.follow') }).click();
  await expect(customer.headline).toHaveText(words('request.headline.sent'));
  await expect.poll(() => customer.live.heard).toContain('open');
  return current(customer);
}

async function current({ page }: Person): Promise<OwnRequest> {
  const [request] = (await (await page.request.get('/api/user/requests')).json()) as OwnRequest[];
  return request as OwnRequest;
}

/** The three professionals asked, each in their own browser. */
async function enter(
  { leads }: OwnRequest,
  another: () => Promise<Person>,
  { page }: Person,
): Promise<[Asked, Asked, Asked]> {
  expect(leads).toHaveLength(3);
  const asked: Asked[] = [];
  for (const lead of leads) {
    const person = await another();
    await person.signIn(await receiverOfLead(page.request, lead.id), 'professional');
    asked.push({ person, lead });
  }
  return asked as [Asked, Asked, Asked];
}

/** Returns how long until the customer's page shows the replacement. */
async function declines(
  customer: Person,
  { person, lead }: Asked,
  request: OwnRequest,
  words: Words,
) {
  const { name } = lead.professional;
  const took = await expectLive(customer.live, {
    event: 'lead.changed',
    path: `/api/requests/${request.id}`,
    act: () => person.declineLead(request.description, 'too_busy'),
    shown: async () => {
      const place = customer.page.getByRole('article').filter({ hasText: name });
      await expect(place).toContainText(words('request.places.ended.denied', { name }));
      await expect(place).toContainText(words('request.lead.pending'));
    },
  });
  return took;
}

async function accepts(
  customer: Person,
  { person, lead }: Asked,
  request: OwnRequest,
  text?: string,
) {
  await person.acceptLead(request.description, text);
  await expect(customer.page.getByRole('main')).toContainText(lead.professional.name);
  if (text) await expect(customer.page.getByText(text)).toBeVisible();
}

/** The replacement never answers, expires, and is replaced in turn. */
async function expires(customer: Person, declined: ContactedLead, words: Words) {
  const silent = (await current(customer)).leads.find(({ replaces }) => replaces === declined.id);
  await waitUntilAfter(customer.page.request, silent?.expiresAt ?? '');
  const { name } = silent?.professional ?? { name: '' };
  await expect(customer.page.getByRole('article')).toContainText(
    words('request.places.ended.expired', { name }),
  );
  const next = (await current(customer)).leads.find(({ replaces }) => replaces === silent?.id);
  expect(next?.status).toBe('pending');
}

/** Compares the two who accepted and hires one; the other is notified. */
async function choose(
  customer: Person,
  hired: Asked,
  other: Asked,
  request: OwnRequest,
  words: Words,
) {
  for (const { lead } of [hired, other]) {
    await expect(customer.candidate(lead.professional.name)).toBeVisible();
  }
  await customer.hire(hired.lead.professional.name);
  await hired.person.expectLead(request.description, words('leads.outcome.hired'));
  await other.person.showLeads('all');
  await other.person.expectLead(request.description, words('leads.outcome.hired_other'));
}

/** The customer sends a photo; the professional sees it. */
async function talk(
  customer: Person,
  { person, lead }: Asked,
  request: OwnRequest,
  words: Words,
  story: Story,
) {
  await customer.openConversation(lead.professional.name);
  const photo = { name: 'panel.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
  await customer.sendPhoto(photo, story.photo);
  await customer.expectAllSent();
  await customer.leaveConversation();
  const contact = await person.openLead(request.description);
  await contact.getByRole('button', { name: words('leads.contact') }).click();
  await person.page.getByRole('button', { name: words('leads.contactDialog.message') }).click();
  await expect(person.panel.getByText(story.photo)).toBeVisible();
  const seen = person.panel.getByRole('img', {
    name: words('conversation.photo', { number: '1', count: '1' }),
  });
  await expect(seen).toBeVisible();
  await expect
    .poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await person.leaveConversation();
}

async function finish(
  customer: Person,
  { person, lead }: Asked,
  request: OwnRequest,
  words: Words,
) {
  const { name } = lead.professional;
  await person.reportDone(request.description);
  await expect(customer.headline).toHaveText(words('request.headline.reported', { name }));
  await customer.confirmDone();
}

/** The professional's reviews and figures, as the server counts them. */
async function figuresOf({ person, lead }: Asked) {
  const path = `/api/professionals/${lead.professional.id}`;
  const profile = await person.page.request.get(path);
  const analytics = await person.page.request.get(`${path}/analytics?days=30`);
  const { reviewCount } = (await profile.json()) as { reviewCount: number };
  return { reviewCount, ...((await analytics.json()) as { hired: number; completed: number }) };
}

/** The professional answers the review; the customer finds the answer among their reviews. */
async function answer({ person }: Asked, customer: Person, story: Story) {
  await person.openTab('profile');
  await person.openPart('reviews');
  await expect(person.page.getByText(story.comment)).toBeVisible();
  await person.answerReview(story.answer);
  await customer.openMyReviews();
  await expect(customer.page.getByText(story.comment)).toBeVisible();
  await expect(customer.page.getByText(story.answer)).toBeVisible();
}

/** One job and one review more than before, on the screen too. */
async function expectFigures(
  hired: Asked,
  before: Awaited<ReturnType<typeof figuresOf>>,
  words: Words,
) {
  const { page, openTab, figure } = hired.person;
  const reviewCount = before.reviewCount + 1;
  await expect(
    page
      .locator('#reviews')
      .getByText(words('reviews.list.count', { count: reviewCount }))
      .first(),
  ).toBeVisible();
  const after = await figuresOf(hired);
  // The job was hired before the figures were read, and completed after.
  expect(after).toMatchObject({ reviewCount, completed: before.completed + 1 });
  await openTab('analytics');
  const done = words('analytics.figures.hiredNote', { count: after.completed });
  await expect(figure('hired')).toHaveText(`${after.hired}${done}`);
  await expect(figure('rating')).not.toHaveText('–');
}

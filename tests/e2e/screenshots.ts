import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { expect } from './support/fixtures.ts';
import { receiverOfLead } from './support/outbox.ts';
import { test, type People } from './support/people.ts';

// Screenshots of the main screens, on demand: `npm run screenshots -- <folder>`.

const folder = process.env['SCREENSHOTS_DIR'] ?? 'test-results/screenshots';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const NEEDS: Record<Language, { name: string; need: string; typed: string; message: string }> = {
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

/** The screenshots of the README, by the name of the screen. */
const README: Record<string, string> = { 'chat-urgency': 'assistant', requests: 'requests' };

test.setTimeout(180_000);

for (const language of LANGUAGES) {
  for (const viewport of SIZES) {
    const at = (name: string) => path.join(folder, `${name}-${language}-${viewport.width}.png`);
    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ language, viewport });

      test('the main job', async ({ customer, professional, words, language }) => {
        const people = { customer, professional, words, language };
        await walk(people, (name, page) => shoot(page, at(name)));
      });

      for (const screen of ['home', 'sign-in', 'subscription-plans', 'about', 'nowhere']) {
        test(`the screen ${screen}`, async ({ page }) => {
          await page.goto(`/?lang=${language}#/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page
            .getByRole('main')
            .evaluate((main) => main.lastElementChild?.scrollIntoView({ behavior: 'instant' }));
          await page.waitForLoadState('networkidle');
          await toTop(page);
          await shoot(page, at(screen), { fullPage: true });
        });
      }
    });
  }
}

test.describe('of the README', () => {
  test.use({ viewport: { width: 1120, height: 720 } });

  test('two pictures', async ({ customer, professional, words, language }) => {
    await walk({ customer, professional, words, language }, async (name, page) => {
      const picture = README[name];
      if (picture) await shoot(page, `docs/screenshots/${picture}.png`);
    });
  });
});

type Show = (screen: string, page: Page) => Promise<void>;

async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function shoot(
  page: Page,
  file: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  await page.screenshot({ path: file, animations: 'disabled', caret: 'initial', ...options });
}

/** The main job from the first words to a message, showing every screen on the way. */
async function walk(people: People, show: Show): Promise<void> {
  await makeRequest(people, show);
  await acceptAndTalk(people, show);
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

async function acceptAndTalk(people: People, show: Show): Promise<void> {
  const { customer, professional, words, language } = people;
  const { page } = customer;
  const answer = await page.request.get('/api/user/requests');
  const [request] = (await answer.json()) as OwnRequest[];
  const lead = request?.leads[0];
  if (!request || !lead) throw new Error('nobody was contacted');
  await page.getByRole('link', { name: words('requests.results.follow') }).click();
  await professional.page.setViewportSize(page.viewportSize() as { width: number; height: number });
  await professional.signIn(await receiverOfLead(page.request, lead.id), 'professional');
  await professional.page.getByText(request.description).first().waitFor();
  await show('leads', professional.page);
  await professional.acceptLead(request.description);
  await page.getByText(words('customer-home.status.accepted')).first().waitFor();
  await toTop(page);
  await show('requests', page);
  await customer.openConversationWith(lead.professional.name);
  await customer.write(NEEDS[language].message);
  await customer.expectAllSent();
  await show('conversation', page);
}

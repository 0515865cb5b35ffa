import type { APIRequestContext, Page } from '@playwright/test';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import type { Message } from '#contract/requests/messages.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { openRequest } from './support/accepted-request.ts';
import { freePort } from '#tests/support/nearhand-program.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { newProfessional, provenCustomer, sendRequest } from './support/newcomers.ts';
import { letterOf } from './support/outbox.ts';
import { test as base } from './support/people.ts';
import { programWith, type OwnProgram } from './support/programs.ts';
import { phoneOn, textedBy } from './support/texted.ts';
import { sendTo } from '#tests/support/send-mail.ts';

// One talks by text, the other in the app and by e-mail. In a program of its own, whose clock is
// advanced, and whose port takes in mails.

const mailPort = Number(await freePort());
const settings = { REPLY_DOMAIN: 'reply.localhost', REPLY_SMTP_PORT: String(mailPort) };
const test = base.extend<{ program: OwnProgram }>({
  program: [programWith(settings), { timeout: 120_000 }],
  baseURL: async ({ program }, use) => use(program.url),
});

const NAME = 'Rosa Amyot';
const WORK = { profession: 'roofer', location: 'Chibougamau, Québec, Canada' } as const;
const SAID = {
  en: { phone: '+15145550161', yes: 'Yess!', asked: /reply 1 to accept/, done: /^You accepted/ },
  fr: { phone: '+15145550162', yes: 'ouii', asked: /répondez 1 pour/, done: /^Vous avez accepté/ },
  es: { phone: '+15145550163', yes: 'sí!', asked: /responde 1 para aceptar/, done: /^Aceptaste/ },
};

for (const language of UNDERSTOOD_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.setTimeout(240_000);

    test('a lead is accepted by text, seen live, and talked about from both sides', async ({
      page,
      customer,
      another,
      words,
    }) => {
      const { page: professional } = await another({ viewport: { width: 390, height: 844 } });
      const { phone, yes, asked, done } = SAID[language];
      await newProfessional(professional, NAME, WORK);
      await professional.request.patch('/api/account', { data: { language } });
      await textedBy(professional.request, phone);
      const { email } = await provenCustomer(page.request, 'Ada Blain');
      const { id } = await sendRequest(page.request, WORK, 'Three slates came down');
      await openRequest(page, id, language);

      const hand = await phoneOn(professional, phone, language);
      await hand.gets(asked);
      await hand.sends(yes);
      await hand.gets(done);
      await expectAccessible(professional);

      await customer.openConversation(NAME);
      const dialog = page.getByRole('dialog');
      await hand.sends('18 h?');
      const message = dialog.getByRole('listitem').filter({ hasText: '18 h?' });
      await expect(message).toContainText(words('conversation.via.text'));

      await dialog.getByLabel(words('conversation.input')).fill('19 h');
      await page.keyboard.press('Enter');
      await arrived(page, id, '19 h');
      await tenMinutesLater(page);
      await hand.gets(/19 h/);
      await hand.sends('OK');
      await expect(dialog.getByRole('listitem').filter({ hasText: 'OK' })).toBeVisible();

      await page.goto(`/?lang=${language}`);
      await hand.sends('20 h?');
      await arrived(page, id, '20 h?');
      await tenMinutesLater(page);
      await mailReply(page, email ?? '', '20 h!');
      await arrived(page, id, '20 h!');
      await openRequest(page, id, language);
      await customer.openConversation(NAME);
      const mailed = dialog.getByRole('listitem').filter({ hasText: '20 h!' });
      await expect(mailed).toContainText(words('conversation.via.email'));
      await tenMinutesLater(page);
      await hand.gets(/20 h!/);
    });
  });
}

/** Waits until the server has a message: from then on it is told after ten minutes. */
async function arrived({ request }: Page, serviceRequestId: string, text: string): Promise<void> {
  const professionalId = await askedIn(request, serviceRequestId);
  const params = { serviceRequestId, professionalId };
  const texts = async () => {
    const answer = await request.get('/api/messages', { params });
    return ((await answer.json()) as Message[]).map(({ content }) => content);
  };
  await expect.poll(texts).toContain(text);
}

async function askedIn(request: APIRequestContext, id: string): Promise<string> {
  const { leads } = (await (await request.get(`/api/requests/${id}`)).json()) as OwnRequest;
  return leads[0]?.professional.id ?? '';
}

/** Answers the mail about a message, as its owner's mail server does: again, where it is told to come back later. */
async function mailReply({ request }: Page, from: string, text: string): Promise<void> {
  const { replyTo } = await letterOf(request, (letter) => letter.text.includes('20 h?'), from);
  const mail = { from, to: replyTo ?? '', text: `${text}\n\n> 20 h?` };
  await expect(() => sendTo(mailPort, mail)).toPass({ timeout: 60_000 });
}

/** A message that nobody read is told after ten minutes, in one text with others of a quarter of an hour. */
async function tenMinutesLater(page: Page): Promise<void> {
  for (const seconds of [660, 900]) {
    const moved = await page.request.post('/dev/clock', { data: { seconds }, timeout: 100_000 });
    expect(moved.status(), await moved.text()).toBe(200);
  }
}

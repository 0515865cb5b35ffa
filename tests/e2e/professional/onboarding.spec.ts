import type { APIRequestContext, Page } from '@playwright/test';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { openRequest } from '#tests/e2e/support/accepted-request.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import {
  importPeople,
  someone,
  SOURCE,
  TOWNS,
  type Imported,
} from '#tests/e2e/support/importing.ts';
import { expectLive } from '#tests/e2e/support/live.ts';
import { newCustomer, sendRequest } from '#tests/e2e/support/newcomers.ts';
import { letterOf } from '#tests/e2e/support/outbox.ts';
import { test, waitUntilAfter } from '#tests/e2e/support/own-program.ts';
import type { Words } from '#tests/e2e/support/words.ts';

// Onboarding: imported by the operator, asked by a personal link, and the answers to it.

test.setTimeout(240_000);
// An invalid link is a 404, which the browser logs itself.
test.use({ expectedProblems: [/status of 404/] });

const NEED = 'The door of the workshop does not close any more';
const LONG =
  'Doors, locks and everything that should close: quickly, neatly, and with a guarantee.';
const DAY = 24 * 60 * 60 * 1000;

type Way = 'professional-onboard' | 'invitation' | 'do-not-contact';

/** The link in somebody's letter for this action. */
async function linkOf(request: APIRequestContext, { email }: Imported, way: Way): Promise<string> {
  const link = new RegExp(`https?://\\S*/${way}\\?[^\\s>)"]+`);
  const { text } = await letterOf(request, ({ text }) => link.test(text), email);
  expect(text).toContain(SOURCE);
  return link.exec(text)?.[0] ?? '';
}

async function expectInvalid(page: Page, link: string, words: Words): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('onboarding.invalid'));
  await expect(page.getByText(words('onboarding.invalidHint'))).toBeVisible();
}

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language, 'es');
  test.describe(`in ${language}`, () => {
    test.use({ language });

    if (isTurn())
      test('an invited professional accepts the job by a link, and the customer sees it at once', async ({
        program,
        customer,
        professional,
        words,
      }) => {
        const work = { profession: 'locksmith', location: TOWNS[language] } as const;
        const [nora] = someone('Nora Ferrand') as [Imported];
        await importPeople(program, [nora], work, language);
        await newCustomer(customer.page.request, `Olga ${language}`);
        const { id, leads } = await sendRequest(customer.page.request, work, NEED);
        expect(leads.map((lead) => lead.professional.name)).toEqual([nora.name]);
        await openRequest(customer.page, id, language);
        const main = customer.page.getByRole('main');
        const notHere = words('request.places.notHere', { brand: 'Nearhand' });
        await expect(main.getByText(notHere)).toBeVisible();
        await expectAccessible(customer.page);
        await expect.poll(() => customer.live.heard).toContain('open');

        const { page } = professional;
        const link = await linkOf(page.request, nora, 'professional-onboard');
        await page.goto(link);
        const title = words('onboarding.welcome.title', { name: nora.name });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('complementary').getByText(NEED)).toBeVisible();
        await expectAccessible(page);
        const submit = page.getByRole('button', { name: words('onboarding.submit.accept') });
        const description = page.getByLabel(words('onboarding.work.description'));
        await description.fill('Locks.');
        await submit.click();
        await expect(description).toBeFocused();
        await expect(page.getByText(words('onboarding.problems.description.least'))).toBeVisible();
        await expectAccessible(page);
        await page.reload();
        await expect(description).toHaveValue('Locks.');
        const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
        expect(kept).not.toContain(new URL(link).searchParams.get('token'));
        await description.fill(LONG);
        await expectLive(customer.live, {
          event: 'lead.changed',
          path: `/api/requests/${id}`,
          act: () => submit.click(),
          shown: () =>
            expect(customer.headline).toHaveText(
              words('request.headline.accepted', { count: 1, name: nora.name }),
            ),
        });
        await expect(main.getByText(notHere)).toBeHidden();

        await expect(professional.toast(words('onboarding.done.title'))).toBeVisible();
        await expect(page).toHaveURL(/#\/professional-dashboard$/);
        await professional.expectLead(NEED, words('leads.status.accepted'));
        await professional.contactClient(NEED);
        await expectInvalid(page, link, words);
        await expectAccessible(page);
      });

    if (isTurn())
      test('one is not interested, another wants to hear nothing more', async ({
        program,
        customer,
        professional,
        words,
      }) => {
        const work = { profession: 'roofer', location: TOWNS[language] } as const;
        const people = someone('Ada Roy', 'Ben Roy', 'Cleo Roy', 'Dan Roy');
        await importPeople(program, people, work, language);
        await newCustomer(customer.page.request, `Pavel ${language}`);
        const sent = await sendRequest(customer.page.request, work, NEED);
        const asked = people.filter(({ name }) => holders(sent).includes(name));
        const [declining, leaving] = asked as [Imported, Imported];
        const next = people.find(({ name }) => !holders(sent).includes(name)) as Imported;
        await openRequest(customer.page, sent.id, language);
        await expect.poll(() => customer.live.heard).toContain('open');
        const main = customer.page.getByRole('main');

        const { page } = professional;
        const heading = page.getByRole('heading', { level: 1 });
        await page.goto(await linkOf(page.request, declining, 'invitation'));
        await expect(heading).toHaveText(words('onboarding.decline.ask.title'));
        await expectAccessible(page);
        expect(await leadsOf(customer.page, sent.id)).toContain(`${declining.name} pending`);
        await page.getByRole('button', { name: words('onboarding.decline.submit') }).click();
        await expect(heading).toHaveText(words('onboarding.decline.done.title'));
        await expectAccessible(page);
        await expect(main.getByText(next.name, { exact: true })).toBeVisible();
        await page.getByRole('link', { name: words('onboarding.decline.join') }).click();
        await expect(page.getByText(words('onboarding.job.hint.declined'))).toBeVisible();
        await expect(
          page.getByRole('button', { name: words('onboarding.submit.join') }),
        ).toBeVisible();
        await expectAccessible(page);

        const never = await linkOf(page.request, leaving, 'do-not-contact');
        await page.goto(never);
        await expect(heading).toHaveText(words('onboarding.stop.ask.title'));
        await expectAccessible(page);
        expect(await leadsOf(customer.page, sent.id)).toContain(`${leaving.name} pending`);
        await page.getByRole('button', { name: words('onboarding.stop.submit') }).click();
        await expect(heading).toHaveText(words('onboarding.stop.done.title'));
        await expectAccessible(page);
        await page.reload();
        await expect(heading).toHaveText(words('onboarding.stop.done.title'));
        await expectInvalid(
          page,
          await linkOf(page.request, leaving, 'professional-onboard'),
          words,
        );
        await expect
          .poll(() => leadsOf(customer.page, sent.id))
          .not.toContain(`${leaving.name} pending`);
        await page.goto('about:blank');
        await page.goto(`${never}x`);
        await expect(page.getByText(words('onboarding.stop.wrong'))).toBeVisible();
        await expectAccessible(page);
      });

    if (isTurn())
      test('a job that is taken is explained, and a different signed-in person is warned', async ({
        program,
        customer,
        professional,
        words,
      }) => {
        const work = { profession: 'tutor', location: TOWNS[language] } as const;
        const [late] = someone('Ivo Late') as [Imported];
        await importPeople(program, [late], work, language);
        await newCustomer(customer.page.request, `Quinn ${language}`);
        const { id } = await sendRequest(customer.page.request, work, NEED);
        const { page } = professional;
        const other = `Rosa ${language}`;
        await newCustomer(page.request, other);
        await page.goto(await linkOf(page.request, late, 'professional-onboard'));
        await expect(
          page.getByText(words('onboarding.otherAccount', { name: other })),
        ).toBeVisible();
        await expectAccessible(page);
        await page.getByLabel(words('onboarding.work.description')).fill(LONG);
        const submit = page.getByRole('button', { name: words('onboarding.submit.accept') });
        await expect(submit).toBeVisible();
        await customer.page.request.post(`/api/requests/${id}/cancellation`, { data: {} });
        await submit.click();
        await expect(professional.toast(words('onboarding.done.title'))).toBeVisible();
        await expect(professional.toast(words('onboarding.done.hintClosed'))).toBeVisible();
        await expect(page).toHaveURL(/#\/professional-dashboard$/);
        await expect(page.getByRole('main')).toContainText(late.name);
      });

    if (isTurn())
      test('a link ends after fourteen days, and without one there is nothing', async ({
        program,
        customer,
        professional,
        words,
      }) => {
        const work = { profession: 'photographer', location: TOWNS[language] } as const;
        const [slow] = someone('Sam Slow') as [Imported];
        await importPeople(program, [slow], work, language);
        await newCustomer(customer.page.request, `Tess ${language}`);
        const { createdAt } = await sendRequest(customer.page.request, work, NEED);
        const { page } = professional;
        const link = await linkOf(page.request, slow, 'professional-onboard');
        const ended = new Date(Date.parse(createdAt) + 14 * DAY + 60_000).toISOString();
        await waitUntilAfter(page.request, ended);
        await expectInvalid(page, link, words);
        await expectInvalid(page, `/?lang=${language}#/professional-onboard`, words);
        await expectAccessible(page);
      });
  });
}

/** The professionals asked, by name. */
function holders({ leads }: OwnRequest): string[] {
  return leads.map(({ professional }) => professional.name);
}

async function leadsOf({ request }: Page, id: string): Promise<string[]> {
  const answer = await request.get(`/api/requests/${id}`);
  const { leads } = (await answer.json()) as OwnRequest;
  return leads.map(({ professional, status }) => `${professional.name} ${status}`);
}

test.describe('an address that has an account', () => {
  // Refused by a 409, which the browser logs too.
  test.use({ expectedProblems: [/status of (404|409)/] });

  test('is led to it instead of a second one', async ({
    program,
    customer,
    professional,
    another,
    words,
  }) => {
    const work = { profession: 'mover', location: TOWNS.en } as const;
    const [known] = someone('Uma Known') as [Imported];
    await importPeople(program, [known], work, 'en');
    await newCustomer(customer.page.request, 'Vera');
    await sendRequest(customer.page.request, work, NEED);
    const { page } = professional;
    await page.goto(await linkOf(page.request, known, 'professional-onboard'));
    await proveAddress((await another()).page.request, known.email);
    await page.getByLabel(words('onboarding.work.description')).fill(LONG);
    await page.getByRole('button', { name: words('onboarding.submit.accept') }).click();
    await expect(professional.toast(words('onboarding.failed.title'))).toBeVisible();
    await expect(page.getByText(words('onboarding.deadEnd.exists.title'))).toBeVisible();
    await expectAccessible(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: words('common.signIn') }).click();
    await expect(page).toHaveURL(/#\/sign-in/);
  });
});

/** Creates an account with an address, by the code sent to it. */
async function proveAddress(request: APIRequestContext, email: string): Promise<void> {
  const asked = await request.post('/api/auth/email/send-code', { data: { email } });
  expect(asked.status(), await asked.text()).toBe(200);
  const { subject } = await letterOf(request, (letter) => /\d{6}/.test(letter.subject), email);
  const code = /\d{6}/.exec(subject)?.[0];
  const data = { email, code, acceptedTerms: true };
  const proved = await request.post('/api/auth/email/verify-code', { data });
  expect(proved.status(), await proved.text()).toBe(200);
}

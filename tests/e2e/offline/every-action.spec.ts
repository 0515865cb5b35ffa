import type { APIRequestContext, BrowserContext, Route } from '@playwright/test';
import type { User } from '#contract/accounts/accounts.ts';
import { MESSAGES_PER_PAGE, type Message } from '#contract/requests/messages.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { drawFrom } from '#tests/attacks/fuzz/draw.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { provenCustomer } from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/own-program.ts';
import { personOn, type Person } from '#tests/e2e/support/people.ts';
import type { Words } from '#tests/e2e/support/words.ts';
import { acceptOn, OFFLINE_PROBLEMS, storedAll } from './stored.ts';

// A professional writes and answers while the network comes and goes, answers of the server are lost,
// and tabs are closed and opened. NEARHAND_OFFLINE_ACTIONS=200 does more of it, NEARHAND_SEED=5 other things.

const ACTIONS = Number(process.env['NEARHAND_OFFLINE_ACTIONS'] ?? 40);
const SEED = Number(process.env['NEARHAND_SEED'] ?? 20_261_128);
/** One in so many actions answers a lead. */
const ANSWERS = 12;
const JOB = 'Replace a valve';

test.use({ serviceWorkers: 'allow', expectedProblems: OFFLINE_PROBLEMS });
test.setTimeout(60_000 + ACTIONS * 6_000);

test(`of ${ACTIONS} actions none is lost or doubled, and their order stays (seed ${SEED})`, async ({
  page,
  professional,
  words,
}) => {
  const { below, onceIn } = drawFrom(SEED);
  await professional.signInByCall('pro@demo.test', 'professional');
  const professionalId = await idOf(professional);
  await provenCustomer(page.request, 'Wanda Walk');
  const requests = new Map<string, string>();
  for (let job = 0; job <= ACTIONS / ANSWERS; job += 1)
    requests.set(
      `${JOB} ${job}.`,
      await askDirectly(page.request, professionalId, `${JOB} ${job}.`),
    );
  const talk = `${JOB} 0.`;
  await professional.page.reload();
  await acceptOn(professional, words, talk);
  await storedAll(professional.page);

  const network = badNetwork(professional.page.context());
  await network.ready;
  const written: string[] = [];
  const answered = new Map([[talk, 'accepted']]);
  let person = professional;
  await openTalk(person, talk);
  for (let action = 1; action <= ACTIONS; action += 1) {
    const lead = `${JOB} ${action / ANSWERS}.`;
    if (requests.has(lead)) {
      await person.page.keyboard.press('Escape');
      const accepts = below(2) === 0;
      answered.set(lead, accepts ? 'accepted' : 'denied');
      await (accepts ? acceptOn : declineOn)(person, words, lead);
      await openTalk(person, talk);
    } else {
      const text = `Line ${action}`;
      written.push(text);
      await person.write(text);
      await expect(person.panel.getByText(text, { exact: true })).toBeVisible();
    }
    if (onceIn(5)) await network.turn(below(4));
    if (onceIn(10)) {
      const next = await personOn(await person.page.context().newPage(), 'en');
      await person.page.close();
      person = next;
      await person.page.goto('/?lang=en#/professional-dashboard');
      await openTalk(person, talk);
    }
  }
  await network.turn(0);

  const sentTo = requests.get(talk) ?? '';
  await expect.poll(() => textsOf(person, sentTo), { timeout: 90_000 }).toEqual(written);
  const answers = await Promise.all(
    [...answered.keys()].map(async (lead) => [
      lead,
      await statusOf(page.request, requests.get(lead)),
    ]),
  );
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(answered));
});

/** A network as it is (0), gone (1), or on which what is sent is lost on the way there (2) or back (3). */
function badNetwork(context: BrowserContext) {
  let fault = 0;
  const meddle = async (route: Route) => {
    if (route.request().method() !== 'POST' || fault < 2) return route.continue();
    if (fault === 3) await route.fetch();
    return route.abort('connectionreset');
  };
  return {
    async turn(next: number) {
      fault = next;
      await context.setOffline(next === 1);
    },
    ready: Promise.all(
      ['**/api/messages', '**/respond'].map((address) => context.route(address, meddle)),
    ),
  };
}

async function openTalk(person: Person, description: string): Promise<void> {
  const lead = await person.openLead(description);
  await lead.getByRole('button', { name: /^Message/ }).click();
  await expect(person.panel.getByRole('textbox')).toBeVisible();
}

async function declineOn({ page, openLead }: Person, words: Words, lead: string): Promise<void> {
  const decline = { name: words('leads.decline'), exact: true };
  await (await openLead(lead)).getByRole('button', decline).click();
  await page.getByRole('dialog').getByRole('button', decline).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function idOf({ page }: Person): Promise<string> {
  const answer = await page.request.get('/api/auth/me');
  const { user } = (await answer.json()) as { user: User };
  return user.professionalId ?? '';
}

async function askDirectly(
  request: APIRequestContext,
  professionalId: string,
  description: string,
): Promise<string> {
  const direct = { professionalId, othersIfUnanswered: false };
  const place = { profession: 'plumber', location: 'Montréal, Québec, Canada' };
  const data = { ...place, description, direct, urgency: 'Soon (2-3 days)', language: 'en' };
  const answer = await request.post('/api/requests', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as OwnRequest).id;
}

/** All that the professional said, oldest first, by pages. */
async function textsOf({ page }: Person, serviceRequestId: string): Promise<string[]> {
  const texts: string[] = [];
  for (let before = ''; ;) {
    const answer = await page.request.get('/api/messages', {
      params: { serviceRequestId, ...(before && { before }) },
    });
    const messages = (await answer.json()) as Message[];
    const own = messages.filter(({ senderType }) => senderType === 'professional');
    texts.unshift(...own.map(({ content }) => content));
    if (messages.length < MESSAGES_PER_PAGE) return texts;
    before = messages[0]?.id ?? '';
  }
}

async function statusOf(request: APIRequestContext, id: string | undefined): Promise<unknown> {
  const answer = await request.get(`/api/requests/${id}`);
  return ((await answer.json()) as OwnRequest).leads[0]?.status;
}

import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { CARD_TEXTS } from '../browser/card-texts.ts';
import type { Intent, Outcome } from '../operations.ts';
import type { PageContext, ReachContext } from './context.ts';
import { show, showNothing } from './frame.ts';
import { leadOn } from './outcome.ts';

/** A form that requires 3-D Secure. */
interface Asked {
  customer: string;
  language: UnderstoodLanguage;
  /** Where to continue once it is confirmed. */
  goal: string;
}

/** Mounts the page of 3-D Secure for a form at `path`, which has `:id`: `…/confirm/:intent`. */
export function mountChallenge(
  pages: Hono,
  path: string,
  reach: ReachContext,
  findAsked: (at: PageContext, c: Context) => Promise<Asked | undefined>,
): void {
  const read = async (c: Context) => {
    const at = reach();
    const asked = await findAsked(at, c);
    const intent = asked && (await findWaiting(at, c.req.param('intent') ?? '', asked.customer));
    return { at, asked, intent, form: formPath(c) };
  };
  pages.get(`${path}/confirm/:intent`, async (c) => {
    const { at, asked, intent } = await read(c);
    if (!asked || !intent) return showNothing(c, at);
    return show(c, { at, ...challengePage(asked) });
  });
  pages.post(`${path}/confirm/:intent`, async (c) => {
    const { at, asked, intent, form } = await read(c);
    if (!asked || !intent) return showNothing(c, at);
    const passed = (await c.req.parseBody())['passed'] === 'yes';
    const ended = await at.operations.finishAction({ intentId: intent.id, passed });
    const outcome = passed ? ended : notConfirmed(intent);
    return leadOn(c, outcome, { path: form, goal: asked.goal, language: asked.language });
  });
}

async function findWaiting({ operations }: PageContext, id: string, customer: string) {
  const intent = await operations.find<Intent>(id);
  const isIntent = intent?.object === 'setup_intent' || intent?.object === 'payment_intent';
  const isOwn = isIntent && intent.customer === customer;
  return isOwn && intent.status === 'requires_action' ? intent : undefined;
}

function notConfirmed({ object }: Intent): Outcome {
  return { outcome: 'declined', code: `${object}_authentication_failure`, message: '' };
}

function formPath(c: Context): string {
  return c.req.path.replace(/\/confirm\/[^/]*$/, '');
}

function challengePage({ language, goal }: Asked) {
  const texts = CARD_TEXTS[language].challenge;
  const content = html`<div class="panel">
    <h1>${texts.title}</h1>
    <p class="soft">${texts.explanation}</p>
    <form class="choices" method="post">
      <button class="main" name="passed" value="yes">${texts.pass}</button>
      <button name="passed" value="no">${texts.fail}</button>
    </form>
  </div>`;
  return { language, title: texts.title, content, goesTo: [goal] };
}

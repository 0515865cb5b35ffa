import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { answeringOn } from '#tests/e2e/actions/answering.ts';
import { askingOn } from '#tests/e2e/actions/asking.ts';
import { choosingOn } from '#tests/e2e/actions/choosing.ts';
import { correctingOn } from '#tests/e2e/actions/correcting.ts';
import { enteringOn } from '#tests/e2e/actions/entering.ts';
import { payingOn } from '#tests/e2e/actions/paying.ts';
import { workingOn } from '#tests/e2e/actions/working.ts';
import { test as base } from './fixtures.ts';
import { listenIn, type LivePage } from './live.ts';
import { wordsOf, type Words } from './words.ts';

export type Person = ReturnType<typeof askingOn> &
  ReturnType<typeof answeringOn> &
  ReturnType<typeof enteringOn> &
  ReturnType<typeof choosingOn> &
  ReturnType<typeof correctingOn> &
  ReturnType<typeof workingOn> &
  ReturnType<typeof payingOn> & {
    page: Page;
    language: UnderstoodLanguage;
    live: LivePage;
    /** The toast of this title. */
    toast: (title: string) => Locator;
  };

export interface People {
  /** The language of everybody in the test. */
  language: UnderstoodLanguage;
  words: Words;
  customer: Person;
  /** In their own browser. */
  professional: Person;
}

interface Others {
  /** One more person, in their own browser. */
  another: (options?: BrowserContextOptions) => Promise<Person>;
}

/** Journeys of people: `customer.tellTheAssistant(…)`, `professional.acceptLead(…)`. */
export const test = base.extend<People & Others>({
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(wordsOf(language)),
  customer: async ({ page, language }, use) => use(await personOn(page, language)),
  professional: async ({ anotherPerson, language }, use) =>
    use(await personOn(await anotherPerson(), language)),
  another: async ({ anotherPerson, language }, use) =>
    use(async (options) => personOn(await anotherPerson(options), language)),
});

/** A person on a page that is not used yet. */
export async function personOn(page: Page, language: UnderstoodLanguage): Promise<Person> {
  const words = wordsOf(language);
  const live = await listenIn(page);
  const toasts = page.getByRole('region', {
    name: words('common.notifications', { hotkey: 'F8' }),
  });
  const toast = (title: string) => toasts.getByText(title, { exact: true });
  return {
    page,
    language,
    live,
    toast,
    ...askingOn(page, language, words),
    ...answeringOn(page, language, words),
    ...enteringOn(page, language, words),
    ...workingOn(page, words),
    ...payingOn(page, language, words),
    ...choosingOn(page, language, words),
    ...correctingOn(page, language, words),
  };
}

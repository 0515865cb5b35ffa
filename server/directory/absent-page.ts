import type { Language } from '#contract/language.ts';
import { markup } from '#server/platform/html.ts';
import type { Page } from './page.ts';
import { scene } from './trade-shapes.ts';
import { textsIn } from './texts/texts.ts';

/** The 404 page, with the same text whatever the reason is. */
export function absentPage(language: Language): Page {
  const texts = textsIn(language).absent;
  return {
    language,
    title: texts.title,
    description: texts.text,
    addresses: undefined,
    things: [],
    body: markup`<div class="grid items-center gap-8 py-8 lg:grid-cols-2 lg:gap-16 lg:py-16">${scene('dog', 'h-auto w-full max-w-md rounded-xl lg:order-last lg:max-w-none')}<div class="flex max-w-lg flex-col items-start gap-5"><h1 class="text-3xl">${texts.title}</h1><p class="text-lg text-ink-soft">${texts.text}</p><a href="/?lang=${language}" class="inline-flex min-h-13 items-center rounded-lg bg-evening px-6 font-semibold text-white hover:bg-evening-hover">${texts.action}</a></div></div>`,
  };
}

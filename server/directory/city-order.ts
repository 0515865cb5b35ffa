import type { Language } from '#contract/language.ts';
import { markup, type Html } from '#server/platform/html.ts';
import { LISTED_ORDERS, type ListedOrder } from '#server/professionals/professionals.ts';
import { textsIn } from './texts/texts.ts';

const isOrder = (word: string | undefined): word is ListedOrder =>
  (LISTED_ORDERS as readonly (string | undefined)[]).includes(word);

/** Parses the `sort` of an address; the best rated first where it is unknown. */
export function orderOf(word: string | undefined): ListedOrder {
  return isOrder(word) ? word : 'best';
}

/** The address of a list in an order; the usual one has no parameter. */
export function inOrder(address: string, order: ListedOrder): string {
  if (order === 'best') return address;
  return `${address}${address.includes('?') ? '&' : '?'}sort=${order}`;
}

/** Links to the orders of a list. */
export function orderLinks(address: string, current: ListedOrder, language: Language): Html {
  const texts = textsIn(language).city;
  return markup`<nav aria-label="${texts.sortLabel}" class="mt-10"><ul class="flex flex-wrap gap-2">${LISTED_ORDERS.map(
    (order) =>
      markup`<li><a href="${inOrder(address, order)}" rel="nofollow"${
        order === current ? CURRENT : undefined
      } class="inline-flex min-h-10 items-center rounded-full border px-4 text-sm font-semibold ${
        order === current
          ? 'border-pine-700 bg-pine-100 text-pine-700'
          : 'border-line bg-card hover:border-line-strong'
      }">${texts.sorts[order]}</a></li>`,
  )}</ul></nav>`;
}

const CURRENT = markup` aria-current="true"`;

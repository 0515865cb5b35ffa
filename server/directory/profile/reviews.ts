import type { Language } from '#contract/language.ts';
import type { Review, StarCounts } from '#contract/requests/reviews.ts';
import { professionName } from '#server/professionals/professionals.ts';
import { markup, type Html } from '#server/platform/html.ts';
import type { Addresses } from '../addresses.ts';
import { monthText, ratingText } from '../amounts.ts';
import { pager } from '../parts.ts';
import { icon, initials, stars } from '../shapes.ts';
import { textsIn } from '../texts/texts.ts';

/** A page of reviews, and the totals of all of them. */
export interface ReviewsShown {
  reviews: readonly Review[];
  counts: StarCounts;
  rating: number;
  total: number;
  page: number;
  pages: number;
}

/** The reviews with their answers, newest first. */
export function reviewsSection(
  shown: ReviewsShown,
  { name, addresses, language }: { name: string; addresses: Addresses; language: Language },
): Html {
  const texts = textsIn(language).profile;
  const { total, page, pages } = shown;
  return markup`<section id="reviews" aria-labelledby="reviews-title" class="scroll-mt-6 border-t border-line pt-10">
<h2 id="reviews-title" class="text-2xl">${texts.reviewsTitle}</h2>
<p class="mt-2 text-sm text-ink-faint">${total === 0 ? texts.noReviews : texts.onlyCustomers}</p>
${total === 0 ? undefined : summary(shown, language)}
<ul class="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">${shown.reviews.map((review) => reviewItem(review, name, language))}</ul>
${pager({ page, pages, finish: (address) => `${address}#reviews` }, addresses, language)}
</section>`;
}

function summary({ rating, total, counts }: ReviewsShown, language: Language): Html {
  const { profile: texts, reviews, ratingOf } = textsIn(language);
  const said = ratingText(rating, language);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return markup`<div class="mt-6 flex flex-col gap-8 sm:flex-row sm:items-center sm:gap-14">
<div class="shrink-0"><p class="font-display text-3xl font-semibold" aria-hidden="true">${said}</p>${stars(rating, ratingOf(said), 'w-28')}<p class="mt-2 text-sm text-ink-faint">${reviews(total)}</p></div>
<ul aria-label="${texts.distribution}" class="flex w-full max-w-md flex-col gap-1.5 text-sm">${counts.map(
    ({ stars: number, count }) =>
      markup`<li class="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-3"><span class="text-ink-soft">${texts.stars(number)}</span>${bar(count / most)}<span class="text-end text-ink-faint">${count}</span></li>`,
  )}</ul></div>`;
}

/** A bar of a share of one; a style attribute would be refused by the policy of the page. */
function bar(share: number): Html {
  return markup`<svg viewBox="0 0 100 6" preserveAspectRatio="none" class="h-1.5 w-full rounded-full" aria-hidden="true"><rect width="100" height="6" class="fill-line"/><rect width="${Math.round(share * 100)}" height="6" class="fill-pine-600"/></svg>`;
}

function reviewItem(review: Review, name: string, language: Language): Html {
  const { profile: texts, ratingOf } = textsIn(language);
  const author = review.author ?? texts.former;
  const trade = professionName(review.profession, language);
  const { answer } = review;
  return markup`<li class="flex flex-col gap-3">
<div class="flex items-center gap-3">${initials(author, 'size-11 text-base')}<div class="min-w-0"><p class="font-semibold"><bdi>${author}</bdi></p><p class="text-sm text-ink-faint">${trade} · ${monthText(review.createdAt, language)}</p></div></div>
${stars(review.rating, ratingOf(ratingText(review.rating, language)), 'w-20')}
${review.comment && markup`<p class="[overflow-wrap:anywhere] whitespace-pre-line" dir="auto">${review.comment}</p>`}
${
  answer &&
  markup`<div class="rounded-lg bg-sunken p-4 text-sm"><p class="flex items-center gap-2 font-semibold">${icon('speech', 'size-4 text-pine-600')}<span class="min-w-0 [overflow-wrap:anywhere]">${texts.answerOf(name)}</span></p><p class="mt-1.5 [overflow-wrap:anywhere] whitespace-pre-line" dir="auto">${answer.text}</p></div>`
}
</li>`;
}

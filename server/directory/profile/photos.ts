import type { Language } from '#contract/language.ts';
import type { PublicPhoto } from '#contract/professionals/work-photos.ts';
import { markup, type Html } from '#server/platform/html.ts';
import { sanitizeLine } from '../plain.ts';
import { textsIn } from '../texts/texts.ts';

/** As many as the grid of a wide screen shows at once: one large, four small. */
const IN_GRID = 5;

/**
 * Photos of work: a strip to scroll sideways on a phone; on a wide screen up to four side by side,
 * or a large one with four beside it and the others below. Each opens on its own.
 */
export function photoGrid(photos: readonly PublicPhoto[], language: Language): Html | undefined {
  if (photos.length === 0) return undefined;
  const texts = textsIn(language).profile;
  const lead = photos.slice(0, IN_GRID);
  const rest = photos.slice(lead.length);
  return markup`<section aria-label="${texts.photos}" class="mt-6 sm:mt-8">
<ul class="-mx-5 flex snap-x snap-mandatory gap-2 overflow-x-auto px-5 sm:mx-0 sm:grid sm:overflow-hidden sm:rounded-xl sm:px-0 ${gridOf(lead.length)}">${lead.map(
    (photo, at) => photoItem(photo, at, lead.length, texts.photo(at + 1)),
  )}</ul>
${
  rest.length > 0
    ? markup`<ul class="mt-2 flex gap-2 overflow-x-auto sm:flex-wrap">${rest.map((photo, at) =>
        smallItem(photo, texts.photo(lead.length + at + 1)),
      )}</ul>`
    : undefined
}</section>`;
}

function gridOf(count: number): string {
  if (count === IN_GRID) return 'sm:grid-cols-4 sm:grid-rows-2';
  if (count === 3) return 'sm:grid-cols-3';
  return count === 1 ? 'sm:grid-cols-1' : 'sm:grid-cols-2';
}

function photoItem(photo: PublicPhoto, at: number, count: number, number: string): Html {
  const isLarge = at === 0 && count === IN_GRID;
  const shape = isLarge ? 'sm:col-span-2 sm:row-span-2' : '';
  const ratio = count === IN_GRID || count === 3 ? 'aspect-4/3' : 'aspect-4/3 sm:aspect-16/9';
  const source = at === 0 || count < IN_GRID ? photo.url : photo.previewUrl;
  return markup`<li class="w-[86%] shrink-0 snap-center overflow-hidden rounded-lg sm:w-auto sm:rounded-none ${shape}"><a href="${photo.url}" class="block size-full focus-visible:outline-offset-[-4px]"><img src="${source}" alt="${altOf(photo, number)}" width="${photo.width}" height="${photo.height}" ${at === 0 ? markup`fetchpriority="high"` : markup`loading="lazy"`} decoding="async" class="size-full bg-sunken object-cover transition-[filter] hover:brightness-95 ${isLarge ? 'aspect-4/3 sm:aspect-auto' : ratio}"></a></li>`;
}

function smallItem(photo: PublicPhoto, number: string): Html {
  return markup`<li class="shrink-0"><a href="${photo.url}" class="block rounded-lg"><img src="${photo.previewUrl}" alt="${altOf(photo, number)}" width="96" height="96" loading="lazy" decoding="async" class="size-20 rounded-lg bg-sunken object-cover sm:size-24"></a></li>`;
}

function altOf({ caption }: PublicPhoto, number: string): string {
  return caption === null ? number : sanitizeLine(caption);
}

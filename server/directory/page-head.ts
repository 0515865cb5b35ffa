import { markup, type Html } from '#server/platform/html.ts';

interface Head {
  title: string;
  /** What stands below the title: a line, a search. */
  below: Html;
  action: Html;
  /** An image that fills its frame. */
  picture: Html;
  /** Of the frame on a phone and a tablet, where it is above the title. */
  height?: string;
}

const LOW = 'h-36 sm:h-52';

/** The top of a page of the directory: its title, what to do, and a scene beside it. */
export function pageHead({ title, below, action, picture, height = LOW }: Head): Html {
  return markup`<div class="mt-4 grid overflow-hidden rounded-xl border border-line bg-card sm:mt-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
<div class="relative ${height} lg:order-last lg:h-auto lg:min-h-76">${picture}</div>
<div class="flex flex-col items-start justify-center gap-5 p-5 sm:p-8 lg:p-10"><h1 class="text-3xl">${title}</h1>
${below}
${action}</div>
</div>`;
}

/** The look of a picture that fills the frame beside the title. */
export const FILLING = 'absolute inset-0 size-full';

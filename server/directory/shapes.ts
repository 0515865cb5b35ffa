import { portraitUrl } from '#contract/portraits.ts';
import { Html, markup } from '#server/platform/html.ts';

const PATHS = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M20 6 9 17l-5-5',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15 9.2c-.6-.8-1.7-1.2-3-1.2-1.7 0-3 .8-3 2s1.3 1.7 3 2 3 .8 3 2-1.3 2-3 2c-1.3 0-2.4-.4-3-1.2M12 6.5v11',
  medal: 'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10M9 13l-1 8 4-2 4 2-1-8',
  pin: 'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v7h14v-7',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4',
  speech: 'M4 5h16v11H9l-5 4z',
  tools: 'M14 7a4 4 0 0 1 5-4l-2.5 2.5 2 2L21 5a4 4 0 0 1-5.5 5L7 19a2 2 0 0 1-3-3l8.5-8.5z',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-13 14M5 21c1-5 4-8 9-10',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative line drawing in the colour of the text. */
export function icon(name: IconName, look = 'size-5'): Html {
  return markup`<svg class="${look} shrink-0" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;
}

/** The outline of a star, 20 by 20. */
export const STAR = 'M10 1.6l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.6l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

/** Five stars filled up to a value of 0 to 5, in halves; `label` is the accessible name. */
export function stars(value: number, label: string, look = 'w-22'): Html {
  return markup`<svg class="${look} h-auto shrink-0" viewBox="0 0 108 20" width="108" height="20" role="img" aria-label="${label}">${[0, 1, 2, 3, 4].map((at) => oneStar(at, value - at))}</svg>`;
}

function oneStar(at: number, filled: number): Html {
  const half = Math.max(0, Math.min(1, Math.round(filled * 2) / 2));
  const shape = (look: string, clip: string) =>
    markup`<path class="${look}" transform="translate(${at * 22})" d="${STAR}"${new Html(clip)}/>`;
  if (half === 1) return shape('fill-pine-600', '');
  if (half === 0) return shape('fill-line', '');
  return markup`${shape('fill-line', '')}${shape('fill-pine-600', ' clip-path="inset(0 50% 0 0)"')}`;
}

/** The face of a professional: their photo, or the drawing of their id; `look` is its size. */
export function portrait(id: string, photo: string | null, look: string): Html {
  return markup`<img src="${portraitUrl(id, photo)}" alt="" width="96" height="96" class="${look} shrink-0 rounded-full bg-pine-100 object-cover">`;
}

/** The initials of a customer, who is not shown to everybody; `look` is the size. */
export function initials(name: string, look: string): Html {
  return markup`<span aria-hidden="true" class="${look} inline-flex shrink-0 items-center justify-center rounded-full bg-pine-100 font-display font-semibold text-pine-700">${initialsOf(name)}</span>`;
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => /^./u.exec(word ?? '')?.[0].toLocaleUpperCase() ?? '').join('');
}

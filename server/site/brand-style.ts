import type { Shades } from '#contract/brand-colours.ts';
import { brandTokens } from '#contract/look/brand-tokens.ts';
import { light } from '#contract/look/colours.ts';
import type { Brand } from '#server/platform/brand.ts';
import { markSvg } from '#server/platform/mark.ts';

/** The height of a logo beside a name, in rem, and its maximum width. */
const [HEIGHT, WIDEST] = [2.25, 11];

/**
 * The CSS of a brand on top of our style sheets: the shades of its colour, and its logo instead of
 * the mark. Empty where nothing was chosen.
 */
export function brandStyle({ shades, logo }: Brand): string {
  return [
    shades && colourStyle(shades),
    logo && logoStyle(logo),
    shades && !logo && markStyle(shades),
  ]
    .filter(Boolean)
    .join('');
}

function colourStyle(shades: Shades): string {
  const each = Object.entries(brandTokens(shades)).map(
    ([name, [day, night]]) => `--color-${name}:light-dark(${day},${night})`,
  );
  return `:root{${each.join(';')}}`;
}

/** Our own mark in the colour of the brand. */
function markStyle(shades: Shades): string {
  const colour = shades['700'];
  return [
    `.logo-mark{background-image:${markOf(colour, light('paper'), brandTokens(shades).evening[1])}}`,
    `.logo-mark-inverted{background-image:${markOf('#ffffff', colour)}}`,
  ].join('');
}

function markOf(ground: string, line: string, groundInDark = ground): string {
  return `url("data:image/svg+xml,${encodeURIComponent(markSvg(ground, line, groundInDark))}")`;
}

/** On a dark background the logo gets a light plate, whatever its colours are. */
function logoStyle({ url, width, height, hasName }: NonNullable<Brand['logo']>): string {
  const wide = Math.min(WIDEST, (HEIGHT * width) / height);
  const box = `width:${rem(wide)};height:${rem((wide * height) / width)}`;
  const plate = (colour: string) =>
    `background-color:${colour};border-radius:.375rem;box-shadow:0 0 0 .375rem ${colour}`;
  return [
    `.logo-mark{${box};${plate('light-dark(transparent,#fff)')};background-image:url(${url})}`,
    `.logo-mark-inverted{${plate('#fff')};margin:.375rem}`,
    // The name stays for screen readers.
    hasName ? `.logo-mark+.brand-name{${UNSEEN}}` : '',
  ].join('');
}

const UNSEEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

function rem(length: number): string {
  return `${Number(length.toFixed(3))}rem`;
}

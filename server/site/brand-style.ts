import type { Brand } from '#server/platform/brand.ts';

/** How high a logo stands beside a name, in rem, and the widest it may be there. */
const [HEIGHT, WIDEST] = [2.25, 11];

/**
 * What the look of a brand changes of our style sheets, as CSS: the shades of its colour, and its logo
 * in the place of the mark. Nothing where nothing was chosen.
 */
export function brandStyle({ shades, logo }: Brand): string {
  const colours = Object.entries(shades ?? {}).map(
    ([shade, colour]) => `--color-pine-${shade}:${colour}`,
  );
  return [
    colours.length > 0 ? `:root{${colours.join(';')}}` : '',
    logo ? logoStyle(logo) : '',
  ].join('');
}

/** A dark ground has a light plate under the logo, whatever its colours are. */
function logoStyle({ url, width, height, hasName }: NonNullable<Brand['logo']>): string {
  const wide = Math.min(WIDEST, (HEIGHT * width) / height);
  const high = Math.min(HEIGHT, (wide * height) / width);
  const box = `width:${rem(wide)};height:${rem(high)}`;
  return [
    `.logo-mark{${box};background:url(${url}) center/contain no-repeat}`,
    '.logo-mark-inverted{background-color:#fff;border-radius:.375rem;box-shadow:0 0 0 .375rem #fff}',
    // The name stays for those who hear the page.
    hasName
      ? '.logo-mark+.brand-name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}'
      : '',
  ].join('');
}

function rem(length: number): string {
  return `${Number(length.toFixed(3))}rem`;
}

import { THEME_SHADES, type Shades } from '#contract/brand-colours.ts';

/** A piece of style with the theme's greens in the shades of a brand; as it was without any. */
export function coloured(style: string, shades: Shades | null | undefined): string {
  if (!shades) return style;
  return (Object.keys(THEME_SHADES) as (keyof Shades)[]).reduce(
    (text, shade) => text.replaceAll(THEME_SHADES[shade], shades[shade]),
    style,
  );
}

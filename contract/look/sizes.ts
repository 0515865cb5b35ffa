/**
 * The type scale in px: size and line height. Those with two rows grow with the screen, from the
 * first at 390 px to the second at 1280 px.
 */
export const TYPE = {
  hero: [
    [44, 46],
    [72, 72],
  ],
  /** The heading of a page. */
  '3xl': [
    [30, 34],
    [36, 40],
  ],
  /** The heading of a part. */
  '2xl': [[24, 30]],
  /** The heading of a dashboard, which leaves the room to what is below it. */
  dashboard: [
    [26, 32],
    [28, 34],
  ],
  /** The title of a card, at a weight of 650. */
  lg: [[18, 24]],
  base: [[16, 24]],
  /** Meta data beside a text. */
  sm: [[14, 20]],
  /** Labels, badges. */
  xs: [[12, 16]],
} as const satisfies Record<string, readonly (readonly [size: number, lineHeight: number])[]>;

/** Corners in px: of a control, of a card, of a window. */
export const RADII = { md: 10, lg: 16, xl: 24 } as const;

/** The one shadow, for what floats above the page. */
export const FLOAT =
  '0 1px 2px light-dark(rgb(23 32 27 / 0.06), rgb(0 0 0 / 0.4)), 0 18px 48px -12px light-dark(rgb(23 32 27 / 0.22), rgb(0 0 0 / 0.7))';

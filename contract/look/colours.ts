/** A colour by day and by night, as `#rrggbb`. */
export type Pair = readonly [light: string, dark: string];

/**
 * Every colour of the product, in its light and its dark variant. The one source: style sheets of
 * the app and of public pages (web/styles/tokens.css is generated from it), mails, stand-ins, the
 * outbox and the pages of the API read it.
 */
export const COLOURS = {
  /** The same by day and by night: text on `evening`, `dusk`, `night` and `clay-solid`. */
  white: ['#ffffff', '#ffffff'],
  paper: ['#fbf9f4', '#0f1713'],
  /** What lies on the paper: cards, fields, menus. */
  card: ['#ffffff', '#17221c'],
  sunken: ['#f4f0e6', '#0a110d'],
  line: ['#e7e1d3', '#2a3a31'],
  /** The edge of a control: 3 to 1. */
  'line-strong': ['#8f8a7c', '#6f8277'],
  ink: ['#17201b', '#eaf0eb'],
  'ink-soft': ['#474e49', '#bac6be'],
  'ink-faint': ['#656c66', '#97a69d'],

  /** Pine as text, icon, line and tint; as a surface with white text it is `evening`. */
  'pine-50': ['#f0f6f2', '#182820'],
  'pine-100': ['#deece4', '#1f372c'],
  'pine-200': ['#bbd7c8', '#2f5645'],
  'pine-300': ['#8dbba4', '#4f8f73'],
  'pine-500': ['#2c7a5c', '#7cbf9f'],
  'pine-600': ['#17614a', '#8dccae'],
  'pine-700': ['#0f4c3a', '#a0d9bd'],
  'pine-800': ['#0b3a2d', '#bde7d2'],
  /** What is pressed: buttons, switches, chosen chips. */
  evening: ['#0f4c3a', '#237a5c'],
  'evening-hover': ['#17614a', '#1c664c'],
  /** Large surfaces and what one says oneself. */
  dusk: ['#0f4c3a', '#17402f'],
  night: ['#082a21', '#0a110d'],
  /** Text on dusk and night, quieter than white. */
  mist: ['#deece4', '#deece4'],

  /** Somebody is there: accepted, online, unread. Never a warning. */
  lamp: ['#ffb938', '#ffb938'],
  'lamp-glow': ['#ffe7b0', '#46350f'],
  'lamp-ink': ['#5f4000', '#ffd98c'],
  'on-lamp': ['#2b1d00', '#2b1d00'],

  /** A warning, on stone. */
  warning: ['#8a5a00', '#efc069'],
  /** Danger: an edge, a dot, an icon. As text it is `clay-ink`. */
  clay: ['#c8553d', '#e0785f'],
  'clay-ink': ['#a8412b', '#f3a592'],
  'clay-wash': ['#fdf2ee', '#2f1d17'],
  'clay-tint': ['#f9ded6', '#472a20'],
  'clay-solid': ['#c24f38', '#b5452f'],
  'clay-solid-hover': ['#a8412b', '#9a3823'],

  /** The tints of the trades, each with a text colour of its own. */
  tile: ['#e3eef8', '#1a2b3a'],
  'tile-ink': ['#22517f', '#9fc7ec'],
  brick: ['#f8e2d9', '#39241c'],
  'brick-ink': ['#8a3b24', '#f0b09a'],
  sage: ['#e0edde', '#1f3120'],
  'sage-ink': ['#33603a', '#a6d0a6'],
  butter: ['#f9edc9', '#342c16'],
  'butter-ink': ['#6c4d00', '#e6ca80'],
  lilac: ['#ece5f6', '#2b2539'],
  'lilac-ink': ['#5b3f8c', '#c8b4ec'],
  stone: ['#efeadf', '#2a2a24'],
  'stone-ink': ['#57503f', '#cfc8b6'],
} as const satisfies Record<string, Pair>;

export type Colour = keyof typeof COLOURS;

/** The light variant of a colour, for what is drawn without a scheme: badges, icons, PDFs. */
export function light(colour: Colour): string {
  return COLOURS[colour][0];
}

/** The dark variant of a colour. */
export function dark(colour: Colour): string {
  return COLOURS[colour][1];
}

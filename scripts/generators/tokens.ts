import { COLOURS } from '#contract/look/colours.ts';
import { FLOAT, RADII, TYPE } from '#contract/look/sizes.ts';

/** The design tokens of contract/look as Tailwind's theme: web/styles/tokens.css. */
export function tokensSheet(): string {
  const groups = [colours(), type(), radii(), shadows()];
  const body = groups.map((lines) => lines.map((line) => `  ${line}`).join('\n')).join('\n\n');
  return `/* Generated from contract/look by \`npm run generate\`. */\n@theme {\n${body}\n}\n`;
}

function colours(): string[] {
  return [
    '--color-*: initial;',
    '--color-transparent: transparent;',
    '--color-current: currentColor;',
    ...Object.entries(COLOURS).map(
      ([name, [light, dark]]) =>
        `--color-${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`,
    ),
  ];
}

function type(): string[] {
  return [
    '--text-*: initial;',
    ...Object.entries(TYPE).flatMap(([name, [small, large]]) => [
      `--text-${name}: ${growing(small[0], large?.[0])};`,
      `--text-${name}--line-height: ${growing(small[1], large?.[1])};`,
    ]),
  ];
}

function radii(): string[] {
  return [
    '--radius-*: initial;',
    ...Object.entries(RADII).map(([name, px]) => `--radius-${name}: ${rem(px)};`),
  ];
}

function shadows(): string[] {
  const layers = FLOAT.split(/, (?=0 )/).map((layer) => `    ${layer}`);
  return ['--shadow-*: initial;', `--shadow-float:\n${layers.join(',\n')};`];
}

/** Between the widths 390 and 1280 px in proportion. */
function growing(small: number, large = small): string {
  if (small === large) return rem(small);
  const slope = (large - small) / (1280 - 390);
  const start = rem(small - slope * 390);
  return `clamp(${rem(small)}, ${start} + ${Number((slope * 100).toFixed(3))}vw, ${rem(large)})`;
}

function rem(px: number): string {
  return `${Number((px / 16).toFixed(4))}rem`;
}

import { createHash } from 'node:crypto';
import { COLOURS, dark, light, type Colour } from '#contract/look/colours.ts';
import { RADII } from '#contract/look/sizes.ts';
import { SCHEME_SCRIPT } from '#contract/look/scheme.ts';

/**
 * CSS of pages without the app's style sheets: all tokens as `--ink`, `--pine-600`, `--radius-lg` …,
 * and the scheme.
 */
export const LOOK_STYLE = [
  ':root{color-scheme:light dark;',
  ...Object.entries(COLOURS).map(
    ([name, [day, night]]) => `--${name}:light-dark(${day},${night});`,
  ),
  ...Object.entries(RADII).map(([name, px]) => `--radius-${name}:${px}px;`),
  '}',
  '[data-scheme=light]{color-scheme:light}',
  '[data-scheme=dark]{color-scheme:dark}',
].join('');

/**
 * The part of the head that colours the browser's frame and applies the scheme chosen in the app
 * before the first paint.
 */
export const SCHEME_HEAD = [
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light('paper')}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark('paper')}">`,
  `<script>${SCHEME_SCRIPT}</script>`,
].join('\n');

/** The source that lets a Content-Security-Policy run the script of `SCHEME_HEAD`, and no other. */
export const SCHEME_SOURCE = scriptSource(SCHEME_SCRIPT);

/** The source that lets a Content-Security-Policy run one inline script, or apply one inline style. */
export function scriptSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** A style with `$ink`, `$pine-600` … as colours, for mail programs, which know no variables. */
export function withColours(style: string, of: (colour: Colour) => string = light): string {
  return style.replaceAll(/\$([a-z][a-z0-9-]*)/g, (_, name: string) => {
    if (!(name in COLOURS)) throw new Error(`There is no colour ${name}.`);
    return of(name as Colour);
  });
}

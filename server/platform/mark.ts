import { light } from '#contract/look/colours.ts';

/** Our own mark (web/styles/logo.svg) in other colours, as SVG; `ground` is its pin, `line` what is in it. */
export function markSvg(ground: string, line: string, groundInDark = ground): string {
  const inDark =
    groundInDark === ground
      ? ''
      : `<style>@media (prefers-color-scheme:dark){.pin{fill:${groundInDark}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inDark}<path class="pin" fill="${ground}" d="M16 1.5c7.2 0 12.5 5.2 12.5 12 0 7.4-6.6 12.6-12.5 17-5.9-4.4-12.5-9.6-12.5-17 0-6.8 5.3-12 12.5-12z"/><path fill="none" stroke="${line}" stroke-width="3.6" stroke-linecap="round" d="M10 20.5v-5.8a6 6 0 0 1 12 0v5.8"/><circle cx="16" cy="17.8" r="2.3" fill="${light('lamp')}"/></svg>`;
}

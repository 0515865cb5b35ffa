import { light } from '#contract/look/colours.ts';
import { Html, markup } from './html.ts';
import { markSvg } from './mark.ts';

/** The styles of `pageHeader`, on those of page-look.ts. */
export const PAGE_HEADER_STYLE = `
.site{border-bottom:1px solid var(--line);background:var(--card)}
.site a{display:flex;align-items:center;gap:.625rem;width:fit-content;min-height:3.5rem;padding:0 1.25rem;color:var(--ink);font-size:1.1875rem;font-weight:700;letter-spacing:-.02em;text-decoration:none}
.site svg{width:1.75rem;height:1.75rem}
.site .pin{fill:var(--evening)}
`;

/** The header of the outbox and of stand-ins: mark and name of the site, leading to it. */
export function pageHeader(brand: string): Html {
  const mark = new Html(markSvg(light('evening'), light('paper')));
  return markup`<header class="site"><a href="/">${mark}<span>${brand}</span></a></header>`;
}

/**
 * The styles that all stand-ins share: a striped edge in the colours of a warning, so that nobody
 * mistakes them for what they stand in for.
 */
export const STAND_IN_STYLE = `${PAGE_HEADER_STYLE}
main::before{content:"";display:block;height:.5rem;background:repeating-linear-gradient(-45deg,var(--warning) 0 .75rem,var(--stone) .75rem 1.5rem)}
.badge{padding:.125rem .75rem;border-radius:2rem;background:var(--stone);color:var(--warning);font-size:.8125rem;line-height:1.25rem;font-weight:700}
`;

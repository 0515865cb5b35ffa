import { THEME_SHADES, type Shades } from '#contract/brand-colours.ts';
import type { Language } from '#contract/language.ts';
import { directionOf } from '#contract/written-language.ts';
import { languageAttributes } from '#server/platform/page-language.ts';
import { light } from '#contract/look/colours.ts';
import { coloured } from '#server/platform/brand.ts';
import { Html, markup } from '#server/platform/html.ts';
import { sourceOf } from '#server/notifications/pictures/picture.ts';
import { mailCard } from './mail-card.ts';
import { mailStyle } from './mail-style.ts';
import type { FootLinks, Letter, Sender } from '#server/notifications/texts/letter.ts';
import { feet } from '#server/notifications/texts/texts.ts';

/** Where a stored mail lacks what all mails have alike, two thirds of each. */
const STYLE_PLACE = '<style></style>';
const FILLER_PLACE = '<!--filler-->';

/**
 * A letter as the HTML of a mail: one column, readable without pictures, on phones and in dark mode.
 * Its styles are added by `withMailStyle` and its pictures attached when it is sent.
 */
export function mailPage(
  letter: Letter,
  language: Language,
  sender: Sender,
  links: FootLinks | null,
): string {
  return markup`<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${new Html(STYLE_PLACE)}
</head>
<body class="page" style="margin:0;background:${light('paper')}">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}${new Html(FILLER_PLACE)}</div>
${column(letter, sender, foot(letter, language, sender, links), directionOf(language))}
</body>
</html>
`.text;
}

/** Keeps the body of the letter out of the preview in lists of mails. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** A stored mail with the styles of every mail, as it is sent; one that has them stays as it is. */
export function withMailStyle(html: string, shades: Shades | null | undefined): string {
  return html
    .replace(STYLE_PLACE, () => `<style>${coloured(mailStyle, shades)}</style>`)
    .replace(FILLER_PLACE, FILLER);
}

/** Mail programs without CSS layout still centre a table of one column. */
function column(letter: Letter, sender: Sender, foot: Html, direction: 'ltr' | 'rtl'): Html {
  // Many mail programs leave out the root, and know no logical sides.
  const side = direction === 'rtl' ? 'right' : 'left';
  const turned = direction === 'rtl' && new Html(' dir="rtl"');
  return markup`<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" bgcolor="${light('paper')}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"${turned || undefined} style="max-width:560px;text-align:${side}">
<tr><td class="brand">${brandLine(sender)}</td></tr>
<tr><td class="card" bgcolor="${light('card')}">${mailCard(letter, sender)}</td></tr>
<tr><td class="foot">${foot}</td></tr>
</table>
</td></tr>
</table>`;
}

/** Our mark or the logo, with the name beside it or as its alternative text. */
function brandLine({ brand, look }: Sender): Html {
  if (!look?.logo) {
    const colour = (look?.shades ?? THEME_SHADES)['700'];
    const mark = sourceOf(`/mark.${colour.slice(1)}`);
    return markup`<img class="mark" src="${mark}" alt="" width="32" height="32">&nbsp; ${brand}`;
  }
  const { url, width, height, hasName } = look.logo;
  const wide = Math.round(Math.min(200, (44 * width) / height));
  const picture = markup`<img class="logo" src="${sourceOf(url)}" alt="${hasName ? brand : ''}" width="${wide}" height="${Math.round((wide * height) / width)}">`;
  return hasName ? picture : markup`${picture} ${brand}`;
}

function foot(
  { why, identity }: Letter,
  language: Language,
  { brand, publicUrl }: Sender,
  links: FootLinks | null,
): Html {
  const texts = feet[language];
  const own = markup`<a class="foot-link foot-own" href="${publicUrl}" target="_blank">${brand}</a>`;
  const said = identity === undefined ? why : markup`${why}<br><br>${identity}`;
  if (!links) return markup`${said}<br>${own}`;
  return markup`${said}<br>
<a class="foot-link" href="${links.unsubscribe}" target="_blank">${texts.unsubscribe}</a><br>
<a class="foot-link" href="${links.preferences}" target="_blank">${texts.preferences}</a><br>
${own}`;
}

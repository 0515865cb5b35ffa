import type { Language } from '#contract/language.ts';
import { light } from '#contract/look/colours.ts';
import { coloured } from '#server/platform/brand.ts';
import { Html, markup } from '#server/platform/html.ts';
import { mailStyle } from './mail-style.ts';
import type { FootLinks, Letter, Sender } from '#server/notifications/texts/letter.ts';
import { feet } from '#server/notifications/texts/texts.ts';

/**
 * A letter as the HTML of a mail: one column, readable without images, on phones and in dark mode.
 */
export function mailPage(
  letter: Letter,
  language: Language,
  sender: Sender,
  links: FootLinks | null,
): string {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${new Html(`<style>${coloured(mailStyle, sender.look?.shades)}</style>`)}
</head>
<body class="page" style="margin:0;background:${light('paper')}">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}${filler}</div>
${column(letter, sender, foot(letter, language, sender, links))}
</body>
</html>
`.text;
}

/** Keeps the body of the letter out of the preview in lists of mails. */
const filler = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

/** Mail programs without CSS layout still centre a table of one column. */
function column(letter: Letter, sender: Sender, foot: Html): Html {
  return markup`<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" bgcolor="${light('paper')}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="brand">${brandLine(sender)}</td></tr>
<tr><td class="card" bgcolor="${light('card')}">${card(letter, sender)}</td></tr>
<tr><td class="foot">${foot}</td></tr>
</table>
</td></tr>
</table>`;
}

/** The logo, if any, with the name as its alternative text. */
function brandLine({ brand, publicUrl, look }: Sender): Html {
  if (!look?.logo) return markup`${brand}`;
  const { url, width, height, hasName } = look.logo;
  const wide = Math.round(Math.min(200, (44 * width) / height));
  const picture = markup`<img class="logo" src="${publicUrl}${url}" alt="${hasName ? brand : ''}" width="${wide}" height="${Math.round((wide * height) / width)}">`;
  return hasName ? picture : markup`${picture} ${brand}`;
}

function card(letter: Letter, { look }: Sender): Html {
  const {
    heading,
    paragraphs,
    code,
    facts,
    quote,
    news = [],
    button,
    links = [],
    after = [],
  } = letter;
  return markup`<h1>${heading}</h1>
${paragraphs.map((text) => markup`<p>${text}</p>`)}
${code && markup`<p class="code">${code}</p>`}
${facts && table(facts)}
${quote && markup`<p class="quote">${quote}</p>`}
${news.map(piece)}
${button && action(button, coloured(light('evening'), look?.shades))}
${links.length > 0 ? others(links) : undefined}
${after.map((text) => markup`<p class="after">${text}</p>`)}`;
}

function table(facts: NonNullable<Letter['facts']>): Html {
  const rows = facts.map(
    ({ label, value }) =>
      markup`<tr><td class="label">${label}</td><td class="value">${value}</td></tr>`,
  );
  return markup`<table role="presentation" class="facts" cellpadding="0" cellspacing="0">${rows}</table>`;
}

function piece({ title, text, url }: NonNullable<Letter['news']>[number]): Html {
  return markup`<table role="presentation" class="piece" width="100%" cellpadding="0" cellspacing="0">
<tr><td><a class="title" href="${url}" target="_blank">${title}</a>
<span class="said">${text}</span></td></tr>
</table>
`;
}

/** A cell of a table has its colour and its room also where links have neither. */
function action({ url, label }: NonNullable<Letter['button']>, colour: string): Html {
  return markup`<table role="presentation" class="action" cellpadding="0" cellspacing="0">
<tr><td class="button" bgcolor="${colour}" align="center"><a class="go" style="color:${light('white')};text-decoration:none" href="${url}" target="_blank">${label}</a></td></tr>
</table>`;
}

/** Each on a separate line, large enough to touch. */
function others(links: NonNullable<Letter['links']>): Html {
  const each = links.map(
    ({ label, url }) =>
      markup`<a class="other" href="${url}" target="_blank">${label}</a>
`,
  );
  return markup`<p class="others">${each}</p>`;
}

function foot(
  { why, identity }: Letter,
  language: Language,
  { brand, publicUrl }: Sender,
  links: FootLinks | null,
): Html {
  const texts = feet[language];
  const own = markup`<a class="foot-link" href="${publicUrl}" target="_blank">${brand}</a>`;
  const said = identity === undefined ? why : markup`${why}<br><br>${identity}`;
  if (!links) return markup`${said}<br>${own}`;
  return markup`${said}<br>
<a class="foot-link" href="${links.unsubscribe}" target="_blank">${texts.unsubscribe}</a><br>
<a class="foot-link" href="${links.preferences}" target="_blank">${texts.preferences}</a><br>
${own}`;
}

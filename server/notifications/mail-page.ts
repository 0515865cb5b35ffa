import type { Language } from '#contract/language.ts';
import { Html, markup } from './html.ts';
import { mailStyle } from './mail-style.ts';
import type { Letter, Sender } from './texts/letter.ts';

/** A letter as the page of a mail: one column, readable without images, on phones and in the dark. */
export function mailPage(letter: Letter, language: Language, sender: Sender): string {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${new Html(`<style>${mailStyle}</style>`)}
</head>
<body class="page" style="margin:0;background:#fbf9f4">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
${column(letter, sender)}
</body>
</html>
`.text;
}

/** Mail programs that know no CSS layout still centre a table of one column. */
function column(letter: Letter, { brand, publicUrl }: Sender): Html {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="brand">${brand}</td></tr>
<tr><td class="card">${card(letter)}</td></tr>
<tr><td class="foot">${letter.why}<br><a class="foot-link" href="${publicUrl}" target="_blank">${brand}</a></td></tr>
</table>
</td></tr>
</table>`;
}

function card({ heading, paragraphs, code, facts, quote, button, after = [] }: Letter): Html {
  return markup`<h1>${heading}</h1>
${paragraphs.map((text) => markup`<p>${text}</p>`)}
${code && markup`<p class="code">${code}</p>`}
${facts && table(facts)}
${quote && markup`<p class="quote">${quote}</p>`}
${button && markup`<p class="action"><a class="button" href="${button.url}" target="_blank">${button.label}</a></p>`}
${after.map((text) => markup`<p class="after">${text}</p>`)}`;
}

function table(facts: NonNullable<Letter['facts']>): Html {
  const rows = facts.map(
    ({ label, value }) =>
      markup`<tr><td class="label">${label}</td><td class="value">${value}</td></tr>`,
  );
  return markup`<table role="presentation" class="facts" cellpadding="0" cellspacing="0">${rows}</table>`;
}

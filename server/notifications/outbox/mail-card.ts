import { light } from '#contract/look/colours.ts';
import { sourceOf, type Picture } from '#server/notifications/pictures/picture.ts';
import type { Letter, Sender } from '#server/notifications/texts/letter.ts';
import { coloured } from '#server/platform/brand.ts';
import { markup, type Html } from '#server/platform/html.ts';

/** What a letter says, as the card of its mail. */
export function mailCard(letter: Letter, { look }: Sender): Html {
  const { paragraphs, code, figures, facts, quote, news = [], button } = letter;
  const { links = [], after = [] } = letter;
  return markup`${head(letter)}
${paragraphs.map((text) => markup`<p>${text}</p>`)}
${code && markup`<p class="code">${code}</p>`}
${quote && speech(quote)}
${figures && figures.length > 0 ? glance(figures) : undefined}
${facts && table(facts)}
${news.map(piece)}
${button && action(button, coloured(light('evening'), look?.shades))}
${links.length > 0 ? others(links) : undefined}
${after.map((text) => markup`<p class="after">${text}</p>`)}`;
}

function head({ heading, picture }: Letter): Html {
  const title = markup`<h1>${heading}</h1>`;
  return picture ? beside(shown(picture), title, 'head') : title;
}

/** A picture and what is beside it: columns of a table, which every mail program knows. */
function beside(picture: Html, content: Html, look: 'head' | 'piece'): Html {
  const place = look === 'head' ? 'middle' : 'top';
  return markup`<table role="presentation" class="${look}" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="picture" width="1" valign="${place}">${picture}</td>
<td valign="${place}">${content}</td></tr>
</table>
`;
}

function shown({ address, form }: Picture, isSmall = false): Html {
  const [width, height] = {
    face: isSmall ? [44, 44] : [64, 64],
    scene: isSmall ? [56, 42] : [104, 78],
  }[form];
  return markup`<img src="${sourceOf(address)}" alt="" width="${width!}" height="${height!}">`;
}

/** Words of another person. */
function speech(words: string): Html {
  return markup`<table role="presentation" class="speech" cellpadding="0" cellspacing="0">
<tr><td class="quote">${words}</td></tr>
</table>
`;
}

function glance(figures: NonNullable<Letter['figures']>): Html {
  const cells = figures.map(
    ({ label, value }) =>
      markup`<td class="figure" valign="top"><span class="number">${value}</span><br><span class="label">${label}</span></td>`,
  );
  return markup`<table role="presentation" class="figures" cellpadding="0" cellspacing="0"><tr>${cells}</tr></table>
`;
}

function table(facts: NonNullable<Letter['facts']>): Html {
  const rows = facts.map(
    ({ label, value }) =>
      markup`<tr><td class="label">${label}</td><td class="value">${value}</td></tr>`,
  );
  return markup`<table role="presentation" class="facts" cellpadding="0" cellspacing="0">${rows}</table>`;
}

function piece({ picture, title, text, url }: NonNullable<Letter['news']>[number]): Html {
  const said = markup`<a class="title" href="${url}" target="_blank">${title}</a>
<span class="said">${text}</span>`;
  if (picture) return beside(shown(picture, true), said, 'piece');
  return markup`<table role="presentation" class="piece" width="100%" cellpadding="0" cellspacing="0">
<tr><td>${said}</td></tr>
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

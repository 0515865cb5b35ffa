import { escaped, lined, marked, own, wrapped, type Program, type Written } from './program.ts';
import { outlookHeader, outlookHeaderHtml } from './programs-webmail.ts';

const wordHtml = (one: Written) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Microsoft Word 15 (filtered medium)"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang="FR-CA" style="word-wrap:break-word"><div class="WordSection1">${own(
    one,
  )
    .split('\n')
    .map(
      (line) =>
        `<p class="MsoNormal"><span style="mso-fareast-language:EN-US">${line === '' ? '&nbsp;' : escaped(line)}<o:p></o:p></span></p>`,
    )
    .join(
      '\r\n',
    )}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${outlookHeaderHtml(one)}<o:p></o:p></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${one.quoted.html}</div></body></html>`;

const wordText = (one: Written) =>
  `${own(one).replaceAll('\n', '\n\n')}\n\n \n\n${outlookHeader(one)}\n\n \n\n${one.quoted.text}\n`;

const appleLine = ({ language, from }: Written) =>
  ({
    en: `On Nov 28, 2026, at 3:05\u202fPM, ${from.name} <${from.address}> wrote:`,
    fr: `Le 28 nov. 2026 à 15:05, ${from.name} <${from.address}> a écrit :`,
    es: `El 28 nov 2026, a las 3:05\u202fp.m., ${from.name} <${from.address}> escribió:`,
  })[language];

const birdLine = ({ language, from }: Written) =>
  ({
    en: `On 11/28/26 3:05 PM, ${from.name} wrote:`,
    fr: `Le 28/11/2026 à 15:05, ${from.name} a écrit :`,
    es: `El 28/11/26 a las 15:05, ${from.name} escribió:`,
  })[language];

/** Soft line breaks end with a space. */
const flowed = (text: string) => wrapped(text, 71).replaceAll(/([^\n ])\n(?=[^\n>-])/g, '$1 \n');

const birdSignature = ({ signature }: Written) => (signature ? `\n\n-- \n${signature.lines}` : '');

/** Programs of computers. */
export const computers: readonly Program[] = [
  ['Outlook', (one) => ({ text: wordText(one), html: wordHtml(one) })],
  ['Outlook, HTML alone', (one) => ({ html: wordHtml(one) })],
  [
    'Outlook for Mac',
    (one) => {
      const line = {
        en: `On 2026-11-28, 3:05 PM, "${one.from.name}" <${one.from.address}> wrote:`,
        fr: `Le 2026-11-28 15:05, « ${one.from.name} » <${one.from.address}> a écrit :`,
        es: `El 28/11/26 15:05, "${one.from.name}" <${one.from.address}> escribió:`,
      }[one.language];
      return {
        text: `${own(one)}\n\n${line}\n\n    ${one.quoted.text.replaceAll('\n', '\n    ')}\n`,
      };
    },
  ],
  [
    'Apple Mail',
    (one) => ({
      text: `${own(one)}\n\n> ${appleLine(one)}\n> \n${marked(one.quoted.text)}\n`,
      html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word;">${lined(own(one))}<div><br><blockquote type="cite"><div>${escaped(appleLine(one))}</div><br class="Apple-interchange-newline"><div>${one.quoted.html}</div></blockquote></div><br></body></html>`,
    }),
  ],
  [
    'Apple Mail, HTML alone',
    (one) => ({
      html: `<html><body>${lined(one.words)}<br><div><blockquote type="cite"><div>${escaped(appleLine(one))}</div><div>${one.quoted.html}</div></blockquote></div></body></html>`,
    }),
  ],
  [
    'Thunderbird, below the quote',
    (one) => ({
      text: `${birdLine(one)}\n${marked(one.quoted.text)}\n\n${flowed(one.words)}${birdSignature(one)}\n`,
      isFlowed: true,
    }),
  ],
  [
    'Thunderbird, above the quote',
    (one) => ({
      text: `${flowed(one.words)}${birdSignature(one)}\n\n${birdLine(one)}\n${marked(one.quoted.text)}\n`,
      isFlowed: true,
    }),
  ],
  [
    'Thunderbird, HTML alone',
    (one) => ({
      html: `<!DOCTYPE html><html><body><p>${escaped(one.words).replaceAll('\n', '<br>')}</p>${one.signature ? `<div class="moz-signature">-- <br>${escaped(one.signature.lines).replaceAll('\n', '<br>')}</div>` : ''}<div class="moz-cite-prefix">${escaped(birdLine(one))}<br></div><blockquote type="cite" cite="mid:1@near.test">${one.quoted.html}</blockquote></body></html>`,
    }),
  ],
  [
    'Thunderbird, between the lines',
    (one) => {
      const [first = '', ...others] = one.quoted.text.trimEnd().split('\n');
      return {
        text: `${birdLine(one)}\n${marked(first)}\n\n${one.words}\n\n${marked(others.join('\n'))}\n`,
      };
    },
  ],
];

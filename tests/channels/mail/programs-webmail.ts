import { escaped, lined, marked, own, wrapped, type Program, type Written } from './program.ts';

const gmailLine = ({ language, from }: Written) =>
  ({
    en: `On Sat, Nov 28, 2026 at 3:05\u202fPM ${from.name} <${from.address}> wrote:`,
    fr: `Le sam. 28 nov. 2026, à 15 h 05, ${from.name} <${from.address}> a écrit :`,
    es: `El sáb, 28 nov 2026 a la(s) 3:05\u202fp.m., ${from.name} (<${from.address}>) escribió:`,
  })[language];

const gmailHtml = (written: Written, attributes: string) => {
  const { words, signature, quoted } = written;
  const below = signature
    ? `<div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature">${lined(signature.lines)}</div>`
    : '';
  return `<div ${attributes}>${lined(words)}${below}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escaped(gmailLine(written))}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${quoted.html}</blockquote></div>`;
};

const gmailText = (written: Written) =>
  `${wrapped(own({ ...written, signature: written.signature && { ...written.signature, mark: '-- ' } }))}\n\n${wrapped(gmailLine(written), 72)}\n\n${marked(written.quoted.text)}\n`;

const yahooLine = ({ language, from }: Written) =>
  ({
    en: `On Saturday, November 28, 2026 at 03:05:12 p.m. EST, ${from.name} <${from.address}> wrote:`,
    fr: `Le samedi 28 novembre 2026 à 15 h 05 min 12 s HNE, ${from.name} <${from.address}> a écrit :`,
    es: `El sábado, 28 de noviembre de 2026, 15:05:12 GMT-5, ${from.name} <${from.address}> escribió:`,
  })[language];

const outlookFields = ({ language, from, quoted }: Written) =>
  ({
    en: [
      ['From', `${from.name} <${from.address}>`],
      ['Sent', 'Saturday, November 28, 2026 3:05 PM'],
      ['To', quoted.to],
      ['Subject', quoted.subject],
    ],
    fr: [
      ['De', `${from.name} <${from.address}>`],
      ['Envoyé', '28 novembre 2026 15:05'],
      ['À', quoted.to],
      ['Objet', quoted.subject],
    ],
    es: [
      ['De', `${from.name} <${from.address}>`],
      ['Enviado', 'sábado, 28 de noviembre de 2026 15:05'],
      ['Para', quoted.to],
      ['Asunto', quoted.subject],
    ],
  })[language];

/** The fields above a mail that Outlook quotes, as text; French sets the colon apart. */
export function outlookHeader(written: Written): string {
  const colon = written.language === 'fr' ? ' :' : ':';
  return outlookFields(written)
    .map(([name, value]) => `${name}${colon} ${value}`)
    .join('\n');
}

/** The same as HTML. */
export function outlookHeaderHtml(written: Written): string {
  const colon = written.language === 'fr' ? '&nbsp;:' : ':';
  return outlookFields(written)
    .map(([name, value]) => `<b>${name}${colon}</b> ${escaped(value ?? '')}`)
    .join('<br>\n');
}

const outlookWebHtml = (written: Written, between = '') =>
  `<html><head><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head><body dir="ltr">${lined(written.words, 'div', ' class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;"')}${between}<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000">${outlookHeaderHtml(written)}</font><div>&nbsp;</div></div><div>${written.quoted.html}</div></body></html>`;

/** What is read and written in a browser. */
export const webmail: readonly Program[] = [
  ['Gmail', (one) => ({ text: gmailText(one), html: gmailHtml(one, 'dir="ltr"') })],
  ['Gmail, HTML alone', (one) => ({ html: gmailHtml(one, 'dir="ltr"') })],
  [
    'Gmail, below the quote',
    (one) => ({
      text: `${wrapped(gmailLine(one), 72)}\n\n${marked(one.quoted.text)}\n\n\n${own({ ...one, signature: null })}\n`,
    }),
  ],
  [
    'Gmail, forwarded back',
    (one) => ({
      text: `${one.words}\n\n---------- Forwarded message ---------\n${{ en: 'From', fr: 'De', es: 'De' }[one.language]}: ${one.from.name} <${one.from.address}>\nDate: Sat, Nov 28, 2026 at 3:05 PM\nSubject: ${one.quoted.subject}\nTo: <${one.quoted.to}>\n\n\n${one.quoted.text}\n`,
    }),
  ],
  [
    'Yahoo',
    (one) => ({
      text: ` ${own(one)}\n\n    ${yahooLine(one)}  \n \n ${one.quoted.text.replaceAll('\n', '\n ')}  `,
      html: `<html><head></head><body><div class="ydp1yahoo-style-wrap" style="font-family:Helvetica;">${lined(own(one), 'div', ' dir="ltr" data-setdir="false"')}<div><br></div></div><div id="yahoo_quoted_4711" class="yahoo_quoted"><div>${escaped(yahooLine(one))}</div><div><br></div><div>${one.quoted.html}</div></div></body></html>`,
    }),
  ],
  [
    'Yahoo, text alone',
    (one) => ({ text: `${own(one)}\n\n    ${yahooLine(one)}  \n \n ${one.quoted.text}  ` }),
  ],
  [
    'Outlook on the web',
    (one) => ({
      text: `${own(one)}\n\n________________________________\n${outlookHeader(one)}\n\n${one.quoted.text}`,
      html: outlookWebHtml(
        one,
        one.signature ? `<div id="Signature">${lined(one.signature.lines)}</div>` : '',
      ),
    }),
  ],
  ['Outlook on the web, HTML alone', (one) => ({ html: outlookWebHtml(one) })],
  [
    'Proton',
    (one) => {
      const by = {
        en: 'Sent with [Proton Mail](https://proton.me/mail/home) secure email.',
        fr: 'Envoyé avec la messagerie sécurisée [Proton Mail.](https://proton.me/mail/home)',
        es: 'Enviado con el correo electrónico seguro de [Proton Mail](https://proton.me/mail/home).',
      }[one.language];
      const line = {
        en: `On Saturday, November 28th, 2026 at 3:05 PM, ${one.from.name} <${one.from.address}> wrote:`,
        fr: `Le samedi 28 novembre 2026 à 15:05, ${one.from.name} <${one.from.address}> a écrit :`,
        es: `El sábado, 28 de noviembre de 2026 a las 15:05, ${one.from.name} <${one.from.address}> escribió:`,
      }[one.language];
      return { text: `${one.words}\n\n${by}\n\n${line}\n\n${marked(one.quoted.text)}\n` };
    },
  ],
  [
    'Webmail of a provider',
    (one) => {
      const title = { en: 'Original Message', fr: 'Message original', es: 'Mensaje original' }[
        one.language
      ];
      const names = {
        en: ['From', 'To', 'Sent', 'Subject'],
        fr: ['De', 'À', 'Envoyé', 'Objet'],
        es: ['De', 'Para', 'Enviados', 'Asunto'],
      }[one.language];
      const values = [
        `"${one.from.name}" <${one.from.address}>`,
        one.quoted.to,
        '28/11/2026 15:05:12',
        one.quoted.subject,
      ];
      const fields = names.map((name, place) => `${name}: ${values[place]}`).join('\n');
      return { text: `${own(one)}\n\n----- ${title} -----\n${fields}\n\n${one.quoted.text}` };
    },
  ],
];

import { escaped, lined, marked, wrapped, type Program, type Written } from './program.ts';
import { outlookHeader, outlookHeaderHtml } from './programs-webmail.ts';

const of = (one: Written, texts: Record<Written['language'], string>) => texts[one.language];

const iphoneLine = (one: Written) =>
  of(one, {
    en: `On Nov 28, 2026, at 3:05\u202fPM, ${one.from.name} <${one.from.address}> wrote:`,
    fr: `Le 28 nov. 2026 à 15:05, ${one.from.name} <${one.from.address}> a écrit :`,
    es: `El 28 nov 2026, a la(s) 3:05\u202fp.m., ${one.from.name} <${one.from.address}> escribió:`,
  });
const iphone = (one: Written) =>
  of(one, { en: 'Sent from my iPhone', fr: 'Envoyé de mon iPhone', es: 'Enviado desde mi iPhone' });

const iphoneHtml = (one: Written) =>
  `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">${escaped(one.words).replaceAll('\n', '<br>')}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">${iphone(one)}</div><div dir="ltr"><br><blockquote type="cite">${escaped(iphoneLine(one)).replaceAll('\u202f', '&nbsp;')}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">\ufeff${one.quoted.html}</div></blockquote></body></html>`;

const mobileOutlook = (one: Written, phone: 'iOS' | 'Android') =>
  of(one, {
    en: `Get Outlook for ${phone}<https://aka.ms/o0ukef>`,
    fr:
      phone === 'iOS'
        ? 'Obtenir Outlook pour iOS<https://aka.ms/o0ukef>'
        : 'Télécharger Outlook pour Android<https://aka.ms/AAb9ysg>',
    es: `Obtener Outlook para ${phone}<https://aka.ms/o0ukef>`,
  });

const gmailLine = (one: Written) =>
  of(one, {
    en: `On Sat, Nov 28, 2026, 3:05 PM ${one.from.name} <${one.from.address}> wrote:`,
    fr: `Le sam. 28 nov. 2026, 15 h 05, ${one.from.name} <${one.from.address}> a écrit :`,
    es: `El sáb, 28 de nov de 2026, 3:05 p. m., ${one.from.name} <${one.from.address}> escribió:`,
  });

const yahooLine = (one: Written) =>
  of(one, {
    en: `On Sat, Nov 28, 2026 at 3:05 PM, ${one.from.name}<${one.from.address}> wrote:`,
    fr: `Le sam., nov. 28 2026 à 15:05, ${one.from.name}<${one.from.address}> a écrit :`,
    es: `El sáb., nov. 28 de 2026 a la(s) 3:05 p. m., ${one.from.name}<${one.from.address}> escribió:`,
  });

/** Programs of phones. */
export const phones: readonly Program[] = [
  [
    'iPhone',
    (one) => ({
      text: `${one.words}\n\n${iphone(one)}\n\n> ${iphoneLine(one)}\n> \n> \ufeff\n${marked(one.quoted.text)}\n`,
    }),
  ],
  ['iPhone, HTML alone', (one) => ({ html: iphoneHtml(one) })],
  [
    'iPhone, both',
    (one) => ({
      text: `${one.words}\n\n${iphone(one)}\n\n> ${iphoneLine(one)}\n> \n${marked(one.quoted.text)}\n`,
      html: iphoneHtml(one),
    }),
  ],
  [
    'Gmail on a phone',
    (one) => ({
      text: `${wrapped(one.words)}\n\n${wrapped(gmailLine(one), 72)}\n\n${marked(one.quoted.text)}\n`,
      html: `<div dir="auto">${lined(one.words, 'div', ' dir="auto"')}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escaped(gmailLine(one))}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;">${one.quoted.html}</blockquote></div>`,
    }),
  ],
  [
    'Outlook on an iPhone',
    (one) => ({
      text: `${one.words}\n\n${mobileOutlook(one, 'iOS')}\n________________________________\n${outlookHeader(one)}\n\n${one.quoted.text}\n`,
    }),
  ],
  [
    'Outlook on Android, HTML alone',
    (one) => ({
      html: `<html><body><div dir="auto" style="font-family: Aptos;">${escaped(one.words).replaceAll('\n', '<br>')}</div><div id="ms-outlook-mobile-signature" dir="auto"><br>${escaped(mobileOutlook(one, 'Android').replace(/<.*/, ''))}</div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif">${outlookHeaderHtml(one)}</font></div><br>${one.quoted.html}</body></html>`,
    }),
  ],
  [
    'Yahoo on Android, without its signature',
    (one) => ({
      text: `${one.words}\n \n  ${yahooLine(one)}   ${one.quoted.text}  `,
    }),
  ],
  [
    'Yahoo on Android',
    (one) => {
      const by = of(one, {
        en: 'Sent from Yahoo Mail on Android',
        fr: 'Envoyé à partir de Yahoo Courriel pour Android',
        es: 'Enviado desde Yahoo Mail con Android',
      });
      return { text: `${one.words}\n\n${by}\n \n  ${yahooLine(one)}   ${one.quoted.text}  ` };
    },
  ],
  [
    'Samsung',
    (one) => {
      const by = of(one, {
        en: 'Sent from my Galaxy',
        fr: 'Envoyé de mon Galaxy',
        es: 'Enviado desde mi Galaxy',
      });
      const title = of(one, {
        en: 'Original message',
        fr: 'Message d’origine',
        es: 'Mensaje original',
      });
      const fields = of(one, {
        en: `From: ${one.from.name} <${one.from.address}> \nDate: 2026-11-28 3:05 p.m. (GMT-05:00) \nTo: ${one.quoted.to} \nSubject: ${one.quoted.subject} `,
        fr: `De : ${one.from.name} <${one.from.address}> \nDate : 28/11/2026 15 h 05 (GMT-05:00) \nÀ : ${one.quoted.to} \nObjet : ${one.quoted.subject} `,
        es: `De: ${one.from.name} <${one.from.address}> \nFecha: 28/11/26 3:05 p. m. (GMT-05:00) \nPara: ${one.quoted.to} \nAsunto: ${one.quoted.subject} `,
      });
      return {
        text: `${one.words}\n\n\n${by}\n\n\n-------- ${title} --------\n${fields}\n\n${one.quoted.text}`,
      };
    },
  ],
  [
    'K-9 Mail',
    (one) => {
      const by = of(one, {
        en: 'Sent from my Android device with K-9 Mail. Please excuse my brevity.',
        fr: 'Envoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.',
        es: 'Enviado desde mi dispositivo Android con K-9 Mail. Por favor, disculpa mi brevedad.',
      });
      const line = of(one, {
        en: `On November 28, 2026 3:05:12 p.m. EST, ${one.from.name} <${one.from.address}> wrote:`,
        fr: `Le 28 novembre 2026 15:05:12 GMT-05:00, "${one.from.name}" <${one.from.address}> a écrit :`,
        es: `El 28 de noviembre de 2026 15:05:12 GMT-05:00, ${one.from.name} <${one.from.address}> escribió:`,
      });
      return { text: `${one.words}\n-- \n${by}\n\n${line}\n${marked(one.quoted.text)}\n` };
    },
  ],
];

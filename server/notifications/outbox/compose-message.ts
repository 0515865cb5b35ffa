import type { Language } from '#contract/language.ts';
import { mailPage } from './mail-page.ts';
import type { FootLinks, Letter, Sender } from '#server/notifications/texts/letter.ts';
import { feet } from '#server/notifications/texts/texts.ts';

/** A message as it is sent. */
export interface ComposedMessage {
  subject: string;
  text: string;
  html: string | null;
}

/** A letter as a mail: subject, plain text and HTML. */
export function composeMail(
  letter: Letter,
  language: Language,
  sender: Sender,
  links: FootLinks | null,
): ComposedMessage {
  return {
    subject: oneLine(letter.subject),
    text: plainText(letter, language, sender, links),
    html: mailPage(letter, language, sender, links),
  };
}

/** A letter as a text message; the subject is for the outbox only. */
export function composeSms(letter: Letter): ComposedMessage {
  return { subject: oneLine(letter.subject), text: inGsmCharacters(letter.sms), html: null };
}

/** A letter as a push message: a title and a line. */
export function composePush(letter: Letter): ComposedMessage {
  return {
    subject: oneLine(letter.subject),
    text: oneLine(letter.preview).slice(0, 300).toWellFormed(),
    html: null,
  };
}

/** Prevents header injection: a name with a line break must not start a header. */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * A text without typographic characters: a single one makes the whole message UCS-2, 70 characters a
 * part instead of 160.
 */
export function inGsmCharacters(text: string): string {
  const plain: Record<string, string> = {
    '’': "'",
    '‘': "'",
    '“': '"',
    '”': '"',
    '–': '-',
    '\u00a0': ' ',
  };
  return text
    .replaceAll(/[’‘“”–\u00a0]/g, (sign) => plain[sign] ?? sign)
    .replaceAll('« ', '"')
    .replaceAll(' »', '"');
}

function plainText(
  letter: Letter,
  language: Language,
  { brand, publicUrl }: Sender,
  links: FootLinks | null,
): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const {
    heading,
    paragraphs,
    code,
    figures = [],
    facts = [],
    quote,
    news,
    button,
    links: others,
    after,
    why,
    identity,
  } = letter;
  const foot = feet[language];
  const parts = [
    heading,
    ...paragraphs,
    code,
    quote?.replaceAll(/^/gm, '> '),
    [...figures, ...facts].map(({ label, value }) => `${label}${colon} ${value}`).join('\n'),
    ...(news ?? []).map(({ title, text, url }) => `* ${title}\n  ${text}\n  ${url}`),
    button && `${button.label}${colon}\n${button.url}`,
    ...(others ?? []).map(({ label, url }) => `${label}${colon}\n${url}`),
    ...(after ?? []),
    `--\n${why}`,
    identity,
    links && `${foot.unsubscribe}${colon}\n${links.unsubscribe}`,
    links && `${foot.preferences}${colon}\n${links.preferences}`,
    `${brand}, ${publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

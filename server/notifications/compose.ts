import type { Language } from '#contract/language.ts';
import { mailPage } from './mail-page.ts';
import type { Letter, Sender } from './texts/letter.ts';

/** A message in the form in which it leaves. */
export interface Composed {
  subject: string;
  text: string;
  html: string | null;
}

/** A letter as a mail: subject, plain text and page. */
export function composeMail(letter: Letter, language: Language, sender: Sender): Composed {
  return {
    subject: oneLine(letter.subject),
    text: plainText(letter, language, sender),
    html: mailPage(letter, language, sender),
  };
}

/** A letter as a text message; the subject is for the outbox only. */
export function composeSms(letter: Letter): Composed {
  return { subject: oneLine(letter.subject), text: letter.sms, html: null };
}

/** A name with a line break in it must not start a header of its own. */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function plainText(letter: Letter, language: Language, { brand, publicUrl }: Sender): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const { heading, paragraphs, code, facts, quote, button, after, why } = letter;
  const parts = [
    heading,
    ...paragraphs,
    code,
    facts?.map(({ label, value }) => `${label}${colon} ${value}`).join('\n'),
    quote?.replaceAll(/^/gm, '> '),
    button && `${button.label}${colon}\n${button.url}`,
    ...(after ?? []),
    `--\n${why}\n${brand}, ${publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

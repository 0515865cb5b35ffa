import { inEachLanguage } from '#contract/in-each-language.ts';
import { howToReply as howToReplyEn } from './en/how-to-reply.ts';
import { foot as footEn, letters as en } from './en/letters.ts';
import { howToReply as howToReplyEs } from './es/how-to-reply.ts';
import { foot as footEs, letters as es } from './es/letters.ts';
import { howToReply as howToReplyFr } from './fr/how-to-reply.ts';
import { foot as footFr, letters as fr } from './fr/letters.ts';
import { replyHints as hintsEn } from './en/replies.ts';
import { replyHints as hintsEs } from './es/replies.ts';
import { replyHints as hintsFr } from './fr/replies.ts';
import type { Foot, HowToReply, Letters, ReplyHints } from './letter.ts';

export const letters = inEachLanguage<Letters>('server/notifications/letters', { en, fr, es });

export const feet = inEachLanguage<Foot>('server/notifications/foot', {
  en: footEn,
  fr: footFr,
  es: footEs,
});

export const replyHints = inEachLanguage<ReplyHints>('server/notifications/reply-hints', {
  en: hintsEn,
  fr: hintsFr,
  es: hintsEs,
});

export const howToReply = inEachLanguage<HowToReply>('server/notifications/how-to-reply', {
  en: howToReplyEn,
  fr: howToReplyFr,
  es: howToReplyEs,
});

import type { Language } from '#contract/language.ts';
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

export const letters = { en, fr, es } satisfies Record<Language, Letters>;

export const feet = { en: footEn, fr: footFr, es: footEs } satisfies Record<Language, Foot>;

export const replyHints = {
  en: hintsEn,
  fr: hintsFr,
  es: hintsEs,
} satisfies Record<Language, ReplyHints>;

export const howToReply = {
  en: howToReplyEn,
  fr: howToReplyFr,
  es: howToReplyEs,
} satisfies Record<Language, HowToReply>;

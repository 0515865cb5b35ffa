import type { Language } from '#contract/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ReplyTexts } from './reply-texts.ts';

export const replyTexts = { en, fr, es } satisfies Record<Language, ReplyTexts>;

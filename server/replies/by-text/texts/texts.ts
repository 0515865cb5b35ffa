import { inEachLanguage } from '#contract/in-each-language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ReplyTexts } from './reply-texts.ts';

export const replyTexts = inEachLanguage<ReplyTexts>('server/replies/by-text', { en, fr, es });

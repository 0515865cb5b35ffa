import type { Language } from '#contract/language.ts';
import { foot as footEn, letters as en } from './en/letters.ts';
import { foot as footEs, letters as es } from './es/letters.ts';
import { foot as footFr, letters as fr } from './fr/letters.ts';
import type { Foot, Letters } from './letter.ts';

export const letters = { en, fr, es } satisfies Record<Language, Letters>;

export const feet = { en: footEn, fr: footFr, es: footEs } satisfies Record<Language, Foot>;

import type { Language } from '#contract/language.ts';
import type { Urgency } from '#contract/urgency.ts';
import { letters as en } from './en/letters.ts';
import { letters as es } from './es/letters.ts';
import { letters as fr } from './fr/letters.ts';
import type { Letters } from './letter.ts';

export const letters = { en, fr, es } satisfies Record<Language, Letters>;

/** The urgencies as professionals read them. */
export const urgencyTexts = {
  en: {
    'Very urgent (within 24h)': 'Very urgent (within 24h)',
    'Soon (2-3 days)': 'Soon (2-3 days)',
    'Not urgent (within a week)': 'Not urgent (within a week)',
  },
  fr: {
    'Very urgent (within 24h)': 'Très urgent (d’ici 24 h)',
    'Soon (2-3 days)': 'Bientôt (2 ou 3 jours)',
    'Not urgent (within a week)': 'Pas urgent (d’ici une semaine)',
  },
  es: {
    'Very urgent (within 24h)': 'Muy urgente (en 24 horas)',
    'Soon (2-3 days)': 'Pronto (2 o 3 días)',
    'Not urgent (within a week)': 'Sin urgencia (en una semana)',
  },
} satisfies Record<Language, Record<Urgency, string>>;

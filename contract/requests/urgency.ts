import { inEachLanguage } from '../in-each-language.ts';

/** The three urgencies. On the wire always these English texts; shown in the reader's language. */
export const URGENCIES = [
  'Very urgent (within 24h)',
  'Soon (2-3 days)',
  'Not urgent (within a week)',
] as const;

export type Urgency = (typeof URGENCIES)[number];

/** The names of urgencies for readers. */
export const URGENCY_NAMES = inEachLanguage<Readonly<Record<Urgency, string>>>(
  'contract/urgencies',
  {
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
      'Very urgent (within 24h)': 'Muy urgente (en 24 h)',
      'Soon (2-3 days)': 'Pronto (2 o 3 días)',
      'Not urgent (within a week)': 'No urgente (en una semana)',
    },
  },
);

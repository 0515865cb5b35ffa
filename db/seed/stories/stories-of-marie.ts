import { DAY_MINUTES } from '#contract/durations.ts';
import type { Story } from './story.ts';

const HOME = {
  location: '5420 rue Fabre, Montréal, Québec, Canada',
  area: 'Montréal, Québec',
  lat: 45.5499,
  lon: -73.5824,
};
const SOON = 'Soon (2-3 days)';
const NOT_URGENT = 'Not urgent (within a week)';

/** The requests of customer@demo.test, one in every status. */
export const STORIES_OF_MARIE: readonly Story[] = [
  {
    key: 'tap',
    customer: 'marie',
    profession: 'plumber',
    description: 'La champlure de la cuisine coule depuis hier, un filet d’eau sous l’évier.',
    ...HOME,
    urgency: SOON,
    hoursAgo: 5,
    withPlumber: true,
    leads: [
      { seen: 4, accepts: 11, says: 'Je suis dans le coin demain matin.' },
      { seen: 9, declines: 22, reason: 'too_busy', says: 'Ma semaine est complète, désolé.' },
      { expires: 240 },
      { replaces: 1, seen: 60, accepts: 95, says: 'Disponible demain en fin de journée.' },
      { replaces: 2, seen: 262 },
    ],
    messages: [
      {
        from: 'professional',
        text: 'Bonjour Marie! Je peux passer demain matin. C’est un robinet à une ou deux poignées?',
        at: 17,
      },
      { from: 'customer', text: 'Une seule poignée, il a une dizaine d’années.', at: 25 },
      {
        from: 'professional',
        text: 'Parfait, j’apporte une cartouche. Entre 8 h et 9 h, ça vous convient?',
        at: 28,
      },
    ],
  },
  {
    key: 'painter',
    customer: 'marie',
    profession: 'painter',
    description: 'Repeindre un salon double et le corridor, environ 45 m², plafonds compris.',
    ...HOME,
    urgency: NOT_URGENT,
    hoursAgo: 2,
    leads: [{ seen: 35 }, {}, { declines: 41, seen: 12, reason: 'too_far' }, { replaces: 2 }],
  },
  {
    key: 'windows',
    customer: 'marie',
    profession: 'window-installer',
    description: 'Remplacer la fenêtre de la salle de bain, la vitre est embuée.',
    location: 'Percé, Québec, Canada',
    area: 'Percé, Québec',
    lat: 48.5244,
    lon: -64.2133,
    urgency: NOT_URGENT,
    hoursAgo: 30,
    leads: [],
  },
  {
    key: 'shelves',
    customer: 'marie',
    profession: 'carpenter',
    description: 'Une bibliothèque encastrée de 2,4 m autour de la cheminée, en merisier.',
    ...HOME,
    urgency: NOT_URGENT,
    hoursAgo: 150,
    leads: [
      { seen: 14, accepts: 30, says: 'Beau projet! Je travaille souvent le merisier.' },
      { seen: 50, accepts: 75, leaves: { at: 1200, because: 'hired_other' } },
      { leaves: { at: 1200, because: 'hired_other' } },
    ],
    hires: { at: 1200, lead: 0 },
    reports: 117 * 60,
    messages: [
      {
        from: 'professional',
        text: 'Bonjour! Je peux venir prendre les mesures jeudi en fin de journée.',
        at: 60,
      },
      { from: 'customer', text: 'Jeudi après 17 h, c’est parfait. Merci!', at: 82 },
      {
        from: 'professional',
        text: 'Tout est posé et huilé. Laissez sécher 24 heures avant d’y mettre les livres.',
        at: 117 * 60 - 5,
      },
    ],
  },
  {
    key: 'wiring',
    customer: 'marie',
    profession: 'electrician',
    description: 'Ajouter deux prises dans le bureau et changer le plafonnier du corridor.',
    ...HOME,
    urgency: SOON,
    hoursAgo: 260,
    leads: [
      { seen: 20, accepts: 33 },
      { leaves: { at: 200, because: 'hired_other' } },
      { seen: 12, declines: 50, reason: 'too_busy' },
      { replaces: 2, seen: 70, leaves: { at: 200, because: 'hired_other' } },
    ],
    hires: { at: 200, lead: 0 },
    reports: 3 * DAY_MINUTES,
    completes: { at: 3 * DAY_MINUTES + 90 },
    messages: [
      {
        from: 'professional',
        text: 'C’est fait, et le disjoncteur est identifié.',
        at: 3 * DAY_MINUTES,
      },
      { from: 'customer', text: 'Merci, tout fonctionne!', at: 3 * DAY_MINUTES + 85 },
    ],
  },
  {
    key: 'moving',
    customer: 'marie',
    profession: 'mover',
    description: 'Déménager un quatre et demie, deuxième étage, avec un piano droit.',
    ...HOME,
    urgency: SOON,
    hoursAgo: 700,
    leads: [
      { seen: 6, accepts: 18, says: 'On a la sangle et l’équipe pour le piano.' },
      { seen: 9, declines: 31, reason: 'not_my_trade', says: 'On ne fait pas les pianos.' },
      { leaves: { at: 120, because: 'hired_other' } },
      { replaces: 1, leaves: { at: 120, because: 'hired_other' } },
    ],
    hires: { at: 120, lead: 0 },
    reports: 4000,
    completes: { at: 4050 },
    messages: [{ from: 'customer', text: 'Merci encore, le piano est intact!', at: 4040 }],
    review: {
      at: 4300,
      stars: 5,
      comment:
        'Le piano a descendu deux étages sans une égratignure, et l’équipe chantait. Prix annoncé, prix payé.',
      answer: { at: 5600, text: 'Merci Marie! C’est le piano qui donnait le ton.' },
    },
  },
  {
    key: 'tutor',
    customer: 'marie',
    profession: 'tutor',
    description: 'Aide en maths de secondaire 4, une fois par semaine.',
    ...HOME,
    location: 'Rosemont, Montréal, Québec, Canada',
    urgency: NOT_URGENT,
    hoursAgo: 400,
    leads: [
      { seen: 30, accepts: 44, leaves: { at: 1100, because: 'cancelled' } },
      { leaves: { at: 1100, because: 'cancelled' } },
      { seen: 90, declines: 130, reason: 'too_busy' },
      { replaces: 2, leaves: { at: 1100, because: 'cancelled' } },
    ],
    cancels: { at: 1100, reason: 'L’école offre finalement de la récupération le midi.' },
  },
];

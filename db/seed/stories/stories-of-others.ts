import { DAY_MINUTES } from '#contract/durations.ts';
import type { Story } from './story.ts';

const ROSEMONT = { area: 'Montréal, Québec', lat: 45.5499, lon: -73.5824 };
const VILLERAY = {
  location: '7250 rue Saint-Denis, Montréal, Québec, Canada',
  area: 'Montréal, Québec',
  lat: 45.5402,
  lon: -73.6152,
};
const NDG = {
  location: '2115 avenue Marcil, Montréal, Québec, Canada',
  area: 'Montréal, Québec',
  lat: 45.4702,
  lon: -73.6121,
};
const MASSON = { location: '3455 rue Masson, Montréal, Québec, Canada', ...ROSEMONT };
const VERY_URGENT = 'Very urgent (within 24h)';
const SOON = 'Soon (2-3 days)';
const NOT_URGENT = 'Not urgent (within a week)';

/** Requests of others: leads of pro@demo.test, and one in Mexico. */
export const STORIES_OF_OTHERS: readonly Story[] = [
  {
    key: 'heater',
    customer: 'thomas',
    profession: 'plumber',
    description:
      'Water heater is leaking from the bottom and there is no hot water since this morning.',
    ...NDG,
    urgency: VERY_URGENT,
    hoursAgo: 0.1,
    withPlumber: true,
    leads: [{}, { seen: 2 }, {}],
  },
  {
    key: 'bathroom',
    customer: 'ines',
    profession: 'plumber',
    description: 'Installer une toilette et un lavabo neufs, les pièces sont déjà achetées.',
    ...VILLERAY,
    urgency: NOT_URGENT,
    hoursAgo: 5,
    withPlumber: true,
    leads: [{}, { seen: 15, declines: 22, reason: 'price' }, { seen: 51 }, { replaces: 1 }],
  },
  {
    key: 'drain',
    customer: 'odette',
    profession: 'plumber',
    description:
      'Le drain du sous-sol refoule quand il pleut fort. J’aimerais une inspection par caméra.',
    ...MASSON,
    urgency: SOON,
    hoursAgo: 6,
    withPlumber: true,
    leads: [
      { seen: 3, accepts: 12, says: 'Bonjour, j’ai la caméra. Je peux passer demain.' },
      { seen: 20, accepts: 48 },
      { seen: 31, expires: 240 },
      { replaces: 2 },
    ],
    messages: [
      {
        from: 'customer',
        text: 'Bonjour, est-ce que la caméra est comprise dans votre prix?',
        at: 21,
      },
    ],
  },
  {
    key: 'dishwasher',
    customer: 'thomas',
    profession: 'plumber',
    description: 'Hook up a dishwasher where there was none, and move the shut-off valve.',
    ...NDG,
    urgency: NOT_URGENT,
    hoursAgo: 70,
    withPlumber: true,
    leads: [
      { seen: 12, accepts: 40, says: 'I can do Thursday, about two hours of work.' },
      { seen: 33, accepts: 64, leaves: { at: 300, because: 'hired_other' } },
      { leaves: { at: 300, because: 'hired_other' } },
    ],
    hires: { at: 300, lead: 0 },
    messages: [
      { from: 'customer', text: 'Thursday is great. Do you bring the hose?', at: 310 },
      { from: 'professional', text: 'Yes, and the fittings. See you at ten.', at: 325 },
    ],
  },
  {
    key: 'shower',
    customer: 'ines',
    profession: 'plumber',
    description: 'Changer la valve de la douche, l’eau est soit brûlante, soit glacée.',
    ...VILLERAY,
    urgency: SOON,
    hoursAgo: 90,
    withPlumber: true,
    leads: [
      { seen: 8, accepts: 20, leaves: { at: 200, because: 'hired_other' } },
      { seen: 15, accepts: 26, says: 'Je passe ce soir si vous voulez.' },
      { leaves: { at: 200, because: 'hired_other' } },
    ],
    hires: { at: 200, lead: 1 },
  },
  {
    key: 'boiler',
    customer: 'odette',
    profession: 'plumber',
    description: 'Purger les calorifères avant l’hiver, il y en a onze.',
    ...MASSON,
    urgency: SOON,
    hoursAgo: 190,
    withPlumber: true,
    leads: [
      { expires: 240 },
      { seen: 40, accepts: 61 },
      { seen: 55, accepts: 80, leaves: { at: 290, because: 'hired_other' } },
      { replaces: 0, leaves: { at: 290, because: 'hired_other' } },
    ],
    hires: { at: 290, lead: 1 },
    reports: DAY_MINUTES,
    completes: { at: 8 * DAY_MINUTES - 300, bySilence: true },
  },
  {
    key: 'sink',
    customer: 'ines',
    profession: 'plumber',
    description: 'Lavabo bouché dans la salle de bain du haut.',
    ...VILLERAY,
    urgency: SOON,
    hoursAgo: 900,
    withPlumber: true,
    leads: [
      { seen: 5, accepts: 14 },
      { leaves: { at: 90, because: 'hired_other' } },
      { seen: 22, leaves: { at: 90, because: 'hired_other' } },
    ],
    hires: { at: 90, lead: 0 },
    reports: 2800,
    completes: { at: 2860 },
    messages: [
      { from: 'professional', text: 'C’est réglé! N’hésitez pas si ça revient.', at: 2801 },
    ],
    review: {
      at: 3100,
      stars: 5,
      comment: 'Débouché en vingt minutes, avec un truc pour que ça ne recommence pas. Merci!',
      answer: { at: 4400, text: 'Merci Inès! La petite grille fait des miracles.' },
    },
  },
  {
    key: 'oven',
    customer: 'carlos',
    profession: 'electrician',
    description: 'Se va la luz en la cocina cuando prendo el horno y el microondas juntos.',
    location: 'Coyoacán, Ciudad de México, México',
    area: 'Ciudad de México, CDMX',
    lat: 19.3467,
    lon: -99.1617,
    urgency: SOON,
    hoursAgo: 12,
    leads: [
      { seen: 5, accepts: 12, says: 'Con gusto. Suena a que falta un circuito aparte.' },
      { expires: 240 },
      { seen: 18, declines: 30, reason: 'too_far' },
      { replaces: 2, seen: 44, accepts: 70 },
      { replaces: 1, seen: 260, accepts: 300 },
    ],
    messages: [
      {
        from: 'professional',
        text: 'Buenas tardes, puedo revisarlo mañana a las 10.',
        at: 24,
      },
    ],
  },
];

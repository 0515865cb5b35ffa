import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professions.ts';
import type { LeadStatus, RequestStatus } from '#contract/statuses.ts';
import type { Urgency } from '#contract/urgency.ts';

/** People who asked for something, beside customer@demo.test. */
export const DEMO_CUSTOMERS = [
  { key: 'marie', email: 'customer@demo.test', name: 'Marie Lavoie', language: 'fr' },
  { key: 'thomas', email: 'thomas.reid@demo.test', name: 'Thomas Reid', language: 'en' },
  { key: 'ines', email: 'ines.benali@demo.test', name: 'Inès Benali', language: 'fr' },
  { key: 'carlos', email: 'carlos.medina@demo.test', name: 'Carlos Medina', language: 'es' },
  { key: 'odette', email: 'odette.fortin@demo.test', name: 'Odette Fortin', language: 'fr' },
] as const satisfies { key: string; email: string; name: string; language: Language }[];

/** A request of the demo world and what became of it; the plumber's lead comes first where he has one. */
export interface Story {
  key: string;
  customer: (typeof DEMO_CUSTOMERS)[number]['key'];
  profession: Profession;
  description: string;
  location: string;
  area: string;
  lat: number;
  lon: number;
  urgency: Urgency;
  status: RequestStatus;
  hoursAgo: number;
  withPlumber: boolean;
  leads: readonly LeadStatus[];
  /** Between the customer and the first who accepted; minutes after the acceptance. */
  messages: readonly { from: 'customer' | 'professional'; text: string; minutes: number }[];
}

const VERY_URGENT: Urgency = 'Very urgent (within 24h)';
const SOON: Urgency = 'Soon (2-3 days)';
const NOT_URGENT: Urgency = 'Not urgent (within a week)';
const ROSEMONT = { area: 'Montréal, Québec', lat: 45.5499, lon: -73.5824 };

export const STORIES: readonly Story[] = [
  {
    key: 'tap',
    customer: 'marie',
    profession: 'plumber',
    description: 'La champlure de la cuisine coule depuis hier, un filet d’eau sous l’évier.',
    location: '5420 rue Fabre, Montréal, Québec, Canada',
    ...ROSEMONT,
    urgency: SOON,
    status: 'accepted',
    hoursAgo: 20,
    withPlumber: true,
    leads: ['accepted', 'denied', 'pending'],
    messages: [
      {
        from: 'professional',
        text: 'Bonjour Marie! Je peux passer demain matin. C’est un robinet à une ou deux poignées?',
        minutes: 6,
      },
      { from: 'customer', text: 'Une seule poignée, il a une dizaine d’années.', minutes: 14 },
      {
        from: 'professional',
        text: 'Parfait, j’apporte une cartouche. Entre 8 h et 9 h, ça vous convient?',
        minutes: 17,
      },
    ],
  },
  {
    key: 'painter',
    customer: 'marie',
    profession: 'painter',
    description: 'Repeindre un salon double et le corridor, environ 45 m², plafonds compris.',
    location: '5420 rue Fabre, Montréal, Québec, Canada',
    ...ROSEMONT,
    urgency: NOT_URGENT,
    status: 'sent',
    hoursAgo: 2,
    withPlumber: false,
    leads: ['pending', 'pending', 'pending'],
    messages: [],
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
    status: 'pending',
    hoursAgo: 30,
    withPlumber: false,
    leads: [],
    messages: [],
  },
  {
    key: 'shelves',
    customer: 'marie',
    profession: 'carpenter',
    description: 'Une bibliothèque encastrée de 2,4 m autour de la cheminée, en merisier.',
    location: '5420 rue Fabre, Montréal, Québec, Canada',
    ...ROSEMONT,
    urgency: NOT_URGENT,
    status: 'in_progress',
    hoursAgo: 150,
    withPlumber: false,
    leads: ['accepted', 'withdrawn', 'withdrawn'],
    messages: [
      {
        from: 'professional',
        text: 'Bonjour! Je peux venir prendre les mesures jeudi en fin de journée.',
        minutes: 30,
      },
      { from: 'customer', text: 'Jeudi après 17 h, c’est parfait. Merci!', minutes: 52 },
    ],
  },
  {
    key: 'moving',
    customer: 'marie',
    profession: 'mover',
    description: 'Déménager un quatre et demie, deuxième étage, avec un piano droit.',
    location: '5420 rue Fabre, Montréal, Québec, Canada',
    ...ROSEMONT,
    urgency: SOON,
    status: 'completed',
    hoursAgo: 700,
    withPlumber: false,
    leads: ['accepted', 'denied', 'withdrawn'],
    messages: [{ from: 'customer', text: 'Merci encore, le piano est intact!', minutes: 4000 }],
  },
  {
    key: 'tutor',
    customer: 'marie',
    profession: 'tutor',
    description: 'Aide en maths de secondaire 4, une fois par semaine.',
    location: 'Rosemont, Montréal, Québec, Canada',
    ...ROSEMONT,
    urgency: NOT_URGENT,
    status: 'cancelled',
    hoursAgo: 400,
    withPlumber: false,
    leads: ['withdrawn', 'withdrawn', 'withdrawn'],
    messages: [],
  },
  {
    key: 'heater',
    customer: 'thomas',
    profession: 'plumber',
    description:
      'Water heater is leaking from the bottom and there is no hot water since this morning.',
    location: '2115 avenue Marcil, Montréal, Québec, Canada',
    area: 'Montréal, Québec',
    lat: 45.4702,
    lon: -73.6121,
    urgency: VERY_URGENT,
    status: 'sent',
    hoursAgo: 0.3,
    withPlumber: true,
    leads: ['pending', 'pending', 'pending'],
    messages: [],
  },
  {
    key: 'bathroom',
    customer: 'ines',
    profession: 'plumber',
    description: 'Installer une toilette et un lavabo neufs, les pièces sont déjà achetées.',
    location: '7250 rue Saint-Denis, Montréal, Québec, Canada',
    area: 'Montréal, Québec',
    lat: 45.5402,
    lon: -73.6152,
    urgency: NOT_URGENT,
    status: 'sent',
    hoursAgo: 5,
    withPlumber: true,
    leads: ['pending', 'denied', 'pending'],
    messages: [],
  },
  {
    key: 'drain',
    customer: 'odette',
    profession: 'plumber',
    description:
      'Le drain du sous-sol refoule quand il pleut fort. J’aimerais une inspection par caméra.',
    location: '3455 rue Masson, Montréal, Québec, Canada',
    ...ROSEMONT,
    urgency: SOON,
    status: 'accepted',
    hoursAgo: 28,
    withPlumber: true,
    leads: ['accepted', 'accepted', 'pending'],
    messages: [
      {
        from: 'customer',
        text: 'Bonjour, est-ce que la caméra est comprise dans votre prix?',
        minutes: 9,
      },
    ],
  },
  {
    key: 'sink',
    customer: 'ines',
    profession: 'plumber',
    description: 'Lavabo bouché dans la salle de bain du haut.',
    location: '7250 rue Saint-Denis, Montréal, Québec, Canada',
    area: 'Montréal, Québec',
    lat: 45.5402,
    lon: -73.6152,
    urgency: SOON,
    status: 'completed',
    hoursAgo: 900,
    withPlumber: true,
    leads: ['accepted', 'withdrawn', 'withdrawn'],
    messages: [
      { from: 'professional', text: 'C’est réglé! N’hésitez pas si ça revient.', minutes: 2800 },
    ],
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
    status: 'accepted',
    hoursAgo: 12,
    withPlumber: false,
    leads: ['accepted', 'pending', 'denied'],
    messages: [
      {
        from: 'professional',
        text: 'Buenas tardes, puedo revisarlo mañana a las 10.',
        minutes: 12,
      },
    ],
  },
];

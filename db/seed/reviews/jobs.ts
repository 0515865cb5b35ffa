import type { UnderstoodLanguage } from '#contract/language.ts';

/** Descriptions of past requests that fit any trade. */
export const JOB_WORDS: Record<UnderstoodLanguage, readonly string[]> = {
  en: [
    'The usual once-a-year job, nothing complicated. Weekday mornings are best.',
    'Something has to be put right before the family arrives at the end of the month.',
    'Second opinion wanted, and the work itself if the price is reasonable.',
    'We have just moved in and would like this done properly from the start.',
    'A small job, but it has been waiting for far too long.',
    'I started this myself. I would rather somebody who knows how finished it.',
  ],
  fr: [
    'Le petit travail de chaque année, rien de compliqué. Les matins de semaine sont parfaits.',
    'À régler avant que la parenté arrive, à la fin du mois.',
    'J’aimerais un deuxième avis, et le travail aussi si le prix a du bon sens.',
    'On vient d’emménager et on voudrait que ce soit bien fait dès le départ.',
    'Un petit travail, mais il attend depuis bien trop longtemps.',
    'J’ai commencé moi-même. J’aimerais mieux que quelqu’un du métier finisse.',
  ],
  es: [
    'El trabajo de cada año, nada complicado. Mejor por la mañana, entre semana.',
    'Hay que dejarlo listo antes de que llegue la familia a fin de mes.',
    'Quiero una segunda opinión, y el trabajo también si el precio es razonable.',
    'Acabamos de mudarnos y queremos que quede bien hecho desde el principio.',
    'Es algo pequeño, pero lleva demasiado tiempo pendiente.',
    'Empecé por mi cuenta. Prefiero que lo termine alguien que sepa.',
  ],
};

/** Descriptions of the requests to the demo's plumber. */
export const PLUMBING_JOB_WORDS: Record<UnderstoodLanguage, readonly string[]> = {
  en: [
    'Kitchen faucet drips day and night. I already have the new one.',
    'The toilet upstairs runs all the time.',
    'Low pressure in the shower since the street was opened up.',
    'Shut-off valve under the sink is stuck; I would like all four replaced.',
    'Outdoor tap has to be closed for the winter, and it leaks a little.',
  ],
  fr: [
    'La chasse d’eau de la toilette coule sans arrêt.',
    'Installer un lave-vaisselle là où il n’y en avait pas.',
    'Le chauffe-eau a douze ans et il commence à rouiller par en dessous.',
    'Drain de plancher bouché dans la salle de lavage.',
    'Changer le robinet de la salle de bain, la pièce est achetée.',
    'Une tache au plafond du salon, juste sous la douche de l’étage.',
    'Fermer la sortie d’eau extérieure avant le gel.',
    'Les tuyaux cognent quand la laveuse se remplit.',
  ],
  es: [
    'El lavabo del baño se vacía muy despacio.',
    'Gotea la regadera aunque la cierre bien.',
    'Quiero cambiar la llave de la cocina, ya compré la nueva.',
    'Sale poca agua caliente desde hace una semana.',
  ],
};

/** Where they live, all within his service area. */
export const PLUMBING_PLACES = [
  { location: 'Rosemont, Montréal, Québec', lat: 45.5536, lon: -73.5818 },
  { location: 'Rosemont, Montréal, Québec', lat: 45.5536, lon: -73.5818 },
  { location: 'Villeray, Montréal, Québec', lat: 45.5433, lon: -73.6169 },
  { location: 'Le Plateau-Mont-Royal, Montréal, Québec', lat: 45.5217, lon: -73.5795 },
  { location: 'Verdun, Montréal, Québec', lat: 45.4587, lon: -73.5674 },
  { location: 'Chomedey, Laval, Québec', lat: 45.5441, lon: -73.7453 },
  { location: 'Vieux-Longueuil, Longueuil, Québec', lat: 45.5394, lon: -73.5109 },
] as const;

import type { AnswerPace } from '../answer-pace.ts';
import type { PageTexts } from './en.ts';

const PACES: Record<AnswerPace, string> = {
  minutes: 'Répond d’habitude en quelques minutes',
  hour: 'Répond d’habitude en moins d’une heure',
  hours: 'Répond d’habitude en quelques heures',
  day: 'Répond d’habitude en moins d’une journée',
  days: 'Répond d’habitude en quelques jours',
};
const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const reviews = (count: number) => plural(count, 'avis', 'avis');
const people = (count: number) => plural(count, 'pro', 'pros');

export const fr: PageTexts = {
  scheme: { label: 'Apparence', system: 'Système', light: 'Clair', dark: 'Sombre' },
  skip: 'Aller au contenu',
  ask: 'Demander une soumission',
  askHint: 'C’est gratuit, et personne ne voit votre numéro avant que vous le décidiez.',
  askFor: (trade) => `Je cherche : ${trade}`,
  languages: 'Langue de la page',
  crumbs: 'Où vous êtes',
  everybody: 'Tous les pros',
  footTagline: 'Une plateforme ouverte de services de proximité.',
  about: 'À propos',
  contact: 'Nous joindre',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  forProfessionals: 'Pour les pros',
  ratingOf: (rating) => `Note de ${rating} sur 5`,
  reviews,
  newHere: 'Nouveau profil',
  profile: {
    title: (name, trade, city) => `${name}, ${trade}${city && ` à ${city}`}`,
    description: (name, trade, area, rating, count) =>
      `${name} : ${trade}, ${area}. ${count > 0 ? `Note de ${rating} sur 5, ${reviews(count)}. ` : ''}Demandez une soumission gratuite.`,
    noWords: (name) => `${name} n’a encore rien écrit ici.`,
    about: (name) => `À propos de ${name}`,
    photos: 'Photos de travaux',
    photo: (number) => `Photo de travaux ${number}`,
    facts: 'Bon à savoir',
    paces: PACES,
    keptAll: (count) => `Présence à tous les ${count} derniers rendez-vous`,
    missed: (missed, count) =>
      `${missed} rendez-vous manqué${missed === 1 ? '' : 's'} sur ${count}`,
    missedHint: 'Selon des clients, sans contestation.',
    years: (count) => `${plural(count, 'an', 'ans')} d’expérience`,
    licence: 'Licence vérifiée',
    licenceHint: (authority, number, date) => `${authority}, numéro ${number}, vérifiée le ${date}`,
    insurance: 'Assurance vérifiée',
    insuranceHint: (company, date) => `${company}, vérifiée le ${date}`,
    newHint: 'Pas encore d’avis : il faut bien un premier client.',
    certifications: 'Formation et certificats',
    speaks: 'Langues',
    rate: 'Tarif horaire',
    perHour: (amount) => `${amount} l’heure`,
    perHourShort: (amount) => `${amount}/h`,
    minimum: 'Travail minimum',
    from: (amount) => `à partir de ${amount}`,
    area: 'Se déplace',
    within: (distance, area) => `Jusqu’à ${distance} autour de ${area}`,
    trades: 'Travaille aussi comme',
    hours: 'Heures de travail',
    closed: 'Fermé',
    always: 'En tout temps, sur entente',
    reviewsTitle: 'Avis',
    onlyCustomers: 'Seuls les clients dont le travail est terminé peuvent en écrire un.',
    noReviews: 'Personne n’a encore écrit d’avis.',
    stars: (count) => plural(count, 'étoile', 'étoiles'),
    distribution: 'Combien de clients ont donné chaque note',
    former: 'Ancien client',
    answerOf: (name) => `Réponse de ${name}`,
    more: (trades, city) => `${trades} à ${city}`,
  },
  share: {
    title: 'Partager cette page',
    mail: 'Par courriel',
    sms: 'Par texto',
    address: 'L’adresse de cette page, à copier',
  },
  pages: {
    label: 'Pages',
    next: 'Suivante',
    previous: 'Précédente',
    of: (page, all) => `Page ${page} de ${all}`,
  },
  city: {
    sortLabel: 'Ordre',
    sorts: { best: 'Les mieux notés', reviews: 'Le plus d’avis', price: 'Le prix le plus bas' },
    title: (trades, city) => `${trades} à ${city}`,
    description: (trades, area, count, rating) =>
      `${people(count)} à ${area} : ${trades.toLowerCase()}, avec les avis de vrais clients${rating && `, note moyenne de ${rating} sur 5`}. Dites ce qu’il vous faut, et jusqu’à trois pros sont contactés.`,
    map: (city) => `Carte (${city}) : où travaillent ces professionnels`,
    count: people,
    mean: (rating, count) => `${rating} en moyenne, d’après ${reviews(count)}`,
    elsewhere: (trades) => `${trades} dans d’autres villes`,
  },
  trade: {
    title: (trades) => `${trades} par ville`,
    description: (trades) =>
      `${trades} près de chez vous, avec les avis de vrais clients : choisissez votre ville, ou dites ce qu’il vous faut et jusqu’à trois pros sont contactés.`,
    lead: 'Choisissez votre ville pour voir qui y travaille.',
  },
  trades: {
    search: 'Quel métier cherchez-vous?',
    searchHint: 'Plombier, peintre, tuteur…',
    find: 'Rechercher',
    popular: 'Les plus représentés',
    others: 'Autres métiers',
    found: (words: string) => `Métiers pour « ${words} »`,
    nothing: (words: string) =>
      `Aucun métier ne s’appelle « ${words} ». Dites-le dans vos mots, on trouvera le bon.`,
    all: 'Tous les métiers',
    count: people,
    title: 'Les pros par métier',
    description:
      'Plombiers, électriciens, peintres et autres pros près de chez vous, avec les avis de vrais clients.',
    lead: 'Tout le monde ici a accepté d’être trouvé, et chaque avis tient à un travail terminé.',
  },
  absent: {
    title: 'Il n’y a personne ici',
    text: 'Cette page n’existe pas, ou le pro l’a retirée.',
    action: 'Dire ce qu’il vous faut',
  },
  badge: {
    label: (name, rating, count) =>
      count > 0
        ? `${name} : note de ${rating} sur 5, ${reviews(count)}`
        : `${name} : nouveau profil`,
    on: (brand) => `sur ${brand}`,
  },
};

import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-languages.ts';

export const texts: Texts<typeof en> = {
  title: 'Langues',
  hint: 'Les langues de chaque page et de chaque message, et celle des personnes qui n’en lisent aucune.',
  changed: 'Dernière modification le {date} par {by}.',
  failed: 'Les langues n’ont pas pu être chargées',
  names: { en: 'Anglais', fr: 'Français', es: 'Espagnol' },
  inSentence: { en: 'anglais', fr: 'français', es: 'espagnol' },
  offered: 'Langues offertes',
  offeredHint:
    'Au moins une. Ce qu’on écrit à l’assistant est compris dans chacune, offerte ou non.',
  people:
    '{count, plural, =0 {Choisie par personne} one {Choisie par # personne} many {Choisie par # de personnes} other {Choisie par # personnes}}',
  standard: 'Langue par défaut',
  standardHint:
    'Celle de toute personne dont le compte, le lien ou le navigateur ne nomme aucune langue offerte.',
  save: 'Enregistrer…',
  discard: 'Annuler les changements',
  saved: 'Les langues ont été enregistrées',
  notSaved: 'Les langues n’ont pas été enregistrées',
  everywhere:
    'Toutes les pages les ont désormais. Celles qui sont ouvertes les auront une fois rechargées.',
  reload: 'Recharger cette page',
  confirm: {
    title: 'Changer les langues du site?',
    button: 'Changer',
    gone: 'Le site n’est plus offert en {language}\u00a0: ni dans le choix de la langue, ni sur les pages publiques, ni dans le plan du site.',
    people:
      '{count, plural, =0 {Personne n’a choisi cette langue dans son compte.} one {# personne l’avait choisie et lit désormais le site et ses messages en {standard}; son choix est gardé.} many {# de personnes l’avaient choisie et lisent désormais le site et leurs messages en {standard}; leur choix est gardé.} other {# personnes l’avaient choisie et lisent désormais le site et leurs messages en {standard}; leur choix est gardé.}}',
    links: 'Les liens vers des pages qui ne sont plus offertes ouvrent la même page en {standard}.',
    understood:
      'Quiconque écrit à l’assistant dans une langue qui n’est pas offerte est toujours compris.',
    back: 'Le site est offert en {language}{count, plural, =0 {.} one {, et # personne qui l’avait choisi le lit ainsi.} many {, et # de personnes qui l’avaient choisi le lisent ainsi.} other {, et # personnes qui l’avaient choisi le lisent ainsi.}}',
    standard: 'Par défaut, le site est en {standard}, quoi que dise son environnement.',
  },
};

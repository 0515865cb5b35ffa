import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-units.ts';

export const texts: Texts<typeof en> = {
  title: 'Unités',
  hint: 'La devise et l’unité de distance, sur chaque page et dans chaque message.',
  changed: 'Dernière modification le {date} par {by}.',
  failed: 'Les unités n’ont pas pu être chargées',
  currency: 'Devise',
  currencyHint:
    'Celle des soumissions, des factures et des tarifs\u00a0: {example}. Les forfaits se paient en dollars américains, quel que soit ce choix.',
  byDefault: 'Comme à l’installation\u00a0: {currency}',
  distance: 'Distances',
  distanceHint:
    'À quelle distance quelqu’un se trouve, et jusqu’où les professionnels se déplacent.',
  units: { km: 'Kilomètres', mi: 'Milles' },
  save: 'Enregistrer…',
  discard: 'Annuler les changements',
  saved: 'Les unités ont été enregistrées',
  notSaved: 'Les unités n’ont pas été enregistrées',
  everywhere:
    'Toutes les pages les ont désormais. Celles qui sont ouvertes les auront une fois rechargées.',
  reload: 'Recharger cette page',
  confirm: {
    title: 'Changer les unités du site?',
    button: 'Changer',
    new: 'Désormais, les soumissions ainsi que les rapports et les factures sans prix convenu sont en {to}.',
    quotes:
      '{open, plural, =0 {Aucune soumission n’attend de réponse} one {# soumission attend une réponse et reste telle qu’envoyée} many {# de soumissions attendent une réponse et restent telles qu’envoyées} other {# soumissions attendent une réponse et restent telles qu’envoyées}}; {accepted, plural, =0 {aucune n’a été acceptée} one {# acceptée reste telle que convenue, avec tout ce qui en découle} many {# d’acceptées restent telles que convenues, avec tout ce qui en découle} other {# acceptées restent telles que convenues, avec tout ce qui en découle}}.',
    rates:
      '{count, plural, =0 {Aucun professionnel n’indique de tarif.} one {# professionnel garde son tarif dans sa devise jusqu’à ce qu’il le saisisse de nouveau.} many {# de professionnels gardent leurs tarifs dans leur devise jusqu’à ce qu’ils les saisissent de nouveau.} other {# professionnels gardent leurs tarifs dans leur devise jusqu’à ce qu’ils les saisissent de nouveau.}}',
    notConverted:
      'Rien n’est converti\u00a0: aucun montant en {from} ne devient un montant en {to}.',
    plans: 'Les forfaits restent en dollars américains.',
    distance: {
      km: 'Les distances sont écrites en kilomètres, sur chaque page et dans les nouveaux messages.',
      mi: 'Les distances sont écrites en milles, sur chaque page et dans les nouveaux messages.',
    },
    areas: 'Chaque territoire garde son étendue.',
    pinned: 'Le site reste en {to}, quoi que dise plus tard son environnement.',
  },
};

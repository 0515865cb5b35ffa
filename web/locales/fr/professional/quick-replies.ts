import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/quick-replies.ts';

export const texts: Texts<typeof en> = {
  open: 'Réponses rapides',
  list: 'Vos réponses rapides',
  none: 'Aucune réponse rapide pour l’instant. Écrivez une fois ce que vous répondez le plus souvent, puis envoyez-le en deux gestes.',
  loadFailed: 'Impossible de charger vos réponses rapides.',
  manage: 'Gérer les réponses rapides',
  title: 'Réponses rapides',
  hint: 'Des réponses prêtes à envoyer. Les noms se remplissent dans chaque conversation, et vous pouvez encore modifier le texte avant l’envoi.',
  name: 'Nom dans la liste',
  nameExample: 'J’arrive',
  nameMissing: 'Donnez-lui un nom court.',
  words: 'Message',
  wordsExample: 'Bonjour {customer}, je peux passer demain matin. {me}',
  wordsMissing: 'Écrivez le message à envoyer.',
  insert: 'Insérer\u00a0:',
  placeholder: {
    customer: 'Nom du client',
    profession: 'Métier',
    area: 'Lieu',
    me: 'Votre nom',
  },
  reads: 'Ici, cela donne\u00a0:',
  up: 'Monter «\u00a0{title}\u00a0»',
  remove: 'Supprimer «\u00a0{title}\u00a0»',
  add: 'Ajouter une réponse',
  save: 'Enregistrer',
  saved: 'Réponses rapides enregistrées',
  failed: 'Vos réponses rapides n’ont pas pu être enregistrées',
};

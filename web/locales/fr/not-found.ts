import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/not-found.ts';

export const texts: Texts<typeof en> = {
  human: 'Il n’y a pas de porte à cette adresse.',
  humanHint:
    'Le lien est peut-être ancien, ou une lettre s’est perdue en chemin. On a fait le tour du pâté de maisons\u00a0: personne.',
  title: '404 Page introuvable',
  hint: 'Avez-vous oublié d’ajouter la page au routeur?',
  home: 'Retour à l’accueil',
};

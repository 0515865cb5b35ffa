import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/not-found.ts';

export const texts: Texts<typeof en> = {
  title: '404 Page introuvable',
  hint: 'Avez-vous oublié d’ajouter la page au routeur?',
  home: 'Retour à l’accueil',
};

import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/second-step.ts';

export const texts: Texts<typeof en> = {
  title: 'Encore une étape',
  app: {
    intro: 'Entrez les six chiffres que votre application d’authentification affiche en ce moment.',
    code: 'Code à 6 chiffres de votre application',
    wrong: 'Ce code est erroné. Entrez celui que votre application affiche en ce moment.',
    other: 'Utiliser un code de secours',
  },
  recovery: {
    intro: 'Entrez l’un des dix codes que vous avez conservés en configurant votre application.',
    code: 'Code de secours',
    hint: 'Chacun ne sert qu’une fois.',
    wrong:
      'Ce n’est pas l’un de vos codes de secours, ou il a déjà servi. Vérifiez-le ou prenez-en un autre.',
    other: 'Utiliser votre application',
  },
  go: 'Se connecter',
  failed: 'Impossible de vérifier le code. Veuillez réessayer.',
  lost: 'Vous avez perdu les deux? <contact>Écrivez-nous</contact>.',
};

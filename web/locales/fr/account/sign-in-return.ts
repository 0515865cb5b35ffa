import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/sign-in-return.ts';

export const texts: Texts<typeof en> = {
  welcome: 'Bienvenue!',
  welcomeHint: 'Connexion réussie sous le nom {name}.',
  cancelled: 'Connexion annulée',
  cancelledHint: 'Rien n’a été modifié. Vous pouvez réessayer ou vous connecter autrement.',
  failed: 'Échec de l’authentification',
  error: 'Erreur : {message}',
  social: 'La connexion avec le fournisseur social a échoué',
  unreadable: 'Erreur d’authentification',
  unreadableHint: 'La connexion n’a pas pu être terminée. Veuillez réessayer.',
  reasons: {
    account_exists: 'un compte existe déjà avec ce courriel',
    account_suspended: 'ce compte est suspendu',
    email_unverified: 'courriel non vérifié',
    login_failed: 'la connexion n’a pas abouti',
    not_configured: 'non offert sur ce site',
    provider_unavailable: 'service momentanément indisponible',
    too_many: 'trop de tentatives',
  },
};

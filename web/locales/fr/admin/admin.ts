import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin.ts';

export const texts: Texts<typeof en> = {
  title: 'Administration',
  signedInAs: 'Session ouverte par',
  idle: 'Par sécurité, votre session se ferme après 15 minutes sans activité.',
  failed: 'Cela n’a pas fonctionné',
  failedHint: 'Veuillez réessayer.',
  over: 'Votre session a pris fin',
  overHint: 'Veuillez vous reconnecter.',
  login: {
    title: 'Connexion administrateur',
    email: 'Courriel',
    password: 'Mot de passe',
    totp: 'Code de votre application d’authentification',
    totpHint: 'Six chiffres, ou l’un de vos codes de secours.',
    submit: 'Se connecter',
    invalidEmail: 'Adresse courriel invalide',
    passwordRequired: 'Le mot de passe est requis',
    failed: 'Échec de la connexion',
    failedHint: 'Identifiants d’administrateur invalides',
    done: 'Connexion administrateur réussie',
    sample: 'Administrateur de cette démonstration',
    useSample: 'Remplir le formulaire',
  },
  passkeys: {
    hint: 'Avec une clé d’accès, vous vous connectez en déverrouillant votre appareil\u00a0: elle remplace le mot de passe et le code. Les deux restent une autre façon d’entrer.',
    signIn: 'Se connecter avec une clé d’accès',
    prove: 'Confirmer avec une clé d’accès',
    failed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou utilisez votre mot de passe.',
  },
  totp: {
    title: 'Application d’authentification',
    on: 'Application d’authentification active',
    off: 'Pas encore d’application d’authentification',
    intro: 'Avec un code de votre téléphone, un mot de passe volé ne suffit plus.',
    required:
      'Avant toute chose, configurez une application d’authentification\u00a0: un mot de passe volé ne doit pas suffire.',
    start: 'Configurer',
  },
  invitation: {
    title: 'Rejoindre l’équipe',
    intro:
      'Vous êtes invité à aider à exploiter {brand} {role}. Choisissez un nom et un mot de passe pour accepter.',
    signIn: 'Vous vous connecterez avec {email}.',
    name: 'Votre nom',
    passwordHint: 'Au moins {least} caractères.',
    accept: 'Accepter et se connecter',
    wrong: 'Cette invitation n’ouvre rien',
    wrongHint:
      'Elle a été utilisée, révoquée ou a expiré. Demandez-en une nouvelle à la personne qui vous a invité.',
    failed: 'L’invitation n’a pas pu être acceptée',
    as: {
      owner: 'comme propriétaire',
      moderator: 'à la modération',
      support: 'au soutien',
      readOnly: 'en lecture seule',
    },
  },
};

import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/authenticator-app.ts';

export const texts: Texts<typeof en> = {
  title: 'Application d’authentification',
  hint: {
    professional:
      'Votre compte contient vos clients et votre revenu. Avec une application d’authentification, la connexion demande aussi un code de votre téléphone\u00a0: un mot de passe ou une boîte de courriel volés n’ouvrent rien à eux seuls.',
    customer:
      'Avec une application d’authentification, la connexion demande aussi un code de votre téléphone\u00a0: un mot de passe ou une boîte de courriel volés n’ouvrent rien à eux seuls.',
  },
  off: 'Vous n’avez pas encore d’application d’authentification.',
  on: 'Utilisée depuis le {date}.',
  codesLeft:
    '{count, plural, =0 {Il ne reste aucun code de secours\u00a0: créez-en de nouveaux.} one {Il reste # code de secours.} other {Il reste # codes de secours.}}',
  add: {
    button: 'Configurer une application',
    title: 'Configurer votre application',
    hint: 'Il vous faut une application d’authentification sur votre téléphone, comme Google Authenticator, Aegis ou 2FAS. Vos autres navigateurs seront déconnectés.',
    failed: 'L’application n’a pas été configurée',
    failedHint: 'Veuillez réessayer.',
    done: 'Application d’authentification en service',
    doneHint: 'Nous demanderons désormais son code à la connexion.',
  },
  confirm: {
    scan: 'Numérisez ceci avec votre application d’authentification.',
    qr: 'Code QR pour votre application d’authentification',
    open: 'L’application est sur ce téléphone? L’ouvrir',
    byHand: 'Ou entrez-y cette clé\u00a0:',
    enter: 'Entrez ensuite les six chiffres qu’elle affiche.',
    code: 'Code à 6 chiffres de l’application',
    go: 'Confirmer',
  },
  recovery: {
    title: 'Codes de secours',
    intro:
      'Chacun vous laisse entrer une fois, si vous perdez l’application. Ils ne s’affichent que maintenant\u00a0: gardez-les ailleurs que le mot de passe.',
    ofSite: 'Codes de secours pour {brand}',
    file: 'codes-de-secours.txt',
    copy: 'Copier',
    print: 'Imprimer',
    download: 'Télécharger',
    copied: 'Codes copiés',
    notCopied: 'Rien n’a été copié',
    notCopiedHint: 'Votre navigateur ne le permet pas. Imprimez-les ou téléchargez-les.',
    stored: 'J’ai rangé ces codes en lieu sûr.',
    storeFirst:
      'Rangez d’abord les codes, puis cochez cette case\u00a0: ils ne s’afficheront plus.',
    done: 'Terminé',
  },
  renew: {
    button: 'Nouveaux codes de secours',
    failed: 'Aucun nouveau code n’a été créé',
    failedHint: 'Veuillez réessayer.',
    title: 'Créer de nouveaux codes de secours?',
    hint: 'Les anciens ne seront alors plus valides.',
    go: 'Créer de nouveaux codes',
    keep: 'Garder les anciens',
  },
  remove: {
    button: 'Retirer l’application',
    title: 'Retirer votre application d’authentification?',
    hint: 'Votre mot de passe, un code, Google ou Facebook suffiront alors de nouveau pour entrer. Ses codes de secours ne seront plus valides.',
    go: 'Retirer',
    keep: 'La garder',
    done: 'Application d’authentification retirée',
    failed: 'Rien n’a été retiré',
    failedHint: 'Veuillez réessayer.',
  },
};

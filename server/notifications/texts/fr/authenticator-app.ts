import {
  withBrand,
  type AboutApp,
  type AppLetterFacts,
  type AppLetterParts,
} from '../about-app.ts';
import type { Letter } from '../letter.ts';

const PARTS: Readonly<Record<AboutApp, AppLetterParts>> = {
  appAdded: {
    subject: 'Une application d’authentification a été ajoutée à votre compte {brand}',
    heading: 'Une application d’authentification a été ajoutée',
    said: 'À partir de maintenant, {brand} demande un code de votre application d’authentification après votre mot de passe, un code, Google ou Facebook. Tous les autres navigateurs ont été déconnectés.',
    after:
      'Si vous n’avez configuré aucune application, quelqu’un est dans votre compte\u00a0: écrivez-nous par la page de contact, car nous pouvons la retirer pour vous.',
    sms: 'une application d’authentification a été ajoutée à votre compte.',
  },
  appRemoved: {
    subject: 'L’application d’authentification a été retirée de votre compte {brand}',
    heading: 'L’application d’authentification a été retirée',
    said: 'La connexion à votre compte {brand} ne demande plus de code de votre application d’authentification, et ses codes de secours ne sont plus valides.',
    after:
      'Connectez-vous, choisissez un nouveau mot de passe, configurez de nouveau l’application sous Sécurité et fermez les sessions que vous ne reconnaissez pas.',
    sms: 'l’application d’authentification a été retirée de votre compte.',
  },
  appRemovedByOperator: {
    subject: 'Nous avons retiré l’application d’authentification de votre compte {brand}',
    heading: 'Nous avons retiré votre application d’authentification',
    said: 'Notre équipe a retiré l’application d’authentification de votre compte {brand}. La connexion ne demande plus ses codes.',
    after:
      'Si vous ne l’avez pas demandé, connectez-vous, choisissez un nouveau mot de passe, configurez de nouveau l’application sous Sécurité et écrivez-nous.',
    sms: 'notre équipe a retiré l’application d’authentification de votre compte.',
  },
  recoveryCodesRenewed: {
    subject: 'De nouveaux codes de secours pour votre compte {brand}',
    heading: 'Il y a de nouveaux codes de secours',
    said: 'De nouveaux codes de secours ont été créés pour votre compte {brand}. Les anciens ne sont plus valides.',
    after:
      'Connectez-vous, choisissez un nouveau mot de passe, créez de nouveaux codes de secours sous Sécurité et fermez les sessions que vous ne reconnaissez pas.',
    sms: 'de nouveaux codes de secours ont été créés pour votre compte.',
  },
  recoveryCodeUsed: {
    subject: 'Un code de secours de votre compte {brand} a servi',
    heading: 'Un code de secours a servi',
    said: 'Quelqu’un s’est connecté à votre compte {brand} avec un code de secours, au lieu d’un code de l’application d’authentification. Ce code ne peut plus servir.',
    after:
      'Connectez-vous, choisissez un nouveau mot de passe, créez de nouveaux codes de secours sous Sécurité et fermez les sessions que vous ne reconnaissez pas.',
    sms: 'un code de secours de votre compte a servi.',
  },
  identityLinked: {
    subject: 'Un nouveau moyen de vous connecter à votre compte {brand}',
    heading: 'Google ou Facebook a été relié à votre compte',
    said: 'Quelqu’un est venu de Google ou de Facebook avec votre adresse, ce qui peut désormais remplacer le mot de passe de votre compte {brand}. Un code de l’application d’authentification lui a ensuite été demandé.',
    after:
      'Choisissez un nouveau mot de passe pour ce compte Google ou Facebook et pour votre courriel, et écrivez-nous par la page de contact.',
    sms: 'Google ou Facebook a été relié à votre compte.',
  },
  secondStepRefused: {
    subject: 'Quelqu’un a essayé de se connecter à votre compte {brand}',
    heading: 'Quelqu’un est arrivé à votre deuxième étape',
    said: 'Quelqu’un a passé la première étape de la connexion à votre compte {brand}, puis a donné des codes erronés, cinq ou plus. Cette personne n’est pas entrée.',
    after:
      'Elle connaît votre mot de passe, ou peut lire votre courriel, vos textos ou votre compte Google ou Facebook. Choisissez-y de nouveaux mots de passe, et ici aussi.',
    sms: 'quelqu’un avait votre mot de passe ou un code, mais pas votre application, et n’est pas entré.',
  },
};

/** What people did themselves, unless it was somebody else; and what our team did, for whoever asked. */
const DONE_ALONE = {
  calm: 'Si c’est bien vous, il n’y a rien à faire.',
  button: 'Ce n’était pas moi',
  doubt: 'Ce n’était pas vous?',
};
const ASKED_FOR = {
  calm: 'Si vous nous l’avez demandé, il n’y a rien à faire.',
  button: 'Je ne l’ai pas demandé',
  doubt: 'Vous ne l’avez pas demandé?',
};

/** About the authenticator app of an account, its recovery codes and the second step. */
export function authenticatorAppLetter({ brand, what, url }: AppLetterFacts): Letter {
  const { subject, heading, said, after, sms } = withBrand(PARTS[what], brand);
  const { calm, button, doubt } = what === 'appRemovedByOperator' ? ASKED_FOR : DONE_ALONE;
  return {
    subject,
    preview: calm,
    heading,
    paragraphs: [said, calm],
    button: { label: button, url },
    after: [after],
    why: `Vous recevez ce courriel parce que votre adresse appartient à un compte sur ${brand}.`,
    sms: `${brand}\u00a0: ${sms} ${doubt} Connectez-vous ici\u00a0: ${url}`,
  };
}

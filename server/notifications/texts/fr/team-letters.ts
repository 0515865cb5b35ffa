import type { AdminRole } from '#contract/admin/roles.ts';
import type { Letters } from '../letter.ts';

const ROLE_WORDS: Readonly<Record<AdminRole, string>> = {
  owner: 'propriétaire. Vous pouvez tout faire, inviter d’autres personnes et modifier leur rôle',
  moderator: 'modération. Vous vous occupez des signalements, des avis et des personnes',
  support: 'soutien. Vous aidez les gens avec leurs demandes et leurs comptes',
  readOnly: 'lecture seule. Vous voyez le panneau sans rien y modifier',
};

/** To somebody who is to help run the site. */
export const teamInvitation: Letters['teamInvitation'] = ({ brand, role, hours, url }) => ({
  subject: `Vous êtes invité à aider à exploiter ${brand}`,
  preview: `Choisissez un mot de passe et vous y êtes. Le lien fonctionne pendant ${hours} heures.`,
  heading: `Aidez à exploiter ${brand}`,
  paragraphs: [
    `Une personne qui exploite ${brand} vous invite. Votre rôle serait : ${ROLE_WORDS[role]}.`,
    `Choisissez un nom et un mot de passe pour accepter. Le lien fonctionne une seule fois, pendant ${hours} heures.`,
  ],
  button: { label: 'Accepter l’invitation', url },
  why: `Vous recevez ce courriel parce qu’un propriétaire de ${brand} a inscrit votre adresse. Si vous n’attendiez rien, ignorez-le : rien ne se passe sans votre mot de passe.`,
  sms: `${brand} : vous êtes invité à aider à exploiter le site. Acceptez ici : ${url}`,
});

/** To one of the operator's people whose role changed, or who was removed. */
export const teamChange: Letters['teamChange'] = ({ brand, role, url }) =>
  role === null
    ? {
        subject: `Vous n’exploitez plus ${brand}`,
        preview: 'Votre accès au panneau a pris fin.',
        heading: 'Votre accès a pris fin',
        paragraphs: [
          `Un propriétaire de ${brand} vous a retiré de l’équipe qui exploite le site. Vos sessions sont terminées.`,
        ],
        button: { label: `Ouvrir ${brand}`, url },
        why: `Vous recevez ce courriel parce que vous aidiez à exploiter ${brand}.`,
        sms: `${brand} : votre accès au panneau a pris fin. ${url}`,
      }
    : {
        subject: `Votre rôle chez ${brand} a changé`,
        preview: 'Il vaut dès maintenant.',
        heading: 'Votre rôle a changé',
        paragraphs: [
          `Un propriétaire de ${brand} a modifié votre rôle. Le voici : ${ROLE_WORDS[role]}.`,
        ],
        button: { label: 'Ouvrir le panneau', url },
        why: `Vous recevez ce courriel parce que vous aidez à exploiter ${brand}.`,
        sms: `${brand} : votre rôle dans le panneau a changé. ${url}`,
      };

/** To somebody who is to work for a professional. */
export const memberInvitation: Letters['memberInvitation'] = ({ brand, business, days, url }) => ({
  subject: `${business} vous invite dans son équipe`,
  preview: `Voyez les demandes et répondez-y ensemble sur ${brand}. Le lien fonctionne pendant ${days} jours.`,
  heading: `Joignez-vous à l’équipe de ${business}`,
  paragraphs: [
    `${business} utilise ${brand} et aimerait vous avoir dans son équipe\u00a0: vous voyez ses demandes, y répondez, écrivez à ses clients et fixez des rendez-vous, avec votre propre connexion.`,
    `Connectez-vous ou ouvrez un compte pour accepter. Le lien fonctionne une seule fois, pendant ${days} jours.`,
  ],
  button: { label: 'Voir l’invitation', url },
  why: `Vous recevez ce courriel parce que ${business} a inscrit votre adresse. Si vous n’attendiez rien, ignorez-le\u00a0: rien ne se passe si vous n’acceptez pas.`,
  sms: `${brand}\u00a0: ${business} vous invite dans son équipe. Acceptez ici\u00a0: ${url}`,
});

/** To the owner of a team, or whoever has a lead now. */
export const leadAssigned: Letters['leadAssigned'] = ({
  brand,
  profession,
  area,
  to,
  by,
  isYours,
  url,
}) => {
  const done = isYours
    ? `${by} vous a confié cette demande`
    : to === null
      ? `${by} a remis cette demande\u00a0: personne ne l’a`
      : `${to} s’occupe de cette demande`;
  return {
    subject: isYours
      ? `Une demande est à vous\u00a0: ${profession}, ${area}`
      : `${done} (${profession}, ${area})`,
    preview: `${done}.`,
    heading: isYours ? 'Cette demande est à vous' : 'Qui s’occupe de cette demande',
    paragraphs: [
      isYours
        ? `${by} vous a confié une demande\u00a0: ${profession}, ${area}. Ce qui s’y passe vous est envoyé à partir de maintenant.`
        : `${done}. Il s’agit de\u00a0: ${profession}, ${area}.`,
    ],
    button: { label: 'Ouvrir la demande', url },
    why: `Vous recevez ce courriel parce que vous travaillez en équipe sur ${brand}.`,
    sms: `${brand}\u00a0: ${done} (${profession}, ${area}). ${url}`,
  };
};

import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/team.ts';

export const texts: Texts<typeof en> = {
  title: 'Équipe',
  hint: 'Ces personnes voient vos demandes, y répondent, écrivent aux clients, font des soumissions et fixent des rendez-vous, chacune avec sa propre connexion. Le forfait, le profil, les factures et l’équipe restent au propriétaire.',
  hintMember: 'Ces personnes répondent ensemble aux demandes de {business}.',
  failed: 'L’équipe n’a pas pu être chargée',
  people: 'Personnes',
  you: '(vous)',
  owner: 'Propriétaire',
  member: 'Membre',
  since: 'depuis le {date}',
  invitations: 'Invitations en cours',
  until: 'Envoyée le {date}; le lien fonctionne jusqu’au {until}',
  invite: {
    email: 'Courriel d’un nouveau membre',
    hint: 'Cette personne recevra un lien qui fonctionne une seule fois, pendant {days} jours.',
    button: 'Inviter',
    again: 'Renvoyer',
    againTo: 'Renvoyer l’invitation à {email}',
    missing: 'Entrez une adresse courriel complète.',
    done: 'Invitation envoyée',
    doneHint: 'À {email}. La personne paraîtra ici une fois qu’elle aura accepté.',
    failed: 'L’invitation n’a pas pu être envoyée',
  },
  withdraw: {
    button: 'Annuler',
    of: 'Annuler l’invitation à {email}',
    done: 'Invitation annulée',
    failed: 'L’invitation n’a pas pu être annulée',
  },
  remove: {
    button: 'Retirer',
    of: 'Retirer {name} de l’équipe',
    title: 'Retirer {name} de l’équipe?',
    hint: 'Son accès prend fin tout de suite. Ce que cette personne a écrit et fait garde son nom; les demandes dont elle s’occupait ne sont plus à personne.',
    keep: 'Garder',
    done: '{name} ne fait plus partie de l’équipe',
    failed: 'Cette personne n’a pas pu être retirée',
  },
  leave: {
    button: 'Quitter l’équipe',
    title: 'Quitter l’équipe de {business}?',
    hint: 'Votre accès prend fin tout de suite. Ce que vous avez écrit et fait garde votre nom; les demandes dont vous vous occupiez ne sont plus à personne.',
    keep: 'Rester',
    done: 'Vous avez quitté l’équipe',
    failed: 'Vous n’avez pas pu quitter l’équipe',
  },
  side: {
    works: 'Vous travaillez pour {business}.',
    asCustomer: 'Vos propres demandes',
    atWork: 'Retour à {business}',
    failed: 'Cela n’a pas fonctionné',
  },
  join: {
    pageTitle: 'Invitation dans une équipe',
    title: '{business} vous invite dans son équipe',
    hint: '{owner} aimerait que vous voyiez les demandes de {business} et y répondiez ensemble, avec votre propre connexion.',
    signedInAs:
      'Vous êtes connecté comme {name}. Un compte fait partie d’une seule équipe; comme client, vous pouvez toujours faire vos propres demandes.',
    accept: 'Me joindre à l’équipe',
    signIn: 'Me connecter ou ouvrir un compte',
    signInFirst:
      'Connectez-vous ou ouvrez un compte pour vous joindre à l’équipe de {business}. Choisissez « client » : vous n’avez pas besoin d’une entreprise à vous.',
    other: 'Utiliser un autre compte',
    done: 'Bienvenue dans l’équipe de {business}',
    failed: 'Vous n’avez pas pu vous joindre à l’équipe',
    invalid: 'Cette invitation n’est pas ouverte',
    invalidHint:
      'Le lien a servi, a été annulé ou renvoyé, ou est trop vieux. Demandez-en un nouveau à l’entreprise.',
    loadFailed: 'L’invitation n’a pas pu être chargée',
  },
};

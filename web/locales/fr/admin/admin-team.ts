import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-team.ts';

export const texts: Texts<typeof en> = {
  hint: 'Qui exploite ce site et ce que chaque personne peut y faire.',
  failed: 'L’équipe n’a pas pu être chargée',
  members: 'Personnes',
  you: '(vous)',
  noApp: 'Sans application d’authentification',
  lastSeen: 'Dernière activité : {at}',
  signedOut: 'Aucune session ouverte',
  invitations: 'Invitations en attente',
  noInvitations: 'Personne n’est invité pour le moment.',
  invitedBy: 'Invitation de {by}, valable jusqu’au {until}',
  role: 'Rôle',
  roles: {
    owner: 'Propriétaire',
    moderator: 'Modération',
    support: 'Soutien',
    readOnly: 'Lecture seule',
  },
  invite: {
    button: 'Inviter quelqu’un',
    title: 'Inviter quelqu’un dans l’équipe',
    hint: 'La personne reçoit par courriel un lien qui fonctionne une seule fois, pendant {hours} heures.',
    email: 'Courriel',
    confirm: 'Envoyer l’invitation',
    done: 'Invitation envoyée',
    failed: 'L’invitation n’a pas été envoyée',
  },
  revoke: {
    button: 'Révoquer',
    buttonOf: 'Révoquer l’invitation de {email}',
    done: 'Invitation révoquée',
    failed: 'L’invitation n’a pas été révoquée',
  },
  change: {
    button: 'Changer le rôle',
    buttonOf: 'Changer le rôle de {name}',
    title: 'Le rôle de {name}',
    hint: 'Le nouveau rôle s’applique dès le prochain clic de la personne.',
    confirm: 'Changer le rôle',
    done: 'Rôle modifié',
    failed: 'Le rôle n’a pas été modifié',
  },
  remove: {
    button: 'Retirer',
    buttonOf: 'Retirer {name}',
    title: 'Retirer {name} de l’équipe?',
    sessions: 'La personne est déconnectée partout, aussitôt.',
    invitations: 'Ses invitations en attente sont révoquées.',
    log: 'Ce qu’elle a fait reste dans le journal.',
    confirm: 'Retirer',
    done: 'Retrait effectué',
    failed: 'Personne n’a été retiré',
  },
  roleHints: {
    owner:
      'Peut tout faire : le site lui-même, les exportations, les suppressions et l’équipe aussi.',
    moderator:
      'Règle les signalements, masque des avis, suspend des personnes, annule et attribue des demandes.',
    support:
      'Aide pour les demandes, les documents, les crédits, les messages et les envois. Ne suspend et ne supprime personne.',
    readOnly: 'Voit les listes, les chiffres et le journal. Ne modifie rien.',
  },
};

import type { ErrorCode } from '#contract/errors.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';

/** The texts of what is refused about teams of professionals. */
export const TEAM_ERROR_TEXTS = {
  owner_only: {
    en: 'Only the owner of the business can do this. Ask them.',
    fr: 'Seul le propriétaire de l’entreprise peut faire cela. Demandez-le-lui.',
    es: 'Solo el propietario del negocio puede hacer esto. Pídeselo.',
  },
  account_unproven: {
    en: 'First confirm your email or phone with a code, in your account settings. Then open the link again.',
    fr: 'Confirmez d’abord votre courriel ou votre téléphone avec un code, dans les paramètres de votre compte. Ouvrez ensuite le lien de nouveau.',
    es: 'Primero confirma tu correo o tu teléfono con un código, en la configuración de tu cuenta. Luego vuelve a abrir el enlace.',
  },
  team_joined: {
    en: 'You work for another business here. One account belongs to one team: leave that one first.',
    fr: 'Vous travaillez ici pour une autre entreprise. Un compte fait partie d’une seule équipe : quittez d’abord celle-là.',
    es: 'Aquí trabajas para otro negocio. Una cuenta pertenece a un solo equipo: sal primero de ese.',
  },
  own_business: {
    en: 'This account has a business of its own, and cannot join another’s team. Sign in with another account.',
    fr: 'Ce compte a sa propre entreprise et ne peut pas se joindre à l’équipe d’une autre. Connectez-vous avec un autre compte.',
    es: 'Esta cuenta tiene su propio negocio y no puede unirse al equipo de otro. Inicia sesión con otra cuenta.',
  },
  already_member: {
    en: 'You are in this team already.',
    fr: 'Vous faites déjà partie de cette équipe.',
    es: 'Ya formas parte de este equipo.',
  },
  request_with_team: {
    en: 'You asked this business for something, and it is not over yet. Cancel that request, or join once it is done.',
    fr: 'Vous avez une demande en cours auprès de cette entreprise. Annulez-la, ou joignez-vous à l’équipe une fois le travail terminé.',
    es: 'Tienes una solicitud abierta con este negocio. Cancélala, o únete al equipo cuando haya terminado.',
  },
  team_full: {
    en: 'A team has 20 members at most, open invitations included. Remove somebody, or withdraw an invitation.',
    fr: 'Une équipe compte au plus 20 membres, invitations en cours comprises. Retirez quelqu’un, ou annulez une invitation.',
    es: 'Un equipo tiene 20 integrantes como máximo, con las invitaciones pendientes. Quita a alguien o retira una invitación.',
  },
  lead_taken: {
    en: 'Somebody of your team was quicker. Look who has this request now.',
    fr: 'Quelqu’un de votre équipe a été plus rapide. Voyez qui a cette demande maintenant.',
    es: 'Alguien de tu equipo fue más rápido. Mira quién tiene ahora esta solicitud.',
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<UnderstoodLanguage, string>>>>;

import type { Letters } from '../letter.ts';

/** A sign-in from a browser this person never used. */
export const newDevice: Letters['newDevice'] = ({ brand, device, url }) => ({
  subject: `Nouvelle connexion à votre compte ${brand}`,
  preview: `${device ?? 'Un navigateur que nous ne reconnaissons pas'}. Si c’est bien vous, il n’y a rien à faire.`,
  heading: 'Un nouveau navigateur s’est connecté',
  paragraphs: [
    `Quelqu’un vient de se connecter à votre compte ${brand} avec un navigateur qui n’y avait jamais servi.`,
    'Si c’est bien vous, il n’y a rien à faire.',
  ],
  facts: [{ label: 'Navigateur', value: device ?? 'Non reconnu' }],
  button: { label: 'Ce n’était pas moi', url },
  after: [
    'Choisissez un nouveau mot de passe et fermez les sessions que vous ne reconnaissez pas.',
  ],
  why: `Vous recevez ce courriel parce que votre adresse appartient à un compte sur ${brand}.`,
  sms: `${brand}\u00a0: un nouveau navigateur s’est connecté à votre compte. Ce n’était pas vous? Voyez ici\u00a0: ${url}`,
});

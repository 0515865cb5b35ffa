import type { Letters } from '../letter.ts';

/** To somebody who joined by a personal link, which works once: how they sign in. */
export const joined: Letters['joined'] = ({ brand, to, url }) => ({
  subject: `Bienvenue sur ${brand}\u00a0: comment revenir`,
  preview: `Aucun mot de passe requis\u00a0: connectez-vous avec un code envoyé à ${to}.`,
  heading: 'Votre profil est actif',
  paragraphs: [
    `Votre profil professionnel sur ${brand} est maintenant actif et vous pouvez recevoir des demandes.`,
    `Le lien qui vous a amené ici ne sert qu’une fois. Pour revenir, ouvrez la page de connexion, choisissez «\u00a0Se connecter avec un code\u00a0» et entrez ${to}. Nous vous envoyons six chiffres, et aucun mot de passe n’est requis.`,
  ],
  button: { label: 'Ouvrir mon compte', url },
  after: ['Si vous préférez un mot de passe, choisissez-en un dans votre compte.'],
  why: `Vous recevez ce message parce que vous vous êtes inscrit sur ${brand} par le lien que nous vous avons envoyé.`,
  sms: `${brand}\u00a0: votre profil est actif. Pour revenir, choisissez «\u00a0Se connecter avec un code\u00a0» et entrez ${to}. Aucun mot de passe requis\u00a0: ${url}`,
});

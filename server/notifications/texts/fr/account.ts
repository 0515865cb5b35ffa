import { isAboutApp } from '../about-app.ts';
import type { Letters } from '../letter.ts';
import { authenticatorAppLetter } from './authenticator-app.ts';
import { passkeyChanged } from './passkeys.ts';

/** About the account itself: mandatory. */
export const accountLetters: Pick<Letters, 'signInCode' | 'accountChanged'> = {
  signInCode: ({ brand, code, purpose, minutes, site }) => ({
    subject: `${code} est votre code ${brand}`,
    preview: `Il est valide ${minutes} minutes, dans le navigateur où vous l’avez demandé.`,
    heading: {
      'sign-in': 'Votre code de connexion',
      reset: 'Votre code pour un nouveau mot de passe',
      contact: 'Votre code pour cette adresse',
    }[purpose],
    paragraphs: [`Entrez ce code sur ${brand} pour continuer\u00a0:`],
    code,
    after: [
      `Il ne sert qu’une fois, pendant ${minutes} minutes, et seulement dans le navigateur où vous l’avez demandé.`,
      `Personne chez ${brand} ne vous le demandera. Si vous n’avez pas demandé de code, ignorez ce courriel.`,
    ],
    why: `Vous recevez ce courriel parce que votre adresse a été entrée sur ${brand}.`,
    sms: `${code} est votre code ${brand}. Il est valide ${minutes} minutes. Ne le donnez à personne.\n\n@${site} #${code}`,
  }),
  accountChanged: ({ brand, what, url }) => {
    if (what === 'passkeyAdded') return passkeyChanged(brand, true, url);
    if (what === 'passkeyRemoved') return passkeyChanged(brand, false, url);
    if (isAboutApp(what)) return authenticatorAppLetter({ brand, what, url });
    const changed = {
      password: 'Le mot de passe',
      email: 'L’adresse courriel',
      phone: 'Le numéro de téléphone',
    }[what];
    return {
      subject: `${changed} de votre compte ${brand} a changé`,
      preview: 'Si c’est bien vous, il n’y a rien à faire.',
      heading: `${changed} de votre compte a changé`,
      paragraphs: [
        `${changed} de votre compte ${brand} vient de changer, et tous les autres navigateurs ont été déconnectés.`,
        'Si c’est bien vous, il n’y a rien à faire.',
      ],
      button: { label: 'Ce n’était pas moi', url },
      after: [
        'Connectez-vous avec un code, choisissez un nouveau mot de passe et fermez les sessions que vous ne reconnaissez pas.',
      ],
      why: `Vous recevez ce courriel parce que votre adresse appartient à un compte sur ${brand}.`,
      sms: `${brand}\u00a0: ${changed.toLowerCase()} de votre compte a changé. Ce n’était pas vous? Connectez-vous ici\u00a0: ${url}`,
    };
  },
};

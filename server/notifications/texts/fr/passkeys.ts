import type { Letter } from '../letter.ts';

/** A passkey was added to an account, or removed. */
export function passkeyChanged(brand: string, isAdded: boolean, url: string): Letter {
  const place = isAdded ? 'ajoutée à' : 'supprimée de';
  return {
    subject: `Une clé d’accès a été ${place} votre compte ${brand}`,
    preview: 'Si c’est bien vous, il n’y a rien à faire.',
    heading: `Une clé d’accès a été ${isAdded ? 'ajoutée' : 'supprimée'}`,
    paragraphs: [
      isAdded
        ? `Une clé d’accès vient d’être ajoutée à votre compte ${brand}\u00a0: qui déverrouille l’appareil qui la contient peut se connecter.`
        : `Une clé d’accès vient d’être supprimée de votre compte ${brand}\u00a0: personne ne peut plus se connecter avec elle.`,
      'Si c’est bien vous, il n’y a rien à faire.',
    ],
    button: { label: 'Ce n’était pas moi', url },
    after: [
      'Connectez-vous avec un code, vérifiez vos clés d’accès sous Sécurité et fermez les sessions que vous ne reconnaissez pas.',
    ],
    why: `Vous recevez ce courriel parce que votre adresse appartient à un compte sur ${brand}.`,
    sms: `${brand}\u00a0: une clé d’accès a été ${place} votre compte. Ce n’était pas vous? Connectez-vous ici\u00a0: ${url}`,
  };
}

import type { Letters } from '../letter.ts';

/** A scheduled or cancelled deletion of the account. */
export const accountDeletion: Letters['accountDeletion'] = ({ brand, state, day, url }) =>
  state === 'planned'
    ? {
        subject: `Votre compte ${brand} sera supprimé le ${day}`,
        preview: 'D’ici là, vous pouvez encore le garder.',
        heading: `Votre compte sera supprimé le ${day}`,
        paragraphs: [
          `Vous nous avez demandé de supprimer votre compte ${brand}. Le ${day}, il sera supprimé pour de bon.`,
          'D’ici là, vous pouvez le garder\u00a0: connectez-vous et choisissez «\u00a0Garder mon compte\u00a0».',
        ],
        button: { label: 'Garder mon compte', url },
        after: [
          'Si ce n’est pas vous qui l’avez demandé, gardez le compte et changez votre mot de passe.',
        ],
        why: `Vous recevez ce courriel parce que votre adresse appartient à un compte sur ${brand}.`,
        sms: `${brand}\u00a0: votre compte sera supprimé le ${day}. Pour le garder, connectez-vous\u00a0: ${url}`,
      }
    : {
        subject: `Vous gardez votre compte ${brand}`,
        preview: 'Il ne sera pas supprimé.',
        heading: 'Vous gardez votre compte',
        paragraphs: [
          `Votre compte ${brand} ne sera pas supprimé\u00a0: vous avez choisi de le garder. Vous pouvez continuer comme avant.`,
        ],
        button: { label: 'Votre compte', url },
        why: `Vous recevez ce courriel parce que votre adresse appartient à un compte sur ${brand}.`,
        sms: `${brand}\u00a0: vous gardez votre compte, il ne sera pas supprimé. ${url}`,
      };

import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/work-photos.ts';

export const texts: Texts<typeof en> = {
  title: 'Photos de vos travaux',
  count: '{count} sur {most}',
  add: 'Ajouter des photos',
  photo: 'Photo {place} de vos travaux',
  caption: 'Ce que montre la photo {place}',
  captionExample: 'Que voit-on?',
  forward: 'Avancer la photo {place}',
  remove: 'Supprimer la photo {place}',
  uploading: 'Envoi de {name}',
  saving: 'Enregistrement…',
  failed: 'Vos photos n’ont pas pu être enregistrées',
  again: 'Réessayer',
  leaveOut: 'Laisser de côté',
  problem: {
    type: '{name} n’est pas une photo. Les formats JPEG, PNG et WebP conviennent.',
    size: '{name} est trop lourde.',
    unreadable: '{name} ne peut pas être lue.',
    often: 'Trop de photos d’un coup. Patientez un peu.',
    connection: '{name} n’est pas arrivée.',
  },
  portrait: {
    title: 'Votre photo de profil',
    hint: 'Votre visage ou votre logo, à côté de votre nom partout où les clients vous voient.',
    add: 'Ajouter une image',
    change: 'La changer',
    remove: 'La retirer',
    failed: 'Votre image n’a pas pu être enregistrée',
  },
};

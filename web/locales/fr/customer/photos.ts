import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/photos.ts';

export const texts: Texts<typeof en> = {
  title: 'Photos de votre demande',
  add: 'Ajouter des photos',
  more: 'Ajouter',
  hint: 'Jusqu’à {most}. Une photo en dit souvent plus long que des mots.',
  count: '{count} sur {most}',
  kept: 'Elles restent sur cet appareil jusqu’à ce que vous confirmiez qui vous êtes, puis partent avec votre demande.',
  drop: 'Déposez vos photos ici',
  uploading: 'Envoi de {name}',
  remove: 'Retirer {name}',
  again: 'Réessayer {name}',
  trouble: {
    tooLarge: '{name} est trop lourde : {megabytes} Mo au plus.',
    notAPicture: '{name} n’est pas une image lisible ici. JPEG, PNG et WebP le sont.',
    tooMany: '{name} n’a pas été ajoutée : {most} photos au plus.',
  },
};

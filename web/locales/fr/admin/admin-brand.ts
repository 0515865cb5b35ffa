import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-brand.ts';

export const texts: Texts<typeof en> = {
  title: 'Marque',
  hint: 'Le nom, la couleur et le logo de votre plateforme, sur chaque page et dans chaque message.',
  failed: 'La marque n’a pas pu être chargée',
  name: 'Nom',
  nameHint: 'Laissé vide, le nom est {name}.',
  colour: 'Couleur',
  colourHint:
    'Une seule couleur; toutes ses nuances en découlent. Laissée vide, c’est le vert du logiciel.',
  pick: 'Choisir une couleur',
  byDefault: 'Rétablir la valeur par défaut',
  notAColour: 'Entrez une couleur comme #0f4c3a.',
  readable: 'Facile à lire\u00a0: un contraste d’au moins {ratio} pour 1 (il en faut {least}).',
  unreadable:
    'Trop pâle\u00a0: un contraste de seulement {ratio} pour 1, alors qu’il en faut {least}.',
  useNearest: 'Prendre {colour}, la plus proche qui convient',
  logo: 'Logo',
  logoAlt: 'Le logo',
  chooseLogo: 'Choisir une image',
  anotherLogo: 'Choisir une autre image',
  noLogo: 'Rétablir la valeur par défaut',
  logoHint: 'PNG, JPEG, WebP ou SVG, jusqu’à 2 Mo. Il s’affiche sur 44 pixels de haut au plus.',
  logoFailed: 'Cette image n’a pas pu être utilisée',
  logoHasName: 'Le logo montre le nom\u00a0: ne pas l’écrire à côté.',
  save: 'Enregistrer la marque',
  discard: 'Annuler les changements',
  saved: 'La marque a été enregistrée',
  notSaved: 'La marque n’a pas été enregistrée',
  everywhere:
    'Toutes les pages l’ont désormais. Celles qui sont ouvertes l’auront une fois rechargées.',
  reload: 'Recharger cette page',
  preview: {
    title: 'À quoi cela ressemblera',
    heading: 'Quelqu’un tout près peut vous aider',
    text: 'Les textes restent tels quels. Ce qui mène quelque part prend votre couleur\u00a0:',
    link: 'un lien',
    button: 'Un bouton',
    badge: 'Une étiquette',
    note: 'Une note sur fond pâle.',
    foot: 'Le pied de chaque page.',
  },
};

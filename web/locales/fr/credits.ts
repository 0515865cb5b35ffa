import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/credits.ts';

export const texts: Texts<typeof en> = {
  title: 'Crédits',
  lead: 'De quoi ce site est fait, qui l’a fait et sous quelle licence nous pouvons l’utiliser. Merci.',
  licence: 'Licence\u00a0:',
  of: {
    portraits: 'Portraits dessinés, recolorés et assemblés',
    fonts: 'Caractères typographiques',
    icons: 'Icônes, celles des métiers aussi',
    drawings: 'Logo, scènes et cartes, dessinés pour ce site',
    places: 'Noms, populations et coordonnées des villes, choisis, arrondis et corrigés',
    zones: 'Fuseaux horaires des lieux',
    imported: 'Quartiers et rues de la région, importés pour ce site',
  },
};

import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/map.ts';

export const texts: Texts<typeof en> = {
  around: 'Carte autour de chez vous : {names}',
  empty: 'Carte autour de chez vous',
  lead: 'Carte autour de vous\u00a0: {where}',
  area: 'Carte de votre territoire',
};

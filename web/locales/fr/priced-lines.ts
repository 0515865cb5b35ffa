import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/priced-lines.ts';

export const texts: Texts<typeof en> = {
  lines: 'Lignes',
  what: 'Quoi',
  sign: 'En plus ou en moins',
  more: '+ En plus',
  less: '− En moins',
  price: 'Prix avant taxes',
  unit: 'Par',
  count: 'Quantité',
  addLine: 'Ajouter une ligne',
  removeLine: 'Retirer la ligne {number, number}',
  unitNames: {
    flat: 'en tout',
    hour: 'heure',
    day: 'jour',
    piece: 'unité',
    m: 'm',
    m2: 'm²',
    m3: 'm³',
    ft: 'pi',
    ft2: 'pi²',
  },
};

import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/priced-lines.ts';

export const texts: Texts<typeof en> = {
  lines: 'Conceptos',
  what: 'Qué',
  sign: 'De más o de menos',
  more: '+ De más',
  less: '− De menos',
  price: 'Precio sin impuestos',
  unit: 'Por',
  count: 'Cantidad',
  addLine: 'Agregar un concepto',
  removeLine: 'Quitar el concepto {number, number}',
  unitNames: {
    flat: 'en total',
    hour: 'hora',
    day: 'día',
    piece: 'pieza',
    m: 'm',
    m2: 'm²',
    m3: 'm³',
    ft: 'pies',
    ft2: 'pies²',
  },
};

import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/map.ts';

export const texts: Texts<typeof en> = {
  around: 'Mapa alrededor de su lugar: {names}',
  empty: 'Mapa alrededor de su lugar',
  lead: 'Mapa a tu alrededor: {where}',
  area: 'Mapa de tu zona de servicio',
};

import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/reasons.ts';

export const texts: Texts<typeof en> = {
  near: 'A {distance}',
  nearby: 'A menos de {distance}',
  same_area: 'En la misma zona',
  well_rated: 'Calificación de {rating} por {reviews, plural, one {# cliente} other {# clientes}}',
  answers: 'Acepta el {percent, number} % de las solicitudes',
  fresh_turn: 'Sin solicitudes recientes',
  newcomer: 'Nuevo en la plataforma',
  open_now: 'Abierto al momento de la solicitud',
  free_then: 'Libre el día pedido',
  asked_by_name: 'Pedido por su nombre',
};

import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/reasons.ts';

export const texts: Texts<typeof en> = {
  near: 'À {distance}',
  nearby: 'À moins de {distance}',
  same_area: 'Dans le même secteur',
  well_rated: 'Note de {rating} par {reviews, plural, one {# client} other {# clients}}',
  answers: 'Accepte {percent, number} % des demandes',
  fresh_turn: 'Pas contacté récemment',
  newcomer: 'Nouveau sur la plateforme',
  open_now: 'Ouvert au moment de la demande',
  free_then: 'Libre le jour demandé',
  asked_by_name: 'Demandé nommément',
};

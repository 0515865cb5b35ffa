import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/phone-bar.ts';

export const texts: Texts<typeof en> = {
  label: 'Lugares principales',
  requests: 'Solicitudes',
  new: 'Nueva',
  messages: 'Mensajes',
  account: 'Cuenta',
  leads: 'Solicitudes',
  figures: 'Cifras',
  profile: 'Perfil',
  team: 'Equipo',
  waiting: '{count, plural, one {# espera tu respuesta} other {# esperan tu respuesta}}',
  unread: '{count, plural, one {# sin leer} other {# sin leer}}',
};

import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/messages.ts';

export const texts: Texts<typeof en> = {
  title: 'Mensajes',
  list: 'Tus conversaciones',
  empty: 'Todavía no hay conversaciones',
  emptyCustomer: 'En cuanto un profesional acepte tu solicitud, podrás escribirle aquí.',
  emptyProfessional: 'En cuanto aceptes una solicitud, podrás escribirle aquí al cliente.',
  loadFailed: 'No se pudieron cargar tus mensajes',
  you: 'Tú: {text}',
  files: 'Archivos enviados',
  nothing: 'Todavía no hay mensajes. Saluda.',
  unread: '{count, plural, one {# sin leer} other {# sin leer}}',
};

import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/saved.ts';

export const texts: Texts<typeof en> = {
  title: 'Profesionales guardados',
  hint: 'Las personas que quieres volver a encontrar. Solo tú ves esta lista y tus notas.',
  loadFailed: 'No se pudieron cargar tus profesionales guardados',
  none: 'Todavía no guardaste a nadie',
  noneHint: 'Guarda a un profesional desde una de tus solicitudes y vuelve a pedirle con un toque.',
  ask: 'Pedirle de nuevo a {name}',
  away: 'No toma solicitudes',
  remove: 'Quitar',
  removeOne: 'Quitar a {name}',
  removed: 'Quitaste a {name}',
  note: 'Tu nota',
  notePlaceholder: 'Por ejemplo: conoce nuestro boiler',
  saveNote: 'Guardar',
  saveOne: 'Guardar a {name}',
  failed: 'No cambió nada',
  failedHint: 'Inténtalo de nuevo.',
};

import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/professional-dashboard.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Mi panel',
  hello: 'Hola, {name}',
  title: 'Tu panel',
  settings: 'Ajustes',
  tabs: 'Secciones del panel',
  tab: {
    requests: 'Solicitudes de servicio',
    subscription: 'Suscripción',
    analytics: 'Estadísticas',
    profile: 'Perfil',
    team: 'Equipo',
  },
  blockPerson: 'Bloquear a {name}',
  reportPerson: 'Reportar a {name}',
};

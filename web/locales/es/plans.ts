import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/plans.ts';

export const texts: Texts<typeof en> = {
  title: 'Planes para profesionales',
  heading: 'Planes sencillos para quienes aman su oficio',
  lead: 'Solo pagas por recibir más solicitudes. Un plan nunca compra un mejor lugar.',
  perMonth: 'al mes',
  requestsPerMonth: '{count, plural, one {# solicitud} other {# solicitudes}} al mes',
  unlimited: 'Solicitudes ilimitadas',
  popular: 'El más popular',
  signIn: 'Inicia sesión para continuar',
  fine: 'Precios en dólares estadounidenses. Sin costos de instalación, cancela cuando quieras.',
  loadFailed: 'No se pudieron cargar los planes',
};

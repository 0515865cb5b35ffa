import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/plans.ts';

export const texts: Texts<typeof en> = {
  title: 'Planes para profesionales',
  heading: 'Planes sencillos para quienes aman su oficio',
  lead: 'Solo pagas por recibir más solicitudes. Un plan nunca compra un mejor lugar.',
  perMonth: 'al mes',
  requestsPerMonth: '{count, plural, one {# solicitud} other {# solicitudes}} al mes',
  unlimited: 'Solicitudes ilimitadas',
  trial: '14 días de prueba gratis, sin cobros hasta que termine',
  forever: 'Sin tarjeta',
  popular: 'El más popular',
  signIn: 'Inicia sesión para continuar',
  fine: 'Precios en dólares estadounidenses. Sin costos de instalación, cancela cuando quieras.',
  names: { free: 'Prueba gratis', professional: 'Profesional', premium: 'Premium' },
  descriptions: {
    free: 'Para probar y conocer a tus primeros clientes.',
    professional: 'Para trabajar de forma constante cerca de casa.',
    premium: 'Para agendas llenas y equipos pequeños.',
  },
  features: {
    profile: 'Un perfil con tus reseñas',
    chat: 'Habla directamente con los clientes',
    analytics: 'Tu tasa de aceptación y tus cifras',
    support: 'Atención prioritaria',
  },
};

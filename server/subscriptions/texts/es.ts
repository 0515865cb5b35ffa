import type { PlanTexts } from './plan-texts.ts';

export const planTexts: PlanTexts = {
  free: {
    name: 'Prueba gratis',
    description: 'Para probar y conocer a tus primeros clientes.',
    features: [
      'Un perfil con tus reseñas',
      'Habla directamente con los clientes',
      'Tu tasa de aceptación y tus cifras',
      'Sin tarjeta',
    ],
  },
  professional: {
    name: 'Profesional',
    description: 'Para trabajar de forma constante cerca de casa.',
    features: [
      'Un perfil con tus reseñas',
      'Habla directamente con los clientes',
      'Tu tasa de aceptación y tus cifras',
      '{days} días de prueba gratis, sin cobros hasta que termine',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Para agendas llenas y equipos pequeños.',
    features: [
      'Un perfil con tus reseñas',
      'Habla directamente con los clientes',
      'Tu tasa de aceptación y tus cifras',
      '{days} días de prueba gratis, sin cobros hasta que termine',
    ],
  },
};

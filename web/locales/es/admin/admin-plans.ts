import type { Texts } from '#web/locales/catalogue.ts';
import type { texts as en } from '../../en/admin/admin-plans.ts';

export const texts: Texts<typeof en> = {
  hint: 'Lo que los profesionales ven en la página de planes y lo que pagan. Vale al instante, en todas partes.',
  failed: 'No se pudo cargar el plan',
  absent: 'Ese plan no existe',
  figures: 'Precio y límites',
  price: 'Precio al mes en dólares estadounidenses',
  priceHint: '{price} en su origen. Quien ya lo tiene conserva su precio hasta que cambie de plan.',
  priceWrong: 'Escribe un importe de {least} a {most}.',
  freePrice: 'Este plan no cuesta nada y no tiene prueba: lo tiene quien no tiene otro.',
  paid: 'Precios acordados hasta ahora',
  paidBy:
    '{count, plural, one {# profesional a {price} al mes} other {# profesionales a {price} al mes}}',
  nobodyPays: 'Nadie ha empezado este plan todavía.',
  requests: 'Solicitudes al mes',
  requestsHint: 'Vale al instante para todos los que tienen este plan, también este mes.',
  requestsWrong: 'Escribe un número entero de 1 a {most}.',
  unlimited: 'Solicitudes ilimitadas',
  trialDays: 'Días de prueba gratis',
  trialHint:
    'Para las pruebas que empiecen desde ahora. La carta antes del primer cobro se envía tres días antes.',
  trialWrong: 'Escribe un número entero de {least} a {most}.',
  words: 'Textos en tres idiomas',
  wordsHint: 'Lo que queda vacío es el texto original.',
  languages: { en: 'inglés', fr: 'francés', es: 'español' },
  name: 'Nombre en {language}',
  description: 'Descripción en {language}',
  features: 'Lo que incluye, en {language}',
  featuresHint:
    "Una línea por punto, {most} como máximo. El número de solicitudes va primero por sí solo. '{days}' se convierte en los días de prueba.",
  featuresWrong: '{most} líneas de {length} caracteres como máximo.',
  save: 'Guardar el plan',
  discard: 'Descartar',
  saved: 'Se guardó el plan',
  notSaved: 'No se guardó el plan',
  nameTaken: 'Otro plan tiene este nombre en uno de los idiomas.',
  changed: 'Último cambio el {date} por {by}',
  confirm: {
    title: '¿Cambiar {plan}?',
    price: 'Desde ahora cuesta {price} al mes para quien lo elija.',
    keep: '{count, plural, =0 {Nadie lo ha empezado todavía.} one {El profesional que lo tiene conserva el precio acordado hasta que cambie de plan.} other {Los # profesionales que lo tienen conservan el precio acordado hasta que cambien de plan.}}',
    requests:
      '{count, plural, one {Todos los que tienen este plan reciben # solicitud al mes, también este mes.} other {Todos los que tienen este plan reciben # solicitudes al mes, también este mes.}}',
    unlimited: 'Todos los que tienen este plan reciben solicitudes ilimitadas.',
    trial: 'Las pruebas nuevas duran {days} días; las que ya empezaron terminan cuando debían.',
    button: 'Cambiar el plan',
  },
};

import type { DoctorTexts } from './en.ts';
import type { Fault } from './fault.ts';

const fault = (note: string, cure: string): Fault => ({ note, cure });

const INTERVALS: Readonly<Record<string, [one: string, several: string]>> = {
  day: ['día', 'días'],
  week: ['semana', 'semanas'],
  month: ['mes', 'meses'],
  year: ['año', 'años'],
};

/** Lo que el doctor dice de Stripe. */
export const paymentsEs: DoctorTexts['payments'] = {
  sandbox: 'Entorno de prueba: no se cobra a nadie.',
  none: 'No hay claves de Stripe: los planes de pago se muestran, pero nadie puede elegirlos.',
  modes: {
    live: 'Modo real, dinero real.',
    test: 'Modo de prueba de Stripe.',
    sandbox: 'Entorno de prueba: no se cobra a nadie.',
  },
  well: 'Todo en orden.',
  priceOf: (plan) => `Precio del plan ${plan}`,
  webhook: 'Webhook',
  portal: 'Portal de facturación',
  price: {
    inclusive: (variable) =>
      fault(
        'Incluye los impuestos en Stripe; el sitio dice que se suman.',
        `Crea uno cuyos impuestos se sumen e indícalo en ${variable}.`,
      ),
    otherMode: (isLive, variable) =>
      fault(
        `Es del modo ${isLive ? 'real' : 'de prueba'}.`,
        `Indica en ${variable} un precio del mismo modo que las claves.`,
      ),
    archived: (variable) =>
      fault('Está archivado en Stripe.', `Actívalo o indica otro en ${variable}.`),
    differs: ({ theirs, ours, every, variable }) =>
      fault(
        `Es de ${theirs} ${every === null ? 'una sola vez' : `cada ${inSpanish(every)}`} en Stripe, y de ${ours} cada mes aquí.`,
        `Crea otro precio e indícalo en ${variable}.`,
      ),
  },
  hook: {
    missing: (url) =>
      fault(
        `No hay ninguno para ${url}.`,
        'Agrégalo en Stripe, y su secreto en STRIPE_WEBHOOK_SECRET.',
      ),
    disabled: fault('Está desactivado en Stripe.', 'Actívalo.'),
    hearsTooLittle: (events) => fault(`No envía ${events}.`, 'Elígelos también.'),
  },
  settings: {
    neverSaved: fault('Nunca se guardó.', 'Abre su configuración en Stripe y guárdala una vez.'),
    noCards: fault('No permite cambiar de tarjeta.', 'Activa esa opción.'),
    changesPlans: fault(
      'Permite cambiar de plan allí, sin pasar por nuestros pasos.',
      'Desactiva esa opción.',
    ),
  },
  taxes: {
    inactive: fault(
      'Está elegido en el panel, pero no está activo en Stripe.',
      'Completa allí su configuración: la dirección de origen y tus registros.',
    ),
    inclusive: fault(
      'Considera que los precios incluyen los impuestos; el sitio dice que se suman.',
      'Elige allí que se sumen por defecto.',
    ),
  },
  errors: {
    key: fault('Stripe rechaza STRIPE_SECRET_KEY.', 'Cópiala de nuevo.'),
    permission: fault('La clave restringida no tiene acceso.', 'Dale permiso para leer esto.'),
    connection: fault('No se llega a Stripe desde aquí.', 'Revisa la red y el cortafuegos.'),
    missing: fault('No existe en Stripe.', 'Créalo e indícalo en la configuración.'),
    other: (code) =>
      fault(
        `Stripe no respondió como debía (${code}).`,
        'Consulta la página de estado y el registro de Stripe.',
      ),
  },
};

/** `1 month` is one month: un mes. */
function inSpanish(every: string): string {
  const [count = '', interval = ''] = every.split(' ');
  const [one, several] = INTERVALS[interval] ?? [interval, interval];
  return count === '1' ? one : `${count} ${several}`;
}

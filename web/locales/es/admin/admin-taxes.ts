import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-taxes.ts';

export const texts: Texts<typeof en> = {
  title: 'Impuestos de planes',
  hint: 'Los impuestos sobre los planes de pago. Te toca averiguar si debes cobrarlos y con qué tasas.',
  changed: 'Último cambio el {date} por {by}.',
  failed: 'No se pudieron cargar los impuestos',
  waiting:
    '{count, plural, one {# suscripción todavía no se cobra así.} many {# de suscripciones todavía no se cobran así.} other {# suscripciones todavía no se cobran así.}}',
  waitingHint: 'El cambio se les aplicará en unos minutos.',
  waitingAddress:
    'El cambio se les aplicará en unos minutos si Stripe conoce su dirección. Las demás siguen como están hasta que se escriba una en «Administrar la facturación».',
  mode: 'Impuestos',
  modes: { none: 'Sin impuestos', rates: 'Tasas fijas', automatic: 'Stripe Tax' },
  modeHints: {
    none: 'El precio es lo que se cobra.',
    rates: 'Las mismas tasas para todos, por ejemplo el IVA.',
    automatic:
      'Stripe calcula los impuestos según la dirección que pide su página de pago. Antes hay que activarlo en tu cuenta de Stripe, con los lugares donde estás registrado.',
  },
  behavior: 'Los precios',
  behaviors: { added: 'Impuestos aparte', included: 'Impuestos incluidos' },
  behaviorHint: {
    added: 'Cada impuesto se suma al precio del plan.',
    included: 'Se paga el precio del plan; los impuestos son parte de él.',
  },
  rates: 'Tasas',
  preset: 'Llenar con los dos impuestos de Quebec',
  rate: 'Tasa {number}',
  name: 'Nombre',
  nameHint: 'Tal cual en las facturas, en todos los idiomas.',
  namePlaceholder: 'IVA',
  nameTwice: 'Otra tasa tiene este nombre.',
  markup: 'No se permiten los caracteres < y >.',
  percent: 'Porcentaje',
  percentWrong: 'Más de 0, hasta 100, con cuatro decimales como máximo.',
  registration: 'Número de registro',
  registrationHint: 'En las facturas, junto al nombre.',
  optional: 'opcional',
  add: 'Agregar una tasa',
  remove: 'Quitar la tasa {number}',
  example: 'Lo que se cobra cada mes',
  exampleAdded: '{price} + {taxes} = {total}',
  exampleIncluded: '{total}, de los cuales {taxes}',
  rounding: 'Cada impuesto se redondea al centavo por separado, como en las facturas de Stripe.',
  save: 'Guardar…',
  discard: 'Descartar',
  saved: 'Los impuestos se guardaron',
  notSaved: 'Los impuestos no se guardaron',
  unreachable: 'Stripe no responde. No se cambió nada; inténtalo de nuevo en un minuto.',
  confirm: {
    title: '¿Cambiar los impuestos de los planes?',
    button: 'Cambiar',
    none: 'Ya no se cobra ningún impuesto.',
    added: 'Desde ahora, quien empieza un plan paga estos impuestos además del precio.',
    included:
      'Los precios siguen siendo lo que se paga e incluyen estos impuestos. Los ingresos se cuentan sin ellos.',
    automatic:
      'Un plan solo se empieza en la página de pago de Stripe, que pide la dirección. Los impuestos se suman al precio.',
    atStripe: 'Las tasas se crean en tu cuenta de Stripe; las que ya no se usan se archivan allí.',
    existing:
      '{count, plural, one {# suscripción adopta el cambio a partir de su próxima factura.} many {# de suscripciones adoptan el cambio a partir de su próxima factura.} other {# suscripciones adoptan el cambio a partir de su próxima factura.}} Sus precios siguen siendo los acordados.',
    addresses: 'Aquellas cuya dirección Stripe no conoce siguen como están.',
    tell: 'No se avisa a nadie. Diles a quienes pagan qué cambia y cuándo.',
  },
};
